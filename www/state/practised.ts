/**
 * How rounds of practice went. Each question leaves a mark among what was learned, such as
 * `two-lines@colour-8/2026-11-24/4711.3/first`; so does each position of your own games that was answered right:
 * `two-lines@own/1x7f0k2`.
 */

import type { Check } from "../content/lessons/lesson.ts";
import { fnv1a } from "../core/checksum.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { type OwnPosition, SIZES, type SizeAsked } from "./rounds.ts";

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

/** The mark of a position of your own games that was answered right: it is not asked again. */
export function ownMark(asks: string, { squares, regions, out }: OwnPosition) {
  const key = [regions, squares.join(), out].join(" ");
  return `${asks}@own/${fnv1a(key).toString(36)}`;
}
