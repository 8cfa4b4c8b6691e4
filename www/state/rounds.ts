/**
 * Rounds of practice: ten questions about reasons of one size, on boards of one game and side. How each question went
 * is a mark among what was learned: `two-lines@colour-8/2026-11-24/4711.3/first`.
 */

import type { Check } from "../content/lessons/lesson.ts";
import { FIVE } from "../content/lessons/lesson.ts";
import type { GameId } from "../engine/generated/puzzle.ts";

/** The lesson whose questions are practised. */
export const ROUNDS = "other-rules";

/** How many questions a round has. */
export const TEN = 10;

/** The kinds of questions, by how many lines a reason has. */
export const SIZES = ["one-line", "two-lines", "three-lines"] as const satisfies Check[];

export type SizeAsked = (typeof SIZES)[number];

/** The boards of a round, such as `colour-8`. */
export interface RoundBoard {
  game: Exclude<GameId, "knights">;
  side: number;
}

/** The sides of boards with reasons of each size: at least fifty different ones, made in a moment. */
const SIDES: Record<RoundBoard["game"], Record<SizeAsked, [least: number, most: number]>> = {
  queens: { "one-line": [6, 9], "two-lines": [6, 9], "three-lines": [9, 9] },
  colour: { "one-line": [6, 9], "two-lines": [6, 9], "three-lines": [7, 9] },
};

const isGame = (name: string): name is RoundBoard["game"] => Object.hasOwn(SIDES, name);

const isSize = (asks: string): asks is SizeAsked => SIZES.some((size) => size === asks);

/** The boards that a text names; null for any other text, and where no boards ask such questions. */
export function roundBoard(text: string, asks: string): RoundBoard | null {
  const [, name = "", side] = /^([a-z]+)-(\d{1,2})$/.exec(text) ?? [];
  if (!isSize(asks) || !isGame(name)) return null;
  const [least, most] = SIDES[name][asks];
  return Number(side) >= least && Number(side) <= most ? { game: name, side: Number(side) } : null;
}

/** The text of the boards nearest to a side. */
export function nearestBoard(game: RoundBoard["game"], side: number, asks: SizeAsked) {
  const [least, most] = SIDES[game][asks];
  return `${game}-${Math.min(most, Math.max(least, side))}`;
}

/** A position from your own game, where a reason was missed. */
export interface OwnPosition {
  /** The queens. */
  squares: number[];
  regions: string | null;
  /** The squares ruled out, such as d4+f3. */
  out: string;
}

/** How many questions a drill has. */
export const questionsIn = ({ board }: { board?: string }) => (board ? TEN : FIVE);

/** A question of a round, from 0. */
interface Asked {
  asks: Check;
  board?: string;
  seed: number;
  at: number;
}

/** Right at once, later, or shown. */
export type Went = "first" | "later" | "shown";

/** @param day such as 2026-11-24 */
export const roundMark = ({ asks, board, seed, at }: Asked, day: string, went: Went) =>
  `${asks}@${board}/${day}/${seed}.${at}/${went}`;

const MARK =
  /^([a-z]+-lines?)@(queens|colour)-\d+\/(\d{4}-\d\d-\d\d)\/\d+\.\d+\/(first|later|shown)$/;

/** How practice went, for each size of reason. */
export interface Practised {
  asks: SizeAsked;
  asked: number;
  first: number;
  /** The same since a day. */
  recent: { asked: number; first: number };
}

/**
 * How practice in a game went, by size.
 * @param since a day, from which on it counts as recent
 */
export function practisedOf(learned: string[], game: GameId, since: string): Practised[] {
  const answers = learned.flatMap((mark) => {
    const [, asks, on, day = "", went] = MARK.exec(mark) ?? [];
    return on === game ? { asks, day, first: went === "first" } : [];
  });
  const tally = (some: typeof answers) => ({
    asked: some.length,
    first: some.filter(({ first }) => first).length,
  });
  return SIZES.map((asks) => {
    const all = answers.filter((answer) => answer.asks === asks);
    return { asks, ...tally(all), recent: tally(all.filter(({ day }) => day >= since)) };
  });
}
