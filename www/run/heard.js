/** What a move sounds like: found out from how the game stood before it and stands after it. */

/** @typedef {import("../sound/sounds.js").Sound} Sound */
/** @typedef {import("./game.js").Game} Game */
/**
 * How a game stands, as far as can be heard.
 * @typedef {object} Stand
 * @property {Game} game
 * @property {number} count of pieces, or of squares visited
 * @property {number} crosses
 * @property {number} conflicts
 * @property {string} position
 * @property {boolean} solved
 */

/** @param {Game} game @returns {Stand} */
export const standOf = (game) => ({
  ...{ game, count: game.count, crosses: game.crosses.length, conflicts: game.conflicts },
  ...{ position: game.position, solved: game.solved },
});

/**
 * @param {Stand | null} before
 * @param {Stand} after
 * @returns {Sound | null} none where another game was opened, or nothing has changed
 */
export function soundOf(before, after) {
  if (before?.game !== after.game || before.position === after.position) return null;
  if (after.solved && !before.solved) return "solved";
  if (after.conflicts > before.conflicts) return "conflict";
  if (after.count < before.count) return "lift";
  if (after.count === before.count && after.crosses !== before.crosses) return "cross";
  return after.game.puzzle.game === "knights" ? "jump" : "place";
}
