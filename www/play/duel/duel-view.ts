/** The view models of a duel: the two bars, and at its end who led, where each was stuck, and the boards. */

import { playScene } from "../../board/scene/by-game.ts";
import type { Scene } from "../../board/scene/scene.ts";
import { MARKS } from "../../content/marks.ts";
import { counted } from "../../core/lists.ts";
import { duration } from "../../core/numbers.ts";
import { lower } from "../../core/words.ts";
import { logFrom, type MoveLog } from "../../store/move-log.ts";
import { countOf, replayLog } from "../../store/replayed-log.ts";
import { type Kept, puzzleAs } from "../../store/state.ts";
import { type Challenge, HINT_COST } from "./challenge.ts";

/** A player's game on the timeline. Times are in tenths of a second. */
export interface Side {
  name: string;
  /** When it was solved or given up. */
  end: number;
  /** What its hints cost. */
  cost: number;
  /** When a move was made, and whether a piece was put there or taken away, by the number of pieces after it. */
  ticks: { at: number; gains: boolean }[];
  stuck: Stuck | null;
  /** Before the first move, and after each. */
  scenes: Scene[];
  counts: number[];
  log: MoveLog;
}

/** The longest time without another piece. */
interface Stuck {
  from: number;
  to: number;
  /** The move that ended it. */
  before: string;
}

/** A part of the timeline: 1 if you led, −1 if the other did, else 0. */
interface Lead {
  from: number;
  to: number;
  who: -1 | 0 | 1;
}

export interface DuelResult {
  /** `You won` */
  verdict: string;
  /** `by 13 seconds`, `after 58 seconds`, or "". */
  by: string;
  isWon: boolean;
  you: Side;
  them: Side;
  leads: Lead[];
  /** Who led for how long, in a sentence. */
  led: string;
  end: number;
}

const NAMELESS = "Your friend";

/** The challenger's name. One who signed as "You" is not the reader. */
export const nameOf = ({ by }: Pick<Challenge, "by">) => (/^(you)?$/i.test(by) ? NAMELESS : by);

/** The same within a sentence. */
const inText = (name: string) => (name === NAMELESS ? lower(name) : name);

/** The number of the challenger's pieces after a time, in seconds. */
export const countAt = ({ log, counts }: Pick<Challenge, "log" | "counts">, seconds: number) =>
  counts[positionAt(log, Math.floor(seconds * 10))]!;

/** How many moves were made by a time, in tenths of a second. */
export const positionAt = (log: MoveLog, time: number) => {
  const next = log.findIndex(({ at }) => at > time);
  return next < 0 ? log.length : next;
};

/** Who is ahead, in a sentence. */
export function leadWords(mine: number, theirs: number, name: string, isKnight: boolean) {
  const ahead = counted(Math.abs(mine - theirs), isKnight ? "square" : "queen");
  if (mine === theirs) return `You and ${inText(name)} are level.`;
  return mine > theirs ? `You are ${ahead} ahead.` : `${name} is ${ahead} ahead.`;
}

/** Null if your game was not recorded. */
export function duelResult(kept: Kept, challenge: Challenge): DuelResult | null {
  const { rival, solved, log: unsolved } = kept;
  const { gaveUp } = rival ?? {};
  const whole = logFrom(solved?.log ?? unsolved ?? "") ?? [];
  const mine = gaveUp === undefined ? null : Math.floor(10 * gaveUp);
  const log = mine === null ? whole : whole.filter(({ at }) => at <= mine);
  if (log.length === 0 && mine === null) return null;
  const own = { end: mine ?? log.at(-1)!.at, cost: costOf(solved?.hints ?? kept.hints) };
  const other = { end: challenge.log.at(-1)!.at, cost: costOf(challenge.hints) };
  const you = sideOf(kept, "You", log, own);
  const them = sideOf(kept, nameOf(challenge), challenge.log, other);
  const end = Math.max(you.end, them.end);
  const leads = leadsOf(you, them, end);
  return {
    ...(mine === null
      ? verdictOf(you.end + you.cost, them.end + them.cost, them.name)
      : givenUp(mine)),
    you,
    them,
    leads,
    led: ledWords(leads, them),
    end,
  };
}

/** In tenths of a second. */
const costOf = (hints: number) => 10 * HINT_COST * hints;

function verdictOf(mine: number, theirs: number, name: string) {
  if (mine === theirs) return { verdict: "A draw", by: "", isWon: false };
  const isWon = mine < theirs;
  const verdict = isWon ? "You won" : `${name} won`;
  return { verdict, by: `by ${timeWords(Math.abs(mine - theirs))}`, isWon };
}

const givenUp = (tenths: number) => ({
  verdict: "You gave up",
  by: `after ${timeWords(tenths)}`,
  isWon: false,
});

function timeWords(tenths: number) {
  const seconds = tenths / 10;
  if (seconds < 10) return `${seconds.toFixed(1)} seconds`;
  return seconds < 60 ? counted(Math.round(seconds), "second") : duration(seconds);
}

function sideOf(
  kept: Kept,
  name: string,
  log: MoveLog,
  { end, cost }: Pick<Side, "end" | "cost">,
): Side {
  const puzzle = puzzleAs(kept.game, kept);
  const seen = replayLog(puzzle, log, (play) => ({
    scene: playScene({ puzzle, play, settings: MARKS, lost: [], hint: null }),
    count: countOf(puzzle, play),
  }));
  const counts = seen.map(({ count }) => count);
  const ticks = log.flatMap(({ at }, index) =>
    counts[index + 1] === counts[index] ? [] : [{ at, gains: counts[index + 1]! > counts[index]! }],
  );
  const scenes = seen.map(({ scene }) => scene);
  return { name, end, cost, ticks, stuck: stuckIn(log, counts), scenes, counts, log };
}

function stuckIn(log: MoveLog, counts: number[]): Stuck | null {
  let longest: Stuck | null = null;
  let from = 0;
  for (const [index, { at, move }] of log.entries()) {
    if (counts[index + 1]! <= counts[index]!) continue;
    const isLonger = at - from > (longest ? longest.to - longest.from : 0);
    // Redoing a move names no square.
    if (isLonger) longest = { from, to: at, before: move.replace(/^.*>(?=.)/, "") };
    from = at;
  }
  return longest;
}

function leadsOf(you: Side, them: Side, end: number): Lead[] {
  const times = [...you.log, ...them.log].map(({ at }) => at).toSorted((a, b) => a - b);
  const leads: Lead[] = [];
  for (const [index, from] of [0, ...times].entries()) {
    const to = times[index] ?? end;
    const [mine, theirs] = [you, them].map((side) => side.counts[positionAt(side.log, from)]!);
    const who = Math.sign(mine! - theirs!) as Lead["who"];
    const last = leads.at(-1);
    if (to <= from) continue;
    if (last?.who === who) last.to = to;
    else leads.push({ from, to, who });
  }
  return leads;
}

const timesOf = (count: number) => ["", "once", "twice"][count] ?? `${count} times`;

function ledWords(leads: Lead[], { name }: Side) {
  const timeOf = (who: Lead["who"]) =>
    duration(
      leads.filter((one) => one.who === who).reduce((sum, { from, to }) => sum + to - from, 0) / 10,
    );
  const leaders = leads.map(({ who }) => who).filter((who) => who !== 0);
  const changes = leaders.filter((who, index) => index > 0 && leaders[index - 1] !== who).length;
  const changed = changes === 0 ? "the lead never changed" : `the lead changed ${timesOf(changes)}`;
  return `You led for ${timeOf(1)}, ${inText(name)} for ${timeOf(-1)}; ${changed}.`;
}
