/**
 * All that the page shows about solved puzzles, in a few kilobytes: it is updated by each solve, so that nothing has to read
 * them all. Their records are in the archive (`saves/archive.ts`).
 */

import { dayNumber } from "../core/dates.ts";
import type { Size } from "../core/geometry.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { isEasy } from "../routes/daily.ts";
import { dayNamed, perGame } from "../routes/ids.ts";
import { solutionOf } from "./eight-queens.ts";
import type { Solve } from "./played.ts";

/** How often each time was needed, by whole seconds. */
export type Times = Record<string, number>;

/** The solves on boards of one size. */
export interface SizeSummary extends Size {
  /** By grade; "" for boards without one. */
  times: Record<string, Times>;
  /** When the latest ones ended, and their seconds, in order of time. */
  last: [ended: number, seconds: number][];
}

export interface GameSummary {
  solved: number;
  withoutHints: number;
  withoutMistakes: number;
  /** By size, such as 8x8. */
  sizes: Record<string, SizeSummary>;
}

/** Distinct tours of each kind. */
export interface TourSummary {
  solved: number;
  closed: number;
  symmetric: number;
  semiMagic: number;
  magic: number;
}

export interface Summary {
  games: Record<GameId, GameSummary>;
  /** By month, such as 2026-11: a sign for each day (see `marksOn`). */
  months: Record<string, string>;
  /** The solutions of eight queens that were found, by the column in each row, and when each was found first. */
  queens: Record<string, number>;
  /** When eight queens were solved last; 0 if they never were. */
  lastQueens: number;
  tours: TourSummary;
  /** Distinct boards of colours on each side, by grade; "" for boards without one. */
  colours: Record<string, Record<string, number>>;
}

/** How many of the latest solves of a size are shown. */
const LAST = 30;

export const NO_SOLVES: Summary = {
  games: perGame(() => ({
    solved: 0,
    withoutHints: 0,
    withoutMistakes: 0,
    sizes: {},
  })),
  months: {},
  queens: {},
  lastQueens: 0,
  tours: { solved: 0, closed: 0, symmetric: 0, semiMagic: 0, magic: 0 },
  colours: {},
};

export const solvedIn = ({ games }: Summary) =>
  games.queens.solved + games.colour.solved + games.knights.solved;

/**
 * Adds a solve.
 * @param isNew whether its answer differs from those of all earlier solves (see `answerOf`)
 */
export function withSolve(summary: Summary, solve: Solve, isNew: boolean): Summary {
  const { games, months, queens, lastQueens, tours, colours } = summary;
  const { game } = solve;
  const columns = solutionOf(solve)?.join("");
  return {
    games: { ...games, [game]: gameWith(games[game], solve) },
    months: solve.day ? withMark(months, solve.day, marksOf(solve)) : months,
    queens: columns ? { ...queens, [columns]: earliest(queens[columns], solve.ended) } : queens,
    lastQueens: columns ? Math.max(lastQueens, solve.ended) : lastQueens,
    tours: isNew && game === "knights" ? toursWith(tours, solve) : tours,
    colours: isNew && game === "colour" ? coloursWith(colours, solve) : colours,
  };
}

const earliest = (one: number | undefined, other: number) => Math.min(one ?? other, other);

/** Tours and boards of colours count once. */
export function answerOf({ game, rows, columns, regions, at, position }: Solve) {
  if (game === "colour") return `${regions} ${at}`;
  return game === "knights" ? `${rows}x${columns} ${at} ${position}` : "";
}

function gameWith(summary: GameSummary, solve: Solve): GameSummary {
  const { rows, columns, hints, mistakes } = solve;
  const name = `${rows}x${columns}`;
  const size = summary.sizes[name] ?? { rows, columns, times: {}, last: [] };
  return {
    solved: summary.solved + 1,
    withoutHints: summary.withoutHints + Number(hints === 0),
    withoutMistakes: summary.withoutMistakes + Number(mistakes === 0),
    sizes: { ...summary.sizes, [name]: sizeWith(size, solve) },
  };
}

function sizeWith(size: SizeSummary, { grade, seconds, ended }: Solve): SizeSummary {
  const key = grade ?? "";
  const whole = Math.floor(seconds);
  const times = size.times[key] ?? {};
  const entry: [number, number] = [ended, seconds];
  return {
    ...size,
    times: { ...size.times, [key]: { ...times, [whole]: (times[whole] ?? 0) + 1 } },
    last: [...size.last, entry].toSorted(([one], [other]) => one - other).slice(-LAST),
  };
}

function toursWith(tours: TourSummary, { kinds }: Solve): TourSummary {
  return {
    solved: tours.solved + 1,
    closed: tours.closed + Number(Boolean(kinds?.closed)),
    symmetric: tours.symmetric + Number(Boolean(kinds?.symmetric)),
    semiMagic: tours.semiMagic + Number(Boolean(kinds?.semiMagic && !kinds.magic)),
    magic: tours.magic + Number(Boolean(kinds?.magic)),
  };
}

function coloursWith(colours: Summary["colours"], { rows, grade }: Solve) {
  const of = colours[rows] ?? {};
  const key = grade ?? "";
  return { ...colours, [rows]: { ...of, [key]: (of[key] ?? 0) + 1 } };
}

// ---- days ------------------------------------------------------------------------------------

/** The bit of each puzzle of a day, and the one for a puzzle, other than the easy one, that was solved in time. */
const BITS: Record<string, number> = { "queens-easy": 1, queens: 2, knights: 4, colour: 8 };
const IN_TIME = 16;
const RADIX = 32;
/** The least sign of a day with such a puzzle. */
const FIRST_IN_TIME = IN_TIME.toString(RADIX);
const LONGEST_MONTH = 31;

const marksOf = ({ id, game, inTime }: Solve) =>
  (BITS[dayNamed(id)?.which ?? game] ?? 0) | (inTime && !isEasy(id) ? IN_TIME : 0);

function withMark(months: Summary["months"], day: string, marks: number) {
  const [month, at] = placeOf(day);
  const signs = (months[month] ?? "").padEnd(LONGEST_MONTH, "0");
  const sign = (Number.parseInt(signs.charAt(at), RADIX) | marks).toString(RADIX);
  return { ...months, [month]: signs.slice(0, at) + sign + signs.slice(at + 1) };
}

const marksOn = ({ months }: Summary, day: string) => {
  const [month, at] = placeOf(day);
  return Number.parseInt(months[month]?.charAt(at) || "0", RADIX) || 0;
};

/** The month of a date, and its place there. */
const placeOf = (day: string): [string, number] => [day.slice(0, 7), Number(day.slice(8)) - 1];

/** Whether a puzzle of a day was solved, on that day or later. */
export const isSolvedOn = (summary: Summary, day: string, which: string) =>
  (marksOn(summary, day) & (BITS[which] ?? 0)) !== 0;

/** Whether a puzzle of a day was solved in time, so that the day counts for a streak. */
export const isInTimeOn = (summary: Summary, day: string) =>
  (marksOn(summary, day) & IN_TIME) !== 0;

/** The numbers of the days that count for a streak, in order (see `dayNumber`): ten years have to take no time. */
export function daysInTime({ months }: Summary): number[] {
  const days: number[] = [];
  for (const month of Object.keys(months).sort()) {
    const [signs, first] = [months[month]!, dayNumber(`${month}-01`)];
    for (let at = 0; at < signs.length; at++) {
      if (signs.charAt(at) >= FIRST_IN_TIME) days.push(first + at);
    }
  }
  return days;
}
