/** The coach's words for people: moves, tallies, and the reasons to practise. */
import assert from "node:assert/strict";
import { test } from "vitest";
import type { JudgedMove } from "../../engine/generated/thinking.ts";
import { labelOf, moreOf, signsOf, talliesOf, titleOf, weakestOf } from "./review-words.ts";

const NAMES = ["a2", "b2", "a1", "b1"];

const judged = (more: Partial<JudgedMove>): JudgedMove => ({
  at: 0,
  verdict: "found",
  kind: "queen",
  squares: [0],
  size: 1,
  least: null,
  text: "",
  reason: null,
  until: null,
  ...more,
});

test("a move is named by what it did and its verdict", () => {
  const stroke = judged({ kind: "cross", squares: [0, 3], verdict: "missed" });
  const moves = [judged({}), stroke, judged({ kind: "cross", verdict: "guess" })];
  assert.deepEqual(
    moves.map((move) => labelOf(move, NAMES)),
    ["a2", "×2", "a2"],
  );
  assert.equal(titleOf(moves, 0, NAMES, []), "Move 1, a2: found");
  assert.equal(
    titleOf(moves, 1, NAMES, []),
    "Move 2, 2 squares crossed out: you missed an easier one",
  );
  assert.equal(titleOf(moves, 2, NAMES, []), "Move 3, a2 crossed out: guessed right");
  assert.deepEqual(
    talliesOf(moves, []).map(({ count, words }) => `${count} ${words}`),
    ["1 found", "1 missed an easier one", "1 guessed right"],
  );
});

test("a hint’s moves are not counted as the player’s", () => {
  const log = [
    { at: 10, move: "a2" },
    { at: 20, move: "b1", hinted: true as const },
    { at: 30, move: "b2", hinted: true as const },
  ];
  const moves = [judged({}), judged({ at: 1, squares: [3] }), judged({ at: 2, verdict: "missed" })];
  assert.deepEqual(
    talliesOf(moves, log).map(({ count, words }) => `${count} ${words}`),
    ["1 found", "2 by a hint"],
  );
  assert.equal(titleOf(moves, 1, NAMES, log), "Move 2, b1: by a hint");
  assert.deepEqual(signsOf(moves, log), {
    lines: ["●△△"],
    words: "1 of 3 moves found, 2 by a hint",
  });
  const long = [judged({ size: 1 }), judged({ at: 1, size: 3 })];
  assert.equal(weakestOf(long, log), "one-line");
  assert.equal(weakestOf(long, []), "three-lines");
});

test("a wrong move says how long it stood", () => {
  const log = [
    { at: 10, move: "a2" },
    { at: 100, move: "<" },
    { at: 800, move: "b1" },
  ];
  const wrong = judged({ verdict: "wrong", until: 1 });
  assert.equal(moreOf(wrong, log), "Taken back after 9 seconds.");
  assert.equal(moreOf({ ...wrong, until: 2 }, log), "Taken back after 1:19.");
  assert.equal(moreOf(judged({}), log), "");
});

test("the verdicts are signs in a text to share, with how many moves were good", () => {
  const of = (...verdicts: JudgedMove["verdict"][]) =>
    signsOf(
      verdicts.map((verdict) => judged({ verdict })),
      [],
    );
  assert.deepEqual(of("found", "missed", "guess", "wrong", "not-known"), {
    lines: ["●○?×·"],
    words: "1 of 5 moves found",
  });
  assert.deepEqual(of("open", "lost"), { lines: ["●×"], words: "1 of 2 moves kept the tour open" });
  assert.deepEqual(of(...Array.from({ length: 20 }, () => "found" as const))?.lines, [
    "●".repeat(16),
    "●".repeat(4),
  ]);
  assert.equal(of(), null);
});

test("the reasons missed most are practised, or else the longest found", () => {
  const missed = (least: number) => judged({ verdict: "missed", least, size: 3 });
  assert.equal(weakestOf([missed(1), missed(2), missed(2)], []), "two-lines");
  assert.equal(weakestOf([judged({ verdict: "wrong", size: 3 }), judged({})], []), "three-lines");
  assert.equal(weakestOf([judged({ size: 2 }), judged({ size: 0 })], []), "two-lines");
  assert.equal(weakestOf([judged({ size: 4 })], []), "three-lines");
  assert.equal(weakestOf([judged({ size: 0 }), missed(4)], []), "three-lines");
  assert.equal(weakestOf([judged({ kind: "jump", size: null })], []), null);
});
