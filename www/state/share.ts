/**
 * A solved puzzle to share without giving it away: a picture in squares, a sentence and the link. Queens
 * have a line per row, with a square per try; a knight has a square per stretch of the tour.
 */

import { shortDate } from "../core/dates.ts";
import { counted } from "../core/lists.ts";
import { duration } from "../core/numbers.ts";
import { capital } from "../core/words.ts";
import { linkToPlayed } from "./links.ts";
import type { Kept, Solve } from "./state.ts";
import { isDate } from "./today.ts";

export type Mark = "right" | "wrong" | "locked";

/** The most stretches of a tour, and how many are on a line. */
const STRETCHES = 16;
const IN_LINE = 8;
const TRIES = 6;

const SQUARES = { right: "🟩", wrong: "🟨", locked: "🟪" };
const TITLE = "Forward Check";

/** @param page its address without the part from # on */
export function shareOf(kept: Kept, solve: Solve, page: string) {
  const picture = kept.game === "queens" ? rowsOf(kept, solve) : stretchesOf(kept);
  const puzzle = puzzleWords(solve);
  const sentence = sentenceOf(solve, picture);
  const link = page + linkToPlayed(kept);
  const lines = picture.map((marks) => marks.map((mark) => SQUARES[mark]).join(""));
  const text = [`${TITLE} · ${puzzle}`, ...lines, sentence, link].join("\n");
  const spoken = kept.game === "queens" ? spokenRows(picture) : spokenStretches(picture.flat());
  return { title: TITLE, puzzle, sentence, picture, spoken, link, text };
}

/** Each row’s wrong tries, then the right one. */
function rowsOf({ rows, tries }: Kept, { at, position }: Solve): Mark[][] {
  const tried = namesIn(tries, " ");
  const [locked, right] = [namesIn(at, "+"), namesIn(position, "+")];
  return Array.from({ length: rows }, (_, row) => {
    const isHere = (name: string) => rows - numberIn(name) === row;
    if (locked.some(isHere)) return ["locked"];
    const wrong = tried.filter((name) => isHere(name) && !right.includes(name));
    return [...wrong.slice(0, TRIES - 1).map(() => "wrong" as Mark), "right"];
  });
}

/** Whether each stretch of a tour was right at once. */
function stretchesOf({ rows, columns, blocked, tries }: Kept): Mark[][] {
  const jumps = Math.max(1, rows * columns - blocked.length - 1);
  const count = Math.min(STRETCHES, jumps);
  const back = new Set(
    namesIn(tries, " ").map((jump) => Math.floor(((Number(jump) - 1) * count) / jumps)),
  );
  const marks = Array.from({ length: count }, (_, stretch) =>
    back.has(stretch) ? ("wrong" as Mark) : "right",
  );
  const lines = Math.ceil(count / IN_LINE);
  return Array.from({ length: lines }, (_, line) =>
    marks.slice(line * IN_LINE, (line + 1) * IN_LINE),
  );
}

function spokenRows(picture: Mark[][]) {
  const rows = picture.map((marks, row) => `row ${picture.length - row} ${spokenRow(marks)}`);
  return `From the top: ${rows.join(", ")}.`;
}

function spokenRow(marks: Mark[]) {
  if (marks[0] === "locked") return "locked";
  const wrong = marks.length - 1;
  if (wrong === 0) return "right first time";
  return `right after ${wrong} wrong ${wrong === 1 ? "try" : "tries"}`;
}

function spokenStretches(marks: Mark[]) {
  const back = marks.flatMap((mark, stretch) => (mark === "wrong" ? [stretch + 1] : []));
  const which = back.length > 0 ? `taken back in ${back.join(", ")}` : "none taken back";
  return `Jumps in ${marks.length} stretches: ${which}.`;
}

function puzzleWords({ game, rows, columns, grade, day, closed }: Solve) {
  const name = game === "queens" ? "Queens" : closed ? "Knight, closed tour" : "Knight";
  const which = day && isDate(day) ? shortDate(day) : `${rows} × ${columns}`;
  return [name, which, grade && capital(grade)].filter(Boolean).join(" · ");
}

function sentenceOf({ game, seconds, hints }: Solve, picture: Mark[][]) {
  const helped = hints === 0 ? "no hints" : counted(hints, "hint");
  const solved = `Solved in ${duration(seconds)}, ${helped}.`;
  if (game === "queens") {
    const rows = picture.filter(([first]) => first !== "locked");
    const right = rows.filter(([first]) => first === "right").length;
    return `${solved} ${right} of ${rows.length} rows right first time.`;
  }
  const stretches = picture.flat();
  const right = stretches.filter((mark) => mark === "right").length;
  return `${solved} ${right} of ${stretches.length} stretches without a jump taken back.`;
}

const namesIn = (text: string, between: string) => text.split(between).filter(Boolean);

const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0]);
