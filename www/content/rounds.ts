/**
 * Rounds of practice: ten questions about reasons of one size, on boards of one game and side. They begin with
 * positions in which you missed such a reason. For how they went, see `store/practised.ts`.
 */

import { type Guard, isString, isWhole, listOf, orNull, shaped } from "../core/guards.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Check } from "./lessons/lesson.ts";
import { FIVE } from "./lessons/lesson.ts";

/** The lesson whose questions are practised. */
export const ROUNDS = "lines";

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

/** The largest boards whose reasons are found in a moment. */
export const MOST_SIDE = 9;

/** The sides of boards with reasons of each size: at least fifty different ones, made in a moment. */
const SIDES: Record<RoundBoard["game"], Record<SizeAsked, [least: number, most: number]>> = {
  queens: {
    "one-line": [6, MOST_SIDE],
    "two-lines": [6, MOST_SIDE],
    "three-lines": [MOST_SIDE, MOST_SIDE],
  },
  colour: {
    "one-line": [6, MOST_SIDE],
    "two-lines": [6, MOST_SIDE],
    "three-lines": [7, MOST_SIDE],
  },
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
  side: number;
  /** The queens. */
  squares: number[];
  regions: string | null;
  /** The squares ruled out, such as d4+f3. */
  out: string;
}

/** Whether a saved position has the right shape; the drill leaves out those that ask nothing. */
export const isOwnPosition: Guard<OwnPosition> = shaped<OwnPosition>({
  side: isWhole,
  squares: listOf(isWhole),
  regions: orNull(isString),
  out: isString,
});

/** How many questions a drill draws. */
export const questionsDrawn = ({ board }: { board?: string }) => (board ? TEN : FIVE);

/** How many questions a drill has; fewer if the page asks those that were missed again. */
export const questionsIn = (drill: { board?: string; only?: number[]; questions?: unknown[] }) =>
  (drill.questions ?? drill.only)?.length ?? questionsDrawn(drill);
