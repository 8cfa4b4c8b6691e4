/** How many steps each solver took on each puzzle, as it was asked to solve it; in words. */

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("./state.js").Chosen} Chosen */
/** @typedef {ReadonlyMap<string, string>} Results */

/** @type {Results} */
export const NO_RESULTS = new Map();

/**
 * The results with one more.
 * @param {Results} results
 * @param {Puzzle} puzzle
 * @param {SolverInfo} info of the solver chosen
 * @param {Chosen} chosen
 * @param {string} words
 * @returns {Results}
 */
export const noted = (results, puzzle, info, chosen, words) =>
  new Map([...results, [keyOf(puzzle, info, chosen), words]]);

/**
 * What a solver took. One that is not chosen is asked as it would be if it were: with no options.
 * @param {Results} results
 * @param {Puzzle} puzzle
 * @param {SolverInfo} info
 * @param {Chosen} chosen
 * @returns {string | undefined} undefined where that is not known
 */
export function resultOf(results, puzzle, info, chosen) {
  const asked = info.id === chosen.solver ? chosen : { ...chosen, options: "" };
  return results.get(keyOf(puzzle, info, asked));
}

/**
 * All that decides what a solver takes.
 * @param {Puzzle} puzzle
 * @param {SolverInfo} info
 * @param {Chosen} chosen
 */
function keyOf(puzzle, { id, seeded }, { options, seed }) {
  const sorted = new URLSearchParams(options);
  sorted.sort();
  return JSON.stringify([puzzle, id, sorted.toString(), seeded ? seed : 0]);
}
