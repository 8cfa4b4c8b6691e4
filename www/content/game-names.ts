/** What the games are called, and whose solvers they use. */

import type { GameId } from "../engine/generated/puzzle.ts";

/** The game whose solvers a game uses. The solvers of queens only ask the board for its rules. */
export const solvedAs = (game: GameId) => (game === "colour" ? "queens" : game);

/** The names of the games. */
export const GAME_NAMES = {
  queens: "Queen’s Challenge",
  colour: "Colour Queens",
  knights: "Knight’s Tour",
};

/** Shorter, in switches, whose tooltips have the whole name. */
export const SHORT_NAMES = { colour: "Colour", queens: "Queens", knights: "Knight" };
