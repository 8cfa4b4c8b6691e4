import assert from "node:assert/strict";
import { test } from "vitest";
import type { Check } from "../../www/content/lessons/lesson.ts";
import { type Moment, moment } from "../../www/content/moment.ts";
import { asksForRow, Grader } from "../../www/run/lessons/checks.ts";
import { attempt } from "../../www/run/lessons/exercises.ts";
import { asked, Run, squareNames } from "./engine.ts";

const FC2 = moment("queens", 8, "a8", "forward-checking", 2);
const WARNSDORFF = moment("knights", 8, "a8", "warnsdorff", 20);

/** Questions: what is asked where, a right answer with what is said of it, and wrong ones. */
const QUESTIONS: [Check, Moment, Record<string, RegExp>, string?][] = [
  [
    "free-square",
    moment("queens", 8, "a8", "backtracking", 0),
    {
      "+b6": /No queen attacks it\.$/,
      a1: /queen on a8 attacks it/,
      h8: /queen on a8/,
      a8: /stands there/,
    },
  ],
  [
    "attacked-by",
    FC2,
    {
      "+d3": /share a diagonal/,
      "+b4": /share a column/,
      h2: /rules it out already/,
      b5: /where the queen goes/,
      h4: /no row, column or diagonal with b5/,
      g5: /takes the whole row/,
      c7: /stands there/,
    },
    "b5",
  ],
  [
    "dry-row",
    FC2,
    {
      "+a3": /attacks d3, and d3 was all that row 3 had left/,
      b4: /d4 and h4 stay free/,
      b7: /Look at a row without one/,
      g5: /Look at the other rows/,
    },
    "b5",
  ],
  [
    "next-row",
    moment("queens", 8, "a8", "forward-checking", 2, { options: "rows=fewest" }),
    {
      "+h3": /1 square left, and no row has fewer/,
      a1: /4 squares. There is a row with 1/,
      h8: /row without/,
    },
  ],
  [
    "next-queen",
    FC2,
    {
      "+b5": /next square in its order/,
      g5: /b5 comes before it/,
      h4: /at row 5/,
      a5: /queen on a8/,
      c7: /stands/,
    },
  ],
  [
    "next-queen",
    moment("queens", 8, "a8", "forward-checking", 3),
    { "+g5": /next square/, b5: /tried already/, h5: /g5 comes before/ },
  ],
  [
    "next-queen",
    moment("queens", 8, "a8", "backtracking", 9),
    {
      "+a4": /tried next, though the queens on a8 and b5 attack it/,
      c4: /the queen on c7 attacks it/,
      d4: /a4 comes before it/,
    },
  ],
  [
    "least-constraining",
    moment("queens", 8, "a8", "forward-checking", 1, { options: "squares=least-constraining" }),
    { a1: /the solver is at row/, c6: /attacks/ },
  ],
  [
    "taken-back",
    moment("queens", 8, "a8", "backtracking", 58),
    {
      "+f2": /Row 1 is used up. The last queen/,
      d3: /placed later goes back first/,
      a8: /locked/,
      h1: /stands/,
    },
  ],
  [
    "unsupported",
    moment("queens", 8, "a8", "arc-consistency", 2),
    { "+b5": /would leave row 3 without a square/, a4: /queen on a8/, c7: /stands/ },
  ],
  [
    "no-solution-lock",
    moment("queens", 6, "", "forward-checking", 0),
    { "+a6": /no solution at all/, b6: /leaves one solution/ },
  ],
  [
    "worst-queen",
    moment("queens", 8, "a8", "min-conflicts", 8),
    {
      "+e1": /in line with/,
      d6: /no queen attacks/,
      a1: /choose a square with a queen/,
      a8: /locked/,
    },
  ],
  [
    "best-square",
    moment("queens", 8, "a8", "min-conflicts", 9),
    {
      "+f2": /1 conflict there, the fewest in row 2/,
      d2: /3 conflicts there, and another square has only 1/,
      a7: /queen of row 2/,
    },
  ],
  [
    "next-jump",
    WARNSDORFF,
    {
      "+d8": /3 onward moves, and no square has fewer/,
      d4: /6 onward moves. There is a square with only 3/,
      a1: /not a knight’s jump/,
      a8: /has been there/,
      e6: /stands there/,
    },
  ],
  [
    "next-jump",
    moment("knights", 8, "a8", "backtracking", 20),
    { "+h8": /next in the fixed order/ },
  ],
  [
    "next-jump",
    moment("knights", 6, "c1", "hamiltonian", 28, { closed: true }),
    { "+e6": /The tour goes on there/, e2: /goes on elsewhere/ },
  ],
  [
    "stranded",
    moment("knights", 8, "a8", "forward-checking", 43),
    { "+h2": /visited every square/, a1: /can still be reached from/, a8: /has been there/ },
  ],
  [
    "no-start",
    moment("knights", 5, "a5", "warnsdorff", 0),
    {
      "+b5": /From a dark square a tour needs 13 dark squares, and there are only 12/,
      c3: /it is light. A tour from here needs 13 light squares and 12/,
    },
  ],
];

