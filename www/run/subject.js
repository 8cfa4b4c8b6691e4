/** What there is to save of what is seen: a picture of it, what moves, and the answer. */

import { MARKS } from "../scene/scene.js";
import { squareNames } from "../session/ids.js";
import { boardOf, gameOf, layoutOf, puzzleWords, runOf } from "../session/state.js";

/** @typedef {import("../panels/save.js").Subject} Subject */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("./stage.js").Stage} Stage */

const TITLES = { queens: "Queen’s Challenge", knights: "Knight’s Tour" };

/**
 * @param {State} state
 * @param {Stage} stage
 * @returns {Subject | null} null where the board is a picture itself
 */
export function subjectOf(state, stage) {
  const { scene, names, watch } = stage;
  if (scene.kind === "large") return null;
  const title = `${TITLES[gameOf(state)]}, ${puzzleWords(state)}`;
  const answer = answerOf(state, stage);
  return {
    scene,
    names,
    title,
    answer,
    shown: watch ? runShown(state, stage) : gameShown(state, stage),
  };
}

/** @param {State} state @param {Stage} stage @returns {Subject["shown"]} */
function runShown(state, { puzzle, watch }) {
  const { solver, options, seed } = runOf(state);
  const to = Math.max(1, watch?.steps ?? 0);
  return { what: "run", order: { puzzle, solver, options, seed }, from: 0, to };
}

/** @param {State} state @param {Stage} stage @returns {Subject["shown"]} */
const gameShown = (state, { puzzle, game }) => ({
  ...{ what: "game", puzzle, record: game?.record ?? "" },
  marks: { ...MARKS, shadows: state.shadows, pathNumbers: state.pathNumbers, hints: false },
});

/** @param {State} state @param {Stage} stage @returns {Subject["answer"]} */
function answerOf(state, { position, watch }) {
  const { rows, columns, squares, blocked, closed } = layoutOf(boardOf(state));
  const named = (/** @type {number[]} */ list) =>
    squareNames({ rows, columns }, list).split("+").filter(Boolean);
  return {
    ...{ game: gameOf(state), size: `${rows}x${columns}`, at: named(squares), closed },
    ...{ blocked: named(blocked), solver: watch ? runOf(state).solver : null },
    ...{ steps: watch?.steps ?? null, squares: named(position) },
  };
}
