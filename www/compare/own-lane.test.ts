import assert from "node:assert/strict";
import { test } from "vitest";
import { Play } from "../../tests/unit/engine.ts";
import { randomly } from "../../tests/unit/random.ts";
import { logOf, solve } from "../../tests/unit/solves.ts";
import "../../tests/unit/tape.ts";
import { place } from "../core/geometry.ts";
import { squareName } from "../core/names.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { RaceClock } from "../engine/generated/race.ts";
import { format, parse } from "../routes/compare/race.ts";
import { logText, type MoveLog, REDO, UNDO } from "../store/move-log.ts";
import type { Solve } from "../store/state.ts";
import { OwnLane } from "./own-lane.ts";
import { sideBySide } from "./race-result.ts";

const SIZE = { rows: 6, columns: 6 };
/** A queen locked on b6; the others are on d5, f4, a3, c2 and e1. */
const LOCKED: Puzzle = { game: "queens", rows: 6, columns: 6, squares: [1], closed: false };
const ANSWER = [9, 17, 18, 26, 34];

const recorded = (log: MoveLog, more: Partial<Solve> = {}): Solve =>
  solve({ rows: 6, columns: 6, at: "b6", log: logText(log), ...more });

const timed = (moves: string[]): MoveLog => moves.map((move, at) => ({ at: 10 * (at + 1), move }));

/** The lane of a race of a puzzle, if these solves are recorded, the latest first. */
function found(solves: Solve[], puzzle: Puzzle = LOCKED) {
  const own = new OwnLane(async () => [], assert.fail);
  own.find(puzzle, { solves: logOf(...solves.toReversed()), program: null }, "you");
  return own;
}

function lane(solves: Solve[], puzzle?: Puzzle) {
  const { lane: made } = found(solves, puzzle);
  if (!made) return null;
  const go = (clock: RaceClock, to: number) => {
    made.go({ do: "go", clock, to });
    return made.shown;
  };
  const end = made.shown.end!;
  const at = (step: number) => go("steps", step).moment;
  const steps = Array.from({ length: end.steps + 1 }, (_, step) => step);
  return { end, info: made.info, at, on: go, steps };
}

/** The pieces at every step of a lane. */
const stands = ({ steps, at }: NonNullable<ReturnType<typeof lane>>) =>
  steps.map((step) => said([...at(step).board!.pieces]));

const said = (pieces: number[]) => pieces.toSorted((a, b) => a - b).join(" ");

/** Plays at random, then to the end; notes each move, and the pieces whenever they change. */
function randomGame(seed: number) {
  const { below, one } = randomly(seed);
  const play = new Play(LOCKED, true);
  const log: MoveLog = [];
  const seen = [""];
  const name = (square: number) => squareName(SIZE, place(SIZE, square));
  const note = (move: string) => {
    log.push({ at: log.length * 3, move });
    const now = said([...play.pieces()]);
    if (now !== seen.at(-1)) seen.push(now);
  };
  const make = (move: string) => {
    play.replay(move);
    note(move);
  };
  const turns = [
    () => play.undo() && note(UNDO),
    () => play.redo() && note(REDO),
    () => play.pieces().length > 0 && make(`-${name(one([...play.pieces()])!)}`),
    () => {
      const square = below(36);
      if (square === 1 || play.pieces().includes(square) || play.pieces().length === 5) return;
      make(play.crosses().includes(square) ? `o:${name(square)}` : one(["", "x:"]) + name(square));
    },
  ];
  for (let turn = 0; turn < 30 && !play.solved; turn++) one([...turns, turns[3]!])!();
  for (const square of play.solved ? [] : [...play.pieces()]) {
    if (!ANSWER.includes(square)) make(`-${name(square)}`);
  }
  for (const square of ANSWER) if (!play.pieces().includes(square)) make(name(square));
  assert.ok(play.solved);
  play.free();
  return { log, seen };
}

test("the steps of a lane are the moves that placed or removed queens, in any game", () => {
  for (let seed = 0; seed < 60; seed++) {
    const { log, seen } = randomGame(seed);
    const made = lane([recorded(log)]);
    assert.ok(made, `${seed}`);
    assert.deepEqual(stands(made), seen, `${seed}`);
    const { end } = made;
    assert.equal(end.nodes - end.backtracks, ANSWER.length, `${seed}`);
    assert.deepEqual([made.at(end.steps).depth, end.outcome], [5, "solved"]);
    assert.equal(end.microseconds, log.at(-1)!.at * 100_000);
  }
});

const MOVES = ["c3", UNDO, "x:e5", "d5", "f4", "a3", "c3", "c3>c2", "e1"];

