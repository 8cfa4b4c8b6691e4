/**
 * Challenges: links such as `#/duel/queens/8/f6+c1?grade=hard&by=Ann&run=1…`, with a puzzle, who solved it and how:
 * `used` is how many hints that took, and `hints` what one costs who answers, if they are allowed.
 * `run` is the version of the format, a checksum of five characters, and the log (see `log-code.ts`).
 */

import { fnv1a } from "../../core/checksum.ts";
import { sentenceOf } from "../../engine/door.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { layoutNamed, namedBoard } from "../../routes/boards.ts";
import { readings } from "../../routes/forgiving.ts";
import * as moments from "../../routes/moments.ts";
import { tidyName } from "../../routes/names.ts";
import type { MoveLog } from "../../store/move-log.ts";
import { countOf, replayLog } from "../../store/replayed-log.ts";
import { type BoardLayout, type Kept, puzzleAs } from "../../store/state.ts";
import { ALPHABET, logCode, logOfCode } from "./log-code.ts";

export { dayOfDuel } from "./day-of-duel.ts";

export interface Challenge {
  /** The same for all copies of the link. */
  link: string;
  game: GameId;
  layout: BoardLayout;
  /** Who solved it, or "". */
  by: string;
  /** As the link has it, or "". */
  grade: string;
  log: MoveLog;
  /** How many pieces stood before the first move and after each, locked queens and the start included. */
  counts: number[];
  /** Without what the hints cost. */
  seconds: number;
  /** How many the challenger used. */
  hints: number;
  /** Whether who answers may have hints. */
  allowsHints: boolean;
}

/** What each hint costs in a duel, in seconds. */
export const HINT_COST = 30;

/** The longest link that is made, in characters: a code of more is hard to scan, and some messengers cut a longer link. */
const LONGEST_LINK = 1_800;

const VERSION = "1";
const CHECKED = 5;

const DAMAGED =
  "This challenge can’t be read: part of its link is missing or was changed. Ask for the link again.";
const NEWER =
  "This challenge was made by a newer version of this page. Reload the page, then open the link again.";
const UNSOLVED =
  "The moves in this challenge don’t solve its puzzle, so it can’t be played. Ask for another link.";

interface Terms {
  allowsHints: boolean;
}

/** The link of a solved game, from # on; null if it was not recorded, or if its link would be too long. */
export function challengeOf(
  kept: Kept,
  log: MoveLog,
  name: string,
  { allowsHints }: Terms = { allowsHints: false },
): string | null {
  const { game, solved } = kept;
  const [by, grade, hints] = [tidyName(name), kept.grade ?? "", solved?.hints ?? 0];
  const link = formatted(game, kept, { by, grade, hints, allowsHints, log });
  return link.length > LONGEST_LINK ? null : link;
}

function formatted(
  game: GameId,
  layout: BoardLayout,
  told: Pick<Challenge, "by" | "grade" | "hints" | "allowsHints" | "log">,
) {
  const { path, query } = moments.formatBoard(namedBoard(game, layout));
  const { by, grade, hints, allowsHints, log } = told;
  const code = logCode(log, layout);
  const own = [
    grade && `grade=${grade}`,
    by && `by=${encodeURIComponent(by)}`,
    hints > 0 && `used=${hints}`,
    allowsHints && `hints=${HINT_COST}`,
  ];
  const puzzle = `#/duel/${path}?${[query, ...own].filter(Boolean).join("&")}`;
  const run = `run=${VERSION}${checksum(`${puzzle} ${code}`)}${code}`;
  return `${puzzle}${puzzle.endsWith("?") ? "" : "&"}${run}`;
}

/** Five characters of 6 bits: a hash whose upper two bits are folded into the lower thirty. */
function checksum(text: string) {
  const hash = fnv1a(text);
  const folded = (hash ^ (hash >>> 30)) & 0x3fffffff;
  return Array.from({ length: CHECKED }, (_, at) => ALPHABET[(folded >>> (6 * at)) & 63]).join("");
}

let last: Challenge | null = null;

/** Reads a link, from # on, and judges its moves. Throws a `LinkError` with a sentence if it does not hold. */
export function readChallenge(link: string): Challenge {
  if (last?.link !== link) last = judged(whole(link));
  return last;
}

/** The first reading of a link whose checksum is right. */
function whole(link: string): Parsed {
  let first: moments.LinkError | null = null;
  for (const reading of readings(link)) {
    try {
      return parsed(reading);
    } catch (error) {
      if (!(error instanceof moments.LinkError)) throw error;
      first ??= error;
    }
  }
  throw first;
}

type Parsed = Omit<Challenge, "counts" | "seconds">;

function parsed(link: string): Parsed {
  const [path = "", query = ""] = link.replace(/^#?\/?duel\//, "").split("?", 2);
  const words = new URLSearchParams(query.replaceAll("+", "%2B"));
  const word = (name: string) => words.get(name) ?? "";
  const [run, by, grade] = [word("run"), word("by"), word("grade")];
  const [hints, allowsHints] = [Math.trunc(Number(word("used"))) || 0, word("hints") !== ""];
  if (/^[2-9]/.test(run)) throw new moments.LinkError(NEWER);
  const board = orSay(DAMAGED, () => moments.parseBoard(`${path}?${words}`));
  const layout = orSay(DAMAGED, () => layoutNamed(board));
  const code = run.slice(VERSION.length + CHECKED);
  const log = logOfCode(code, layout);
  if (!log || tidyName(by) !== by) throw new moments.LinkError(DAMAGED);
  const { game } = board;
  const same = formatted(game, layout, { by, grade, hints, allowsHints, log });
  if (!same.endsWith(`run=${run}`)) throw new moments.LinkError(DAMAGED);
  return { link: same, game, layout, by, grade, hints, allowsHints, log };
}

function judged(read: Parsed): Challenge {
  const { game, layout, log } = read;
  const puzzle = puzzleAs(game, layout);
  const seen = orSay(UNSOLVED, () =>
    replayLog(puzzle, log, (play) => ({
      isSolved: play.solved,
      count: countOf(puzzle, play),
    })),
  );
  if (seen.findIndex(({ isSolved }) => isSolved) !== log.length) {
    throw new moments.LinkError(UNSOLVED);
  }
  const counts = seen.map(({ count }) => count);
  return { ...read, counts, seconds: (log.at(-1)?.at ?? 0) / 10 };
}

/** A sentence instead of an expected error, because these links are never typed. */
function orSay<T>(sentence: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    sentenceOf(error);
    throw new moments.LinkError(sentence);
  }
}
