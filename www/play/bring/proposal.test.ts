import assert from "node:assert/strict";
import { test } from "vitest";
import type { ReadBoard } from "../../engine/reader.ts";
import { latticePath, middleOf } from "./lattice.ts";
import {
  confirmed,
  openDoubts,
  otherColours,
  proposalOf,
  recoloured,
  trialsOf,
} from "./proposal.ts";
import { partsOf } from "./refusals.ts";
import { headOf, kindOfText, marksText } from "./words.ts";

const READ: ReadBoard = {
  side: 4,
  letters: "AABBACBBCCDBCDDD",
  doubtful: [5, 10],
  queens: [1],
  crosses: [3, 2],
  dots: [3, 7],
  pieces: "",
  corners: [],
};

test("a square in doubt may have the colours of its neighbours, and is checked once it is chosen", () => {
  const proposal = proposalOf(READ);
  assert.deepEqual(proposal.crosses, [2, 3, 7]);
  assert.deepEqual(otherColours(proposal, 5), [0, 1]);
  const changed = recoloured(proposal, 5, 0);
  assert.equal(changed.letters, "AABBAABBCCDBCDDD");
  assert.deepEqual(openDoubts(changed), [10]);
  assert.deepEqual(openDoubts(confirmed(changed, [10])), []);
  assert.equal(changed.palette, proposal.palette);
});

test("every other colour of every square in doubt is tried, and none of those that were checked", () => {
  const proposal = proposalOf(READ);
  const trials = trialsOf(proposal).map(({ square, colour }) => [square, colour]);
  assert.deepEqual(trials, [
    [5, 0],
    [5, 1],
    [10, 1],
    [10, 2],
  ]);
  assert.deepEqual(trialsOf(confirmed(proposal, READ.doubtful)), []);
});

test("a refusal is a sentence about what is wrong, and one about what to do", () => {
  assert.deepEqual(partsOf({ message: "This is too large: crop it." }), {
    title: "This is too large.",
    sub: "Crop it.",
  });
  assert.deepEqual(partsOf({ message: "Row 2 is short." }), { title: "Row 2 is short.", sub: "" });
});

const AS_READ: Parameters<typeof headOf>[0] = {
  side: 8,
  colours: 8,
  from: "picture",
  open: [],
  isMany: false,
  examined: null,
  trouble: "",
  likely: [],
  isProper: true,
};

const examined = (solutions: number, k: number | null = null) => ({
  problem: null,
  solutions,
  isCounted: true,
  apart: null,
  examples: [],
  differing: [],
  k,
  grade: k === null ? null : ("hard" as const),
  text: "",
});

test("the line above the board names squares to check before anything else", () => {
  const { title, more } = headOf({ ...AS_READ, open: ["e5", "d2"], examined: examined(2) });
  assert.equal(`${title} ${more}`, "2 squares to check: e5 and d2");
});

test("the line above the board has the solutions, the grade and what may be wrong", () => {
  const one = headOf({ ...AS_READ, examined: examined(1, 3) });
  assert.equal(`${one.title} ${one.more}`, "One solution · Hard: a reason needs 3 lines");
  assert.equal(one.sub, "8 × 8 · 8 colours · read from your picture");
  const two = headOf({ ...AS_READ, examined: examined(2), likely: ["c4", "d4"] });
  assert.equal(two.title, "This board has 2 solutions.");
  assert.equal(two.sub, "One square may be wrong: c4 or d4.");
});

test("the lattice follows the perspective of its corners", () => {
  assert.deepEqual(middleOf([0, 0, 8, 0, 8, 8, 0, 8], 2, 3), [6, 6]);
  const [x, y] = middleOf([2, 0, 6, 0, 8, 8, 0, 8], 1, 0);
  assert.ok(Math.abs(x - 4) < 1e-9 && y < 4, "the far half is shorter");
  assert.equal(latticePath([0, 0, 8, 0, 8, 8, 0, 8], 2).split("M").length, 7);
});

test("the forms of a text are recognised", () => {
  assert.equal(kindOfText("🟥🟦"), "emoji squares");
  assert.equal(kindOfText("AABB"), "letters");
  assert.equal(kindOfText("0 1 2"), "digits");
  assert.equal(kindOfText('{"regions": 1}'), "JSON");
  assert.equal(kindOfText("see https://example.org/#/play/colour/4A"), "link");
  assert.equal(marksText(3, 14), "Take the 3 queens and 14 crosses too");
  assert.equal(marksText(0, 0), "");
});
