/**
 * The cards: what there is to know of each solver beside what its code says of itself. A card lies
 * in a file of its own and is found by the solver's id, so that no list of cards has to be kept.
 */

/** @typedef {import("./moment.js").Moment} Moment */
/**
 * @typedef {object} Card
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
 * The one name of a solver: ids repeat from game to game.
 * @param {SolverName} solver
 */
export const keyOf = ({ game, id }) => `${game} ${id}`;

/**
 * The cards of solvers, by key.
 * @param {SolverName[]} solvers
 * @returns {Promise<Map<string, Card>>}
 */
export async function loadCards(solvers) {
  const cards = await Promise.all(solvers.map(loadCard));
  return new Map(solvers.map((solver, place) => [keyOf(solver), cards[place]]));
}

/**
 * @param {SolverName} solver
 * @returns {Promise<Card>}
 */
async function loadCard({ game, id }) {
  const module = await import(`./${game}/${id}.js`);
  return module.default;
}
