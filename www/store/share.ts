/**
 * A solved puzzle to share without spoilers: the silhouette of its board, a sentence and the link. The later a
 * row was filled, the longer its bar; rows with nothing to fill are a single violet square.
 */

import { GAME_NAMES } from "../content/game-names.ts";
import { shortDay } from "../core/dates.ts";
import { ascending, counted } from "../core/lists.ts";
import { duration } from "../core/numbers.ts";
import { capital } from "../core/words.ts";
import { squaresNamed } from "../routes/ids.ts";
import { linkToPlayed } from "./links.ts";
import type { Kept, Solve } from "./state.ts";

/** When a row was filled, in thirds of the game. */
export type Part = "locked" | "first" | "middle" | "last" | "empty";

/** The most lines of a silhouette (rows of taller boards share a line), and the squares of a line. */
const LINES = 16;
const WIDTH = 8;

const SQUARES: Record<Part, string> = {
  locked: "🟪",
  first: "🟦",
  middle: "🟩",
  last: "🟨",
  empty: "⬜",
};
const THIRDS: Part[] = ["first", "middle", "last"];
const TITLE = "Forward Check";
/** What the rows of squares mean. */
const ROWS = "The board’s rows: the longer a bar, the later I filled it.";

/** The coach's verdicts, once it has judged the game. */
export interface Signs {
  /** One sign a move. */
  lines: string[];
  /** `9 of 13 moves found` */
  words: string;
}

/**
 * @param page its address without the part from # on
 * @param signs null if the coach was not asked
 */
export function shareOf(kept: Kept, solve: Solve, page: string, signs: Signs | null = null) {
  const places = placesOf(solve);
  const picture = pictureOf(solve, places);
  const puzzle = puzzleWords(solve);
  const sentence = `Solved in ${duration(solve.seconds)} · ${helpWords(solve)}`;
  const link = page + linkToPlayed(kept);
  const lines = picture.map((parts) => parts.map((part) => SQUARES[part]).join(""));
  const coached = signs ? [...signs.lines, signs.words] : [];
  const text = [`${TITLE} · ${puzzle}`, ...lines, ROWS, sentence, ...coached, link].join("\n");
  const spoken = spokenOf(places);
  return { title: TITLE, puzzle, sentence, signs, picture, spoken, link, text };
}

/** `2 hints, 1 mistake`. */
export function helpWords({ hints, mistakes }: Pick<Solve, "hints" | "mistakes">) {
  const helped = hints === 0 ? "no hints" : counted(hints, "hint");
  return mistakes === 0 ? helped : `${helped}, ${counted(mistakes, "mistake")}`;
}

/** The place of each line in the order of filling, from 1; 0 if there was nothing to fill. */
function placesOf({ rows, columns, position }: Solve) {
  const lines = Math.min(LINES, rows);
  const filled = Array.from({ length: lines }, () => -1);
  for (const [time, square] of squaresNamed({ rows, columns }, position.split("+")).entries()) {
    filled[Math.floor((Math.floor(square / columns) * lines) / rows)] = time;
  }
  const times = ascending(filled.filter((time) => time >= 0));
  return filled.map((time) => times.indexOf(time) + 1);
}

function pictureOf({ columns }: Solve, places: number[]): Part[][] {
  const width = Math.min(WIDTH, columns);
  const most = Math.max(...places);
  return places.map((place) => {
    const length = Math.max(1, Math.ceil((place * width) / most));
    const part = place === 0 ? "locked" : THIRDS[Math.ceil((3 * place) / most) - 1]!;
    return Array.from({ length: width }, (_, at) => (at < length ? part : "empty"));
  });
}

function spokenOf(places: number[]) {
  const order = places
    .map((place, line) => ({ place, line }))
    .filter(({ place }) => place > 0)
    .toSorted((one, other) => one.place - other.place);
  const lines = order.map(({ line }) => line + 1).join(", ");
  return `The board’s silhouette. Lines, counted from the top, in the order they were filled: ${lines}.`;
}

function puzzleWords({ game, rows, columns, grade, day, closed }: Solve) {
  const name = game === "knights" && closed ? `${GAME_NAMES.knights}, closed` : GAME_NAMES[game];
  const which = day ? shortDay(day) : `${columns} × ${rows}`;
  return [name, which, grade && capital(grade)].filter(Boolean).join(" · ");
}
