/** The coach's words for people. */

import { SIZES, type SizeAsked } from "../../content/rounds.ts";
import { counted } from "../../core/lists.ts";
import { duration } from "../../core/numbers.ts";
import type { CoachVerdict, JudgedMove } from "../../engine/generated/thinking.ts";
import type { MoveLog } from "../../store/move-log.ts";
import type { Signs } from "../../store/share.ts";

/** What a verdict is called in the sentence of a move. */
const WORDS: Record<CoachVerdict, string> = {
  found: "found",
  missed: "you missed an easier one",
  guess: "guessed right",
  wrong: "guessed wrong",
  open: "the tour stayed open",
  lost: "the tour was already lost",
  "not-known": "not known",
};

/** What it is called under the strip. */
const TALLIES: Record<CoachVerdict, string> = {
  found: "found",
  open: "kept the tour open",
  missed: "missed an easier one",
  guess: "guessed right",
  wrong: "guessed wrong",
  lost: "after it was lost",
  "not-known": "not known",
};

/** The signs of verdicts in a text to share: no picture of the board, so nothing is given away. */
const SIGNS: Record<CoachVerdict, string> = {
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
export function signsOf(moves: JudgedMove[]): Signs | null {
  if (moves.length === 0) return null;
  const isGood = ({ verdict }: JudgedMove) => verdict === "found" || verdict === "open";
  const good = `${moves.filter(isGood).length} of ${counted(moves.length, "move")}`;
  const isTour = moves.some(({ verdict }) => verdict === "open" || verdict === "lost");
  const signs = moves.map(({ verdict }) => SIGNS[verdict]).join("");
  return {
    lines: signs.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [],
    words: isTour ? `${good} kept the tour open` : `${good} found`,
  };
}

const ORDER = Object.keys(TALLIES) as CoachVerdict[];

/** How often each verdict was given, without those that were not. */
export const talliesOf = (moves: JudgedMove[]) =>
  ORDER.map((verdict) => ({
    verdict,
    count: moves.filter((move) => move.verdict === verdict).length,
    words: TALLIES[verdict],
  })).filter(({ count }) => count > 0);

/** `e8`, `×6` for six squares crossed out. */
export function labelOf({ kind, squares }: JudgedMove, names: string[]) {
  const [first = 0] = squares;
  return kind === "cross" && squares.length > 1 ? `×${squares.length}` : (names[first] ?? "");
}

/** `Move 7, g7: guessed right`. */
export function titleOf(moves: JudgedMove[], at: number, names: string[]) {
  const { kind, squares, verdict } = moves[at]!;
  const [first = 0] = squares;
  const what =
    kind !== "cross"
      ? names[first]
      : squares.length > 1
        ? `${counted(squares.length, "square")} crossed out`
        : `${names[first]} crossed out`;
  return `Move ${at + 1}, ${what}: ${WORDS[verdict]}`;
}

/** When a wrong move was taken back, and whether a hint made the move, in a sentence; or "". */
export function moreOf({ at, until }: JudgedMove, log: MoveLog) {
  const made = log[at];
  const back = until === null ? undefined : log[until];
  if (made && back) return `Taken back after ${secondsOf(back.at - made.at)}.`;
  return made?.hinted ? "A hint made this move." : "";
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
export function weakestOf(moves: JudgedMove[]): SizeAsked | null {
  const missed = SIZES.map((_, at) => moves.filter((move) => missedIn(move) === at + 1).length);
  const most = Math.max(...missed);
  if (most > 0) return SIZES[missed.indexOf(most)]!;
  const longest = Math.max(0, ...moves.map(({ size }) => Math.min(size ?? 0, SIZES.length)));
  return SIZES[longest - 1] ?? null;
}

/** How many lines the reason had that a move missed, or that spoke against it. */
const missedIn = ({ verdict, size, least }: JudgedMove) => (verdict === "wrong" ? size : least);