test("a lane has sentences, depths and times, by steps and by time", () => {
  const made = lane([recorded(timed(MOVES))])!;
  const texts = made.steps.map((step) => made.at(step).sentence!.text);
  assert.deepEqual(texts, [
    "Before the first step.",
    "Queen on c3.",
    "The queen on c3 comes off.",
    "Queen on d5.",
    "Queen on f4.",
    "Queen on a3.",
    "Try c3. It’s attacked by the queen on a3.",
    "The queen on c3 moves to c2.",
    "6 queens, and no two attack each other.",
  ]);
  const { profile } = made.at(0);
  assert.deepEqual([...profile!.most], [1, 0, 1, 2, 3, 3, 4, 5], "c3 attacks a3");
  assert.equal(made.at(99).step, 8, "beyond the end");
  const stepAt = (seconds: number) => made.on("time", seconds * 1e6).moment.step;
  assert.deepEqual([0, 0.9, 1, 2.5, 3.5, 4, 99].map(stepAt), [0, 0, 1, 2, 2, 3, 8]);
  assert.equal(made.info.idea, "Your solve of 21 Nov");
});

test("a lane shows the latest recorded solve of exactly this puzzle", () => {
  const [early, late] = [
    timed(MOVES),
    timed(ANSWER.map((_, at) => ["d5", "f4", "a3", "c2", "e1"][at]!)),
  ];
  assert.equal(lane([recorded(late), recorded(early)])?.end.steps, 5);
  assert.equal(lane([recorded(early), recorded(late)])?.end.steps, 8);
  const others: Partial<Solve>[] = [
    { at: "c6" },
    { rows: 8, columns: 8 },
    { game: "knights" },
    { regions: "A".repeat(36) },
    { log: "0d5 0f4" },
    { log: "0d5 0d5" },
    { log: "0!?" },
  ];
  for (const other of others)
    assert.equal(lane([recorded(late, other)]), null, JSON.stringify(other));
  const { log: _, ...unrecorded } = recorded(late);
  assert.equal(lane([unrecorded]), null);
  assert.deepEqual(
    [found([unrecorded]).isRecorded, found([recorded(late)]).isRecorded],
    [false, true],
  );
});

test("a knight’s lane shows jumps, and jumps taken back", () => {
  const tour: Puzzle = { game: "knights", rows: 3, columns: 4, squares: [0], closed: false };
  const moves = ["c2", UNDO, "c2", "a1", "b3", "d2", "b1", "c3", "d1", "b2", "d3", "c1", "a2"];
  const at = { game: "knights" as const, rows: 3, columns: 4, at: "a3" };
  const made = lane([recorded(timed(moves), at)], tour);
  assert.ok(made);
  assert.deepEqual([made.end.steps, made.at(made.end.steps).depth], [13, 11]);
  assert.equal(made.at(1).sentence!.text, "a3 to c2, 1 onward move.");
  assert.equal(made.at(2).sentence!.text, "Back from c2 to a3.");
});

test("a race with your solve is a link that reads back, with a step for your lane", () => {
  const read = (link: string) => {
    const [path = "", query] = link.split("?");
    return parse(path, new URLSearchParams(query), "queens");
  };
  for (const link of [
    "6/b6/backtracking@3?you=1",
    "6/b6/backtracking,forward-checking@5?clock=time&you=1",
    "6/b6/backtracking,forward-checking@4,2,7?you=1",
    "6/b6/backtracking,forward-checking@4",
    "6/b6/backtracking@3?program=1",
  ]) {
    assert.equal(format(read(link), "queens"), link);
    assert.equal(read(link).own, /you|program/.exec(link)?.[0] ?? "");
  }
  const four = "backtracking,forward-checking,brute-force,backjumping";
  for (const wrong of [`6/b6/${four}@0?you=1`, "6/b6/@0?you=1"]) {
    assert.throws(() => read(wrong), /one to three solvers|solver/, wrong);
  }
});

test("the lengths are listed side by side, yours first", () => {
  const info = lane([recorded(timed(MOVES))])!.info;
  const ended = (name: string, steps: number, outcome: "solved" | "stopped" = "solved") => ({
    name,
    inText: name,
    info,
    end: { outcome, steps, nodes: 0, backtracks: 0, ruledOut: null, microseconds: 1e6 * steps },
  });
  const lanes = [ended("Backtracking", 1220), ended("Forward checking", 31), ended("You", 14)];
  const words = "You 14 steps · Backtracking 1,220 · Forward checking 31.";
  assert.equal(sideBySide("steps", lanes), words);
  assert.equal(
    sideBySide("time", lanes),
    "You 14 s · Backtracking 1,220 s · Forward checking 31 s.",
  );
  const stopped = [ended("Slow", 10, "stopped"), ended("You", 1)];
  assert.equal(sideBySide("steps", stopped), "You 1 step · Slow stopped at 10 M steps.");
});