for (const [asks, at, answers, queen] of QUESTIONS) {
  test(`${asks} at ${at.solver} step ${at.step}: right and wrong answers are explained`, () => {
    const question = {
      kind: "question" as const,
      text: [],
      moment: at,
      prompt: "?",
      asks,
      queen,
    };
    const judge = new Grader(question);
    const names = squareNames(at.rows, at.columns);
    for (const [name, text] of Object.entries(answers)) {
      const square = names.indexOf(name.replace("+", ""));
      const verdict = judge.answer(square);
      assert.match(`${verdict.lead} ${verdict.text}`, text, `${asks} ${name}`);
      assert.equal(verdict.right, name.startsWith("+"), `${asks} ${name}`);
    }
    // Any square has an answer, and there are right and wrong ones.
    const all = names.map((_, square) => judge.answer(square));
    for (const { lead, text } of all) assert.match(`${lead} ${text}`, /^[A-Za-z].*[.:?] .*\.|\?$/);
    assert.ok(all.some(({ right }) => right) && all.some(({ right }) => !right));
    assert.ok(judge.answer(judge.solution()!).right);
    assert.equal(asksForRow(question), asks === "dry-row" || asks === "next-row");
    judge.free();
  });
}

/** The step before the first one at which a run jumps over a queen. */
function beforeJump(at: Moment) {
  const run = new Run(at, at.solver, at.options, at.seed);
  let step = 0;
  while (asked(run, { do: "reach", step }).tally.jumped === 0) step++;
  run.free();
  return step - 1;
}

test("a jump back blames a queen that is not the last, and clears those that are skipped", () => {
  const start = moment("queens", 16, "a16", "backjumping", 0);
  const at = { ...start, step: beforeJump(start) };
  const question = { kind: "question" as const, text: [], prompt: "?" };
  const jump = new Grader({ ...question, moment: at, asks: "taken-back" });
  const answers = Array.from({ length: 256 }, (_, square) => jump.answer(square));
  assert.equal(answers.filter(({ right }) => right).length, 1);
  assert.match(answers[jump.solution()!]!.text, /can’t help, so the search goes straight back/);
  const said = answers.map(({ text }) => text).join(" ");
  assert.match(said, /attacks no square of row|but queens that were placed before it attack/);
  jump.free();
});

test("locks are tried, and six of them take more than 130 steps", () => {
  const exercise = {
    kind: "exercise" as const,
    asks: "lock-steps" as const,
    text: [],
    goal: "",
    solver: "forward-checking",
    side: 8,
    more: 130,
  };
  const tries = Array.from({ length: 64 }, (_, square) => attempt(exercise, square));
  assert.equal(tries.filter(({ hit }) => hit).length, 6);
  assert.equal(Math.max(...tries.map(({ value }) => value)), 183);
  const f1 = tries[squareNames(8, 8).indexOf("f1")]!;
  assert.deepEqual(
    [f1.value, f1.verdict.lead, f1.verdict.text],
    [135, "Right, f1.", "It takes 135 steps."],
  );
  assert.equal(
    attempt(exercise, squareNames(8, 8).indexOf("b5")).verdict.lead,
    "b5 takes 115 steps.",
  );
  assert.ok(tries.every(({ hit, verdict }) => hit === verdict.right));
});

test("of all starts of 8 × 8 one is beyond the fixed order of ties", () => {
  const exercise = {
    kind: "exercise" as const,
    asks: "tie-break-fails" as const,
    text: [],
    goal: "",
    side: 8,
  };
  const hits = squareNames(8, 8).filter((_, square) => attempt(exercise, square).hit);
  assert.equal(hits.length, 1);
  const small = attempt({ ...exercise, side: 5 }, 1);
  assert.match(small.verdict.lead, /^No tour at all can start on b5\.$/);
});

test("the latest queen that can be taken back is the one whose going leaves a solution", () => {
  const at = moment("queens", 8, "a8", "backtracking", 58);
  const exercise = {
    kind: "exercise" as const,
    asks: "undo-late" as const,
    text: [],
    goal: "",
    moment: at,
  };
  const names = squareNames(8, 8);
  const queens = ["c7", "e6", "g5", "b4", "d3", "f2"];
  const tries = queens.map((name) => attempt(exercise, names.indexOf(name)));
  const latest = tries.findIndex(({ hit }) => hit);
  for (const [place, { verdict, hit }] of tries.entries()) {
    assert.equal(hit, place === latest);
    if (place < latest) assert.match(verdict.text, /keep at least one more/);
    if (place > latest) assert.match(verdict.text, /Take back more/);
    const off = verdict.mark.filter(({ kind }) => kind === "off");
    assert.equal(off.length, queens.length - place);
  }
  assert.match(attempt(exercise, 0).verdict.text, /locked/);
  assert.match(attempt(exercise, 63).verdict.text, /choose a queen/);
});
