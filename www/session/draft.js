/** A board that is being set up by hand: every change of it can be undone. No DOM, no engine. */

/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Layout} Layout */
/**
 * @typedef {object} Draft
 * @property {Layout} layout
 * @property {Layout[]} earlier layouts that Undo goes back to, the last one first to come back
 * @property {Layout[]} later layouts that Redo goes on to, the next one first
 */
/** @typedef {(draft: Draft) => Draft} Edit */

/** So many changes can be undone. */
const MOST_EARLIER = 100;

/** @param {Layout} layout @returns {Draft} */
export const newDraft = (layout) => ({ layout, earlier: [], later: [] });

/**
 * Lays the board anew.
 * @param {Partial<Layout>} change
 * @returns {Edit}
 */
export const edited =
  (change) =>
  ({ layout, earlier }) => ({
    layout: { ...layout, ...change },
    earlier: [...earlier, layout].slice(-MOST_EARLIER),
    later: [],
  });

/** @param {number} rows @param {number} columns */
export const resized = (rows, columns) => edited({ rows, columns, squares: [], blocked: [] });

/** Takes all that is given and blocked off the board. */
export const cleared = edited({ squares: [], blocked: [] });

/**
 * Locks a queen, or unlocks it.
 * @param {number} square
 * @returns {Edit}
 */
export const locked = (square) => (draft) =>
  edited({ squares: toggled(draft.layout.squares, square) })(draft);

/**
 * Puts the knight on a start, or takes it off.
 * @param {number} square
 * @returns {Edit}
 */
export const started = (square) => (draft) => {
  const { squares, blocked } = draft.layout;
  const others = blocked.filter((other) => other !== square);
  return edited({ squares: squares[0] === square ? [] : [square], blocked: others })(draft);
};

/**
 * Blocks a square, or opens it again.
 * @param {number} square
 * @returns {Edit}
 */
export const blocked = (square) => (draft) => {
  const { layout } = draft;
  const squares = layout.squares.filter((other) => other !== square);
  return edited({ squares, blocked: toggled(layout.blocked, square) })(draft);
};

/** @type {Edit} */
export const undone = (draft) => {
  const { layout, earlier, later } = draft;
  const before = earlier.at(-1);
  if (!before) return draft;
  return { layout: before, earlier: earlier.slice(0, -1), later: [layout, ...later] };
};

/** @type {Edit} */
export const redone = (draft) => {
  const { layout, earlier, later } = draft;
  const [after, ...rest] = later;
  return after ? { layout: after, earlier: [...earlier, layout], later: rest } : draft;
};

/** @param {number[]} squares @param {number} square */
function toggled(squares, square) {
  const others = squares.filter((other) => other !== square);
  const now = others.length < squares.length ? others : [...squares, square];
  return now.toSorted((a, b) => a - b);
}
