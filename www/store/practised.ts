/**
 * How rounds of practice went. Each question leaves a mark among what was learned, such as
 * `two-lines@colour-8/2026-11-24/4711.3/first/14`, with the seconds it took; so does each
 * position of your own games that was answered right: `two-lines@own/1x7f0k2`.
 */

import type { Check } from "../content/lessons/lesson.ts";
import { type OwnPosition, SIZES, type SizeAsked } from "../content/rounds.ts";
import { fnv1a } from "../core/checksum.ts";
import { medianOf } from "../core/lists.ts";
import type { GameId } from "../engine/generated/puzzle.ts";

/** A question of a round, from 0. */
interface Asked {
  asks: Check;
  board?: string;
  seed: number;
  at: number;
}

/** Right at once, later, or shown. */
export type Went = "first" | "later" | "shown";

/** The start of the mark of a question. @param day such as 2026-11-24 */
export const questionMark = ({ asks, board, seed, at }: Asked, day: string) =>
  `${asks}@${board}/${day}/${seed}.${at}/`;

/** @param seconds that it took */
export const roundMark = (asked: Asked, day: string, went: Went, seconds: number) =>
  `${questionMark(asked, day)}${went}/${Math.max(1, Math.round(seconds))}`;

const MARK =
  /^([a-z]+-lines?)@((queens|colour)-\d+)\/(\d{4}-\d\d-\d\d)\/(\d+)\.(\d+)\/(first|later|shown)\/(\d+)$/;

function readMark(mark: string) {
  const [, asks, board, game, day = "", seed, at, went, seconds] = MARK.exec(mark) ?? [];
  return asks
    ? { asks, board, game, day, seed: Number(seed), at: Number(at), went, seconds }
    : null;
}

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
    const answer = readMark(mark);
    return answer?.game === game ? { ...answer, first: answer.went === "first" } : [];
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

/** How a round has gone so far: questions answered without help, those at the first try, and the median of the seconds for each. */
export function soFarIn(learned: string[], { asks, board, seed }: Omit<Asked, "at">) {
  const answers = new Map(
    learned.flatMap((mark) => {
      const answer = readMark(mark);
      const isHere = answer?.asks === asks && answer.board === board && answer.seed === seed;
      return isHere && answer.went !== "shown" ? [[answer.at, answer] as const] : [];
    }),
  );
  const all = [...answers.values()];
  const took = all.map(({ seconds }) => Number(seconds));
  took.sort((a, b) => a - b);
  return {
    right: all.length,
    first: all.filter(({ went }) => went === "first").length,
    each: took.length > 0 ? medianOf(took) : null,
  };
}

/** The mark of a position of your own games that was answered right: it is not asked again. */
export function ownMark(asks: string, { squares, regions, out }: OwnPosition) {
  const key = [regions, squares.join(), out].join(" ");
  return `${asks}@own/${fnv1a(key).toString(36)}`;
}
