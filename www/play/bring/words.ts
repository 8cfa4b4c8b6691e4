/** What is said about a board as read. */

import { counted, listed } from "../../core/lists.ts";
import { count } from "../../core/numbers.ts";
import { SIDES } from "../../core/regions.ts";
import { capital } from "../../core/words.ts";
import type { Examined } from "../../engine/generated/thinking.ts";
import type { SeenPart, Side } from "../../engine/reader.ts";

interface Read {
  side: number;
  colours: number;
  from: "picture" | "text";
  /** The names of the squares to check. */
  open: string[];
  /** Whether more than a quarter of the squares were in doubt. */
  isMany: boolean;
  examined: Examined | null;
  /** Why nothing is known about its solutions, or "". */
  trouble: string;
  /** The names of squares one of which may be wrong. */
  likely: string[];
  /** Whether the board can be played here. */
  isProper: boolean;
}

export interface Head {
  /** The important words. */
  title: string;
  /** What follows them in the same line, or "". */
  more: string;
  sub: string;
}

/** The two lines above the board. */
export function headOf(read: Read): Head {
  const { side, colours, from, open, isProper } = read;
  if (!isProper && side > SIDES.most) return tooLarge(side);
  if (open.length > 0) return toCheck(read);
  const size = `${side} × ${side} · ${counted(colours, "colour")} · read from your ${from}`;
  return { ...resultOf(read), ...(isSound(read.examined) && { sub: size }) };
}

const isSound = (examined: Examined | null) => !examined || examined.solutions === 1;

const tooLarge = (side: number): Head => ({
  title: `This board is ${side} × ${side}.`,
  more: "",
  sub: `Boards up to ${SIDES.most} × ${SIDES.most} can be played here.`,
});

function toCheck({ open, isMany, from }: Read): Head {
  const sub = isMany
    ? "Many squares were hard to read: compare the whole board with your picture."
    : `Their colours were hard to tell apart in the ${from}.`;
  const only = `Its colour was hard to tell in the ${from}.`;
  return {
    title: `${counted(open.length, "square")} to check:`,
    more: listed(open),
    sub: open.length === 1 && !isMany ? only : sub,
  };
}

function resultOf({ examined, trouble, likely, from }: Read): Head {
  const compare = `Compare it with your ${from}: a square may be wrong.`;
  if (trouble) return { title: "This board could not be examined.", more: "", sub: trouble };
  if (!examined) return { title: "Counting the solutions…", more: "", sub: "" };
  const { solutions, k, grade, problem, text } = examined;
  if (solutions === null) return { title: text, more: "", sub: compare };
  if (solutions === 1) {
    const title = `One solution${grade ? ` · ${capital(grade)}:` : ""}`;
    return { title, more: k ? `a reason needs ${counted(k, "line")}` : "", sub: "" };
  }
  const which = `One square may be wrong: ${listed(likely).replace(" and ", " or ")}.`;
  const sub = likely.length > 0 && likely.length < 4 ? which : compare;
  if (solutions === 0) return { title: problem?.text ?? text, more: "", sub };
  return { title: `This board has ${solutionsWords(examined)}.`, more: "", sub };
}

const solutionsWords = ({ solutions, isCounted }: Examined) =>
  `${isCounted ? "" : "at least "}${count(solutions ?? 0)} solutions`;

/** How many solutions the board has as it was read, beside the squares to check. */
export function solutionsText(examined: Examined | null): string {
  if (!examined || examined.solutions === null) return "";
  if (examined.solutions === 0) return "As read, the board has no solution.";
  if (examined.solutions === 1) return "As read, the board has one solution.";
  return `As read, the board has ${solutionsWords(examined)}.`;
}

/** The offer to play with the pieces and crosses of the picture, or "". */
export function marksText(queens: number, crosses: number): string {
  const crossWords = `${count(crosses)} ${crosses === 1 ? "cross" : "crosses"}`;
  const words = [queens > 0 && counted(queens, "queen"), crosses > 0 && crossWords].filter(Boolean);
  return words.length > 0 ? `Take the ${words.join(" and ")} too` : "";
}

/** The forms that a text can have. */
export const KINDS = ["letters", "digits", "emoji squares", "JSON", "link"] as const;

/** Which form a text seems to have, or "". */
export function kindOfText(text: string): (typeof KINDS)[number] | "" {
  if (text.trim() === "") return "";
  if (/#\/|https?:/i.test(text)) return "link";
  if (/[{[]/.test(text)) return "JSON";
  if (/\p{Extended_Pictographic}/u.test(text)) return "emoji squares";
  return /[a-z]/i.test(text) ? "letters" : "digits";
}

/** What helps, and how. */
export type Advice = [what: string, how: string];

/** What can be done with a board that was read in part. */
export function paintText({ columns, rows }: Pick<SeenPart, "columns" | "rows">): string {
  if (columns === rows) return "Correct the colours by hand";
  const missing = Math.abs(columns - rows);
  const lines = counted(missing, columns < rows ? "column" : "row");
  return `Add ${lines} and paint ${missing === 1 ? "it" : "them"}`;
}

/** The same as advice: what, and how. */
export const paintAdvice = ({ columns, rows }: Pick<SeenPart, "columns" | "rows">): Advice => [
  `Paint the missing ${columns < rows ? "columns" : "rows"}`,
  `The ${columns * rows} squares that were read are kept.`,
];

const MISSING: Record<Side, string> = {
  left: "on the left",
  right: "on the right",
  top: "at the top",
  bottom: "at the bottom",
};

/** Where squares of a board are missing in a picture, or "" if that can't be told. */
export function missingText(sides: Side[]): string {
  return sides.length > 0
    ? `Squares are missing ${listed(sides.map((side) => MISSING[side]))}.`
    : "";
}
