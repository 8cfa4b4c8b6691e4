/**
 * The cards: what there is to know of each solver beside what its code says of itself. A card lies
 * in a file of its own and is found by the solver's id, so that no list of cards has to be kept.
 */

import { nextTask } from "../base/next-task.js";
import { lower } from "../base/words.js";

/** @typedef {import("./moment.js").Moment} Moment */
/**
 * @typedef {object} Card
 * @property {import("./colours.js").Colour} colour of its lines and bars, wherever it is compared
 * @property {boolean} [isNamedAfterSomebody] so that its name keeps its capital within a sentence
 * @property {string} what it is, in two sentences
 * @property {Moment} picture its idea, on a small board
 * @property {string} caption what the picture shows
 * @property {string} watch what to watch for
 * @property {string} source who published it
 * @property {string} time
 * @property {string} memory
 * @property {Moment} moment at which its character shows
 * @property {string} shows what is to be seen there
 */
/** @typedef {{game: import("../engine/engine.js").GameId, id: string}} SolverName */

/**
 * One name for a solver: ids repeat from game to game.
 * @param {SolverName} solver
 */
export const keyOf = ({ game, id }) => `${game} ${id}`;

/** @type {Map<string, Card>} */
const cards = new Map();

/**
 * Where the cards of a game lie. Each folder is named in full, as a bundler splits off whatever such a
 * name may stand for.
 * @type {Record<SolverName["game"], (id: string) => Promise<{default: Card}>>}
 */
const FOLDERS = {
  queens: (id) => import(`./queens/${id}.js`),
  knights: (id) => import(`./knights/${id}.js`),
};

/**
 * Fetches the cards of solvers, before any of them is asked for.
 * @param {SolverName[]} solvers
 */
export async function loadCards(solvers) {
  const load = async (/** @type {SolverName} */ solver) => {
    // To ask for all of them in one task would hold up the page.
    await nextTask();
    const module = await FOLDERS[solver.game](solver.id);
    cards.set(keyOf(solver), module.default);
  };
  await Promise.all(solvers.map(load));
}

/**
 * The card of a solver.
 * @param {SolverName} solver
 */
export function cardOf(solver) {
  const card = cards.get(keyOf(solver));
  if (!card) throw new Error(`The card of ${keyOf(solver)} has not been loaded.`);
  return card;
}

/**
 * The name of a solver within a sentence.
 * @param {SolverName & {name: string}} solver
 */
export const nameInText = (solver) =>
  cardOf(solver).isNamedAfterSomebody ? solver.name : lower(solver.name);
