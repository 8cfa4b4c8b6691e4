import assert from "node:assert/strict";
import { test } from "vitest";
import { from } from "../../../tests/unit/engine.ts";
import type { Deduction, ExplainedReason, Explanation } from "../../engine/generated/thinking.ts";
import { explainedScene } from "./explained.ts";

const REASON: Deduction = {
  rule: "last-square",
  name: "",
  text: "",
  named: [],
  lines: [],
  imagined: null,
  pairs: [],
  placed: null,
  ruledOut: [],
  leansOn: [],
  whatIf: [],
};

const reason = (
  kind: ExplainedReason["kind"],
  more: Partial<Deduction>,
  queens: number[] = [],
) => ({
  kind,
  size: 1,
  title: "",
  detail: "",
  reason: { ...REASON, ...more },
  queens,
});

/** On 4 × 4: a square is ruled out, a queen follows, and two solutions are left. */
const TOLD: Explanation = {
  end: "several",
  solutions: 2,
  text: "",
  reasons: [
    reason("out", { ruledOut: [0, 15] }),
    reason("last-square", { placed: 1 }),
    reason("solution", { named: [7] }, [1, 7, 8, 14]),
  ],
};

test("a moment shows what came before its reason, and the reason as a hint", () => {
  const puzzle = from("queens", [], 4);
  const first = explainedScene(puzzle, TOLD, 1);
  assert.deepEqual([first.queens, first.crosses], [[], []]);
  assert.equal(first.hint?.deduction, TOLD.reasons[0]!.reason);
  const second = explainedScene(puzzle, TOLD, 2);
  assert.deepEqual([second.queens, second.crosses], [[], [0, 15]]);
});

test("a moment of a what-if is drawn in place of its reason", () => {
  const whatIf = [{ text: "", pieces: [0], ruledOut: [], line: null, named: [] }];
  const told = { ...TOLD, reasons: [reason("out", { ruledOut: [0], whatIf })] };
  const imagined = (moment: number) =>
    explainedScene(from("queens", [], 4), told, 1, true, moment).hint?.imagined;
  assert.deepEqual([imagined(0), imagined(1), imagined(2)], [null, whatIf[0], null]);
});

test("a solution has its queens and the squares where it differs, but no reason", () => {
  const last = explainedScene(from("queens", [], 4), TOLD, 3);
  assert.deepEqual([last.queens, last.named, last.hint], [[1, 7, 8, 14], [7], null]);
  assert.equal(last.attacked?.[0], 1);
});

test("a cross that a later queen attacks is a shadow", () => {
  const reasons = [...TOLD.reasons.slice(0, 2), reason("last-square", { placed: 7 })];
  const { crosses } = explainedScene(from("queens", [], 4), { ...TOLD, reasons }, 3);
  assert.deepEqual(crosses, [15]);
});
