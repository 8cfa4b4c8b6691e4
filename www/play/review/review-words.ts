/** The coach's words for people. */

import { SIZES, type SizeAsked } from "../../content/rounds.ts";
import { counted } from "../../core/lists.ts";
import { duration } from "../../core/numbers.ts";
import type { CoachVerdict, JudgedMove } from "../../engine/generated/thinking.ts";
import type { MoveLog } from "../../store/move-log.ts";
import type { Signs } from "../../store/share.ts";

/** A verdict on a move of the player, or that a hint made the move. */
export type Sign = CoachVerdict | "hinted";

export const signOf = ({ at, verdict }: JudgedMove, log: MoveLog): Sign =>
  log[at]?.hinted ? "hinted" : verdict;

/** What a verdict is called in the sentence of a move. */
const WORDS: Record<Sign, string> = {
  hinted: "by a hint",
  found: "found",
  missed: "you missed an easier one",
  guess: "guessed right",
  wrong: "guessed wrong",
  open: "the tour stayed open",
  lost: "the tour was already lost",
  "not-known": "not known",
};

/** What it is called under the strip. */
const TALLIES: Record<Sign, string> = {
  found: "found",
  open: "kept the tour open",
  missed: "missed an easier one",
  guess: "guessed right",
  wrong: "guessed wrong",
  lost: "after it was lost",
  "not-known": "not known",
  hinted: "by a hint",
};

/** The signs of verdicts in a text to share: no picture of the board, so nothing is given away. */
const SIGNS: Record<Sign, string> = {
  hinted: "△",
  found: "●",
  open: "●",
  missed: "○",
  guess: "?",
  wrong: "×",
  lost: "×",
  "not-known": "·",
};

/** How many signs a line holds. */
const LINE = 16;

/** The verdicts as signs, in lines, and how many moves were good, in words; null without any. */
export function signsOf(moves: JudgedMove[], log: MoveLog): Signs | null {
  if (moves.length === 0) return null;
  const all = moves.map((move) => signOf(move, log));
  const isGood = (sign: Sign) => sign === "found" || sign === "open";
  const hinted = all.filter((sign) => sign === "hinted").length;
  const help = hinted > 0 ? `, ${hinted} by a hint` : "";
  const good = `${all.filter(isGood).length} of ${counted(moves.length, "move")}`;
  const isTour = moves.some(({ verdict }) => verdict === "open" || verdict === "lost");
  const signs = all.map((sign) => SIGNS[sign]).join("");
  return {
    lines: signs.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [],
    words: `${good} ${isTour ? "kept the tour open" : "found"}${help}`,
  };
}

const ORDER = Object.keys(TALLIES) as Sign[];

/** How often each verdict was given, without those that were not. A hint's moves are not the player's. */
export const talliesOf = (moves: JudgedMove[], log: MoveLog) =>
  ORDER.map((sign) => ({
    sign,
    count: moves.filter((move) => signOf(move, log) === sign).length,
    words: TALLIES[sign],
  })).filter(({ count }) => count > 0);

/** `e8`, `×6` for six squares crossed out. */
export function labelOf({ kind, squares }: JudgedMove, names: string[]) {
  const [first = 0] = squares;
  return kind === "cross" && squares.length > 1 ? `×${squares.length}` : (names[first] ?? "");
}

/** `Move 7, g7: guessed right`. */
export function titleOf(moves: JudgedMove[], at: number, names: string[], log: MoveLog) {
  const move = moves[at]!;
  const { kind, squares } = move;
  const [first = 0] = squares;
  const what =
    kind !== "cross"
      ? names[first]
      : squares.length > 1
        ? `${counted(squares.length, "square")} crossed out`
        : `${names[first]} crossed out`;
  return `Move ${at + 1}, ${what}: ${WORDS[signOf(move, log)]}`;
}

/** When a wrong move was taken back, in a sentence; or "". */
export function moreOf({ at, until }: JudgedMove, log: MoveLog) {
  const made = log[at];
  const back = until === null ? undefined : log[until];
  if (made && back) return `Taken back after ${secondsOf(back.at - made.at)}.`;
  return "";
}

function secondsOf(tenths: number) {
  const seconds = Math.max(1, Math.round(tenths / 10));
  return seconds < 60 ? counted(seconds, "second") : duration(seconds);
}

/** The names of reasons by how many lines they have. */
export const REASONS: Record<SizeAsked, string> = {
  "one-line": "one-line reasons",
  "two-lines": "two-line reasons",
  "three-lines": "three-line reasons",
};

/**
 * The reasons to practise after a game: those missed most often, or if none was, the longest found; null if there
 * were none of up to three lines.
 */
export function weakestOf(all: JudgedMove[], log: MoveLog): SizeAsked | null {
  const moves = all.filter((move) => signOf(move, log) !== "hinted");
  const missed = SIZES.map((_, at) => moves.filter((move) => missedIn(move) === at + 1).length);
  const most = Math.max(...missed);
  if (most > 0) return SIZES[missed.indexOf(most)]!;
  const longest = Math.max(0, ...moves.map(({ size }) => Math.min(size ?? 0, SIZES.length)));
  return SIZES[longest - 1] ?? null;
}

/** How many lines the reason had that a move missed, or that spoke against it. */
const missedIn = ({ verdict, size, least }: JudgedMove) => (verdict === "wrong" ? size : least);
