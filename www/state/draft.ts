/** A board that is being set up by hand: every change of it can be undone. No DOM, no engine. */

import type { Layout } from "./state.ts";

export interface Draft {
  layout: Layout;
  /** Layouts that Undo goes back to, the last one first to come back. */
  earlier: Layout[];
  /** Layouts that Redo goes on to, the next one first. */
  later: Layout[];
}

export type Edit = (draft: Draft) => Draft;

/** So many changes can be undone. */
const MOST_EARLIER = 100;

export const newDraft = (layout: Layout): Draft => ({ layout, earlier: [], later: [] });

/** Lays the board anew. */
export const edited =
  (change: Partial<Layout>): Edit =>
  ({ layout, earlier }) => ({
    layout: { ...layout, ...change },
    earlier: [...earlier, layout].slice(-MOST_EARLIER),
    later: [],
  });

export const resized = (rows: number, columns: number) =>
  edited({ rows, columns, squares: [], blocked: [] });

/** Takes all that is given and blocked off the board. */
export const cleared = edited({ squares: [], blocked: [] });

/** Locks a queen, or unlocks it. */
export const locked =
  (square: number): Edit =>
  (draft) =>
    edited({ squares: toggled(draft.layout.squares, square) })(draft);

/** Puts the knight on a start, or takes it off. */
export const started =
  (square: number): Edit =>
  (draft) => {
    const { squares, blocked } = draft.layout;
    const others = blocked.filter((other) => other !== square);
    return edited({ squares: squares[0] === square ? [] : [square], blocked: others })(draft);
  };

/** Blocks a square, or opens it again. */
export const blocked =
  (square: number): Edit =>
  (draft) => {
    const { layout } = draft;
    const squares = layout.squares.filter((other) => other !== square);
    return edited({ squares, blocked: toggled(layout.blocked, square) })(draft);
  };

export const undone: Edit = (draft) => {
  const { layout, earlier, later } = draft;
  const before = earlier.at(-1);
  if (!before) return draft;
  return { layout: before, earlier: earlier.slice(0, -1), later: [layout, ...later] };
};

export const redone: Edit = (draft) => {
  const { layout, earlier, later } = draft;
  const [after, ...rest] = later;
  return after ? { layout: after, earlier: [...earlier, layout], later: rest } : draft;
};

function toggled(squares: number[], square: number) {
  const others = squares.filter((other) => other !== square);
  const now = others.length < squares.length ? others : [...squares, square];
  return now.toSorted((a, b) => a - b);
}
