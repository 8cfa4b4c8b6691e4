/** The differences between the games. */
import type { GameId } from "../engine/generated/puzzle.ts";
import * as knights from "./knights.ts";
import * as queens from "./queens.ts";

export type { Reading } from "./reading.ts";

/** Boards of colours are boards of queens by other rules. */
export const GAMES = { queens, colour: queens, knights };

/** The game whose solvers a game uses. The solvers of queens only ask the board for its rules. */
export const solvedAs = (game: GameId) => (game === "colour" ? "queens" : game);

/** The names of the games. */
export const GAME_NAMES = {
  queens: "Queen’s Challenge",
  colour: "Colour Queens",
  knights: "Knight’s Tour",
};

/** The same in titles and lists. */
export const SHORT_NAMES = { queens: "Queens", colour: "Colour Queens", knights: "Knight" };
