/**
 * The start of a link: what it leads to, its game and its board. Everything that reads links begins here, and so does
 * the script before the first paint (`app/before-paint.ts`), in browsers of 2015: this file imports only types.
 */

import type { GameId } from "../engine/generated/puzzle.ts";

export const GAME_IDS = ["queens", "colour", "knights"] as const;

export type Mode = "play" | "watch" | "learn" | "compare" | "lab";

/** The first words of links, except of those to a run, which begin with a game: `watch` before it may be left out. */
const WORDS = ["play", "setup", "bring", "explain", "duel", "learn", "compare", "lab"] as const;

/** What a link leads to: the home screen, the puzzle of a day, any other place that its first word names, or a run. */
export type Kind = "home" | "day" | (typeof WORDS)[number] | "watch";

export interface Start {
  kind: Kind;
  /** What follows the first word, or all of a link to a run. */
  rest: string;
}

export function startOf(link: string): Start {
  const own = link.replace(/^#?\/?/, "");
  const [, first, rest = ""] = /^(\w+)(?:\/(.*))?$/.exec(own) ?? [];
  const word = WORDS.find((one) => one === first);
  if (first === "today") return rest ? { kind: "day", rest: own } : { kind: "home", rest };
  if (first === "watch") return { kind: "watch", rest: rest || GAME_IDS[0] };
  if (!word) return { kind: "watch", rest: own };
  return { kind: word === "play" ? kindOfPlay(rest) : word, rest };
}

function kindOfPlay(rest: string): Kind {
  if (rest === "") return "home";
  return /^(?:today|\d+-\d+-\d+)(?:\/|$)/.test(rest) ? "day" : "play";
}

export const modeOf = (kind: Kind): Mode =>
  kind === "watch" || kind === "learn" || kind === "compare" || kind === "lab" ? kind : "play";

export const gameNamed = (text: string | undefined): GameId | undefined =>
  GAME_IDS.find((id) => id === text);

/** The size of a board, such as `8` or `5x6`; null for other text. */
export function sizeNamed(text: string): { rows: number; columns: number } | null {
  const [, rows, columns = rows] = /^(\d{1,7})(?:[x×](\d{1,7}))?$/.exec(text) ?? [];
  return rows === undefined ? null : { rows: Number(rows), columns: Number(columns) };
}
