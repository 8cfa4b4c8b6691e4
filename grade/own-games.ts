/** The games that a program of your own is for, by what it calls. */

import type { GameId } from "../www/engine/generated/puzzle.ts";

const KNIGHT = /\.(start|squares|path|jumps|visited|jump|back)\b/;
const QUEENS = /\.(rows|locked|place|lift|move|attacks|attacked|queen_on|queenOn)\b/;
const COLOURS = /\.colour\b/;
/** These know the colours, so that one program solves both games of queens. */
const BOTH = /\.attack(s|ed)\b/;

/** Queens if it calls nothing. */
export function gamesOf(source: string): GameId[] {
  const games: GameId[] = [];
  const hasColours = COLOURS.test(source);
  if (QUEENS.test(source) && !hasColours) games.push("queens");
  if (hasColours || BOTH.test(source)) games.push("colour");
  if (KNIGHT.test(source)) games.push("knights");
  return games.length > 0 ? games : ["queens"];
}
