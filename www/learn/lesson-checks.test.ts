import assert from "node:assert/strict";
import { test } from "vitest";
import { asked, Run, squareNames } from "../../tests/unit/engine.ts";
import type { Check, Question } from "../content/lessons/lesson.ts";
import lines from "../content/lessons/lines.ts";
import { COLOURS, type Moment, moment } from "../content/moment.ts";
import { asksForRow, Grader } from "./checks.ts";
import { attempt } from "./exercises.ts";
import { spokenOf } from "./verdict.ts";

const FC2 = moment("queens", 8, "a8", "forward-checking", 2);
const ON_COLOURS = moment("colour", 8, "", "forward-checking", 0, { regions: COLOURS });
const WARNSDORFF = moment("knights", 8, "a8", "warnsdorff", 20);

/** Questions: their boards, a right answer with its reply, and wrong ones. */
const QUESTIONS: [Check, Moment, Record<string, RegExp>, string?][] = [
  [
    "free-square",
    moment("queens", 8, "a8", "backtracking", 0),
    {
      "+b6": /No queen attacks it\.$/,
      a1: /queen on a8 attacks it/,
      h8: /queen on a8/,
      a8: /already a queen there/,
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
      c7: /already a queen there/,
    },
    "b5",
  ],
  [
    "dry-row",
    FC2,
    {
      "+a3": /attacks d3, and d3 was all that row 3 had left/,
      b4: /it would still have d4 and h4/,
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
      a1: /4 squares. Another row has only 1/,
      h8: /row without/,
    },
  ],
  [
    "next-queen",
    FC2,
    {
      "+b5": /next square in the solver’s order/,
      g5: /b5 comes before it/,
      h4: /would rule out 3 squares in other rows, but row 5 comes next/,
      a5: /queen on a8/,
      c7: /already a queen/,
    },
  ],
  [
    "next-queen",
    moment("queens", 8, "a8", "forward-checking", 3),
    { "+g5": /next square/, b5: /was tried before/, h5: /g5 comes before/ },
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
    "next-queen",
    moment("queens", 8, "a8", "backtracking", 33),
    {
      "+c5": /tried next, though the queen on c7 attacks it/,
      b4: /row 4 is used up, so row 5 comes next/,
      g3: /row 3 is used up, so row 5/,
      g5: /no queen attacks it, but c5 comes before it/,
      b5: /was tried before/,
      e5: /the queen on c7 attacks it/,
      d2: /would rule out \d squares? in other rows, but row 5 comes next/,
    },
  ],
  [
    "least-constraining",
    moment("queens", 8, "a8", "forward-checking", 1, { options: "squares=least-constraining" }),
    { a1: /attacks it, and row 6 comes next/, c6: /attacks/ },
  ],
  [
    "taken-back",
    moment("queens", 8, "a8", "backtracking", 58),
    {
      "+f2": /Row 1 is used up. The last queen placed comes off/,
      d3: /placed later comes off first/,
      a8: /locked/,
      h1: /choose a square with a queen/,
    },
  ],
  [
    "emptied-by",
    moment("queens", 8, "a8", "backtracking", 317),
    {
      "+e5": /It attacks c3 and g3, the last squares that row 3 had left/,
      b6: /with it on the board, row 3 still had c3 and g3/,
      c4: /row 3 had no square left before it was placed/,
      a8: /locked/,
      h1: /choose a square with a queen/,
    },
  ],
  [
    "costliest",
    moment("queens", 8, "c8", "forward-checking", 1),
    {
      "+d6": /rules out 9 squares in other rows, the most in row 6/,
      h6: /would rule out 7 squares in other rows. Another square rules out 9/,
      a6: /queen on c8 attacks it/,
      e5: /row 6 comes next/,
    },
  ],
  [
    "undo-late",
    moment("queens", 8, "b7", "backtracking", 58),
    { "+a4": /without it and those after it there is one/, c3: /Take back more/, b7: /locked/ },
  ],
  [
    "unsupported",
    moment("queens", 8, "a8", "arc-consistency", 2),
    { "+b5": /would leave row 3 with no square/, a4: /queen on a8/, c7: /already a queen/ },
  ],
  [
    "no-solution-lock",
    moment("queens", 6, "", "forward-checking", 0),
    { "+a6": /has no solution/, b6: /leaves one solution/ },
  ],
  [
    "worst-queen",
    moment("queens", 8, "a8", "min-conflicts", 8),
    {
      "+e1": /attack each other/,
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
      d2: /would have 3 conflicts. Another square has only 1/,
      a7: /queen in row 2/,
    },
  ],
  [
    "next-jump",
    WARNSDORFF,
    {
      "+d8": /3 onward moves, and no square has fewer/,
      d4: /6 onward moves. Another square has only 3/,
      a1: /not a knight’s jump/,
      a8: /has been there/,
      e6: /is there now/,
    },
  ],
  [
    "next-jump",
    moment("knights", 8, "a8", "backtracking", 20),
    { "+h8": /first in the fixed order/, e5: /number \d of the eight directions/ },
  ],
  [
    "next-jump",
    moment("knights", 6, "a6", "hamiltonian", 26, { closed: true }),
    { "+e5": /goes on from there/, b4: /last way back to a6.*can’t be the last square/ },
  ],
  [
    "stranded",
    moment("knights", 8, "a8", "forward-checking", 43),
    {
      "+h2": /visited every square that leads there/,
      a1: /can still be reached from/,
      a8: /has been there/,
    },
  ],
  [
    "moves-next",
    moment("queens", 6, "b6", "brute-force", 3915),
    {
      "+b4": /moves on to c4. e1 and f1 can’t move on/,
      f1: /no square after it is free/,
      a6: /only when no queen after it can/,
      b6: /locked/,
      a1: /choose a square with a queen/,
    },
  ],
  [
    "keeps-all",
    moment("queens", 8, "f4", "forward-checking", 30),
    {
      "+h5": /still has a square/,
      b5: /attacks d3, so row 3 would run out/,
      c5: /attacks c2, so row 2/,
      d3: /row 5 comes next/,
      a5: /queen on a8 attacks it/,
    },
  ],
  [
    "sideways",
    moment("queens", 8, "", "hill-climbing", 4, { options: "variant=steepest", seed: 2 }),
    {
      "+a5": /1 conflict there, the same as now/,
      b5: /has 1 conflict now and would have \d there: \d more attacking pairs?/,
      g5: /is there now/,
    },
  ],
  [
    "never-refused",
    moment("queens", 8, "a8", "simulated-annealing", 5639),
    {
      "+h5": /2 conflicts now and would have none there/,
      "+a5": /2 conflicts now and would have 2 there/,
      c5: /adds 1 attacking pair. At a temperature of 0.57 the move is made with a probability of 17%/,
      e5: /is there now/,
      c1: /moves within row 5/,
    },
    "e5",
  ],
  [
    "can-finish",
    moment("knights", 8, "e3", "warnsdorff", 53, { options: "no-backtracking" }),
    {
      "+a5": /can visit all 10 squares/,
      b2: /at most 9 of the 10 squares/,
      d8: /not a knight’s jump away from c4/,
      e3: /has been there/,
    },
  ],
  [
    "way-home",
    moment("knights", 8, "a8", "pruned", 20, { closed: true }),
    {
      "+b6": /a jump away from a8, only this one is unvisited/,
      c4: /a8 is not a knight’s jump away/,
      c7: /has been there/,
    },
  ],
  [
    "no-start",
    moment("knights", 5, "a5", "warnsdorff", 0),
    {
      "+b5": /From a dark square a tour needs 13 dark squares, and there are only 12/,
      c3: /it is light. A tour from there needs 13 light squares and 12/,
    },
  ],
  [
    "attacked-by",
    ON_COLOURS,
    {
      "+f2": /share a colour/,
      "+d5": /they touch/,
      "+e1": /share a column/,
      h1: /no row, column or colour with e4, and doesn’t touch it/,
      a4: /takes the whole row/,
    },
    "e4",
  ],
  [
    "dry-row",
    { ...ON_COLOURS, step: 5 },
    {
      "+a2": /A queen on d3 attacks f2, and f2 was all that row 2 had left/,
      b1: /it would still have f1 and h1/,
      h4: /already has its queen/,
    },
    "d3",
  ],
  [
    "one-line",
    ON_COLOURS,
    {
      "+h5": /A queen on h5 would attack all of them, so h5 is out/,
      h6: /every row, column and colour keeps a square. To rule it out takes 2 lines/,
      a8: /the solution has a queen there/,
    },
  ],
];

/** A board of the lesson on which ruling out a square takes two or three lines. */
const BY_LINES: [Check, Record<string, RegExp>][] = [
  [
    "two-lines",
    {
      "+d2": /no way to fill both, so d2 is out\. .*With a queen on a1, .* has no square left/,
      a8: /the solution has a queen there/,
      d4: /it is ruled out already/,
      b8: /any two lines can still be filled. To rule it out takes 5 lines/,
    },
  ],
  [
    "three-lines",
    {
      "+c8": /row 6, row 2 and .* \(H\) with no way to fill all of them, so c8 is out/,
      b5: /any three lines can still be filled. To rule it out takes 4 lines/,
      a8: /ruled out already/,
      e8: /the solution has a queen there/,
    },
  ],
];

for (const [asks, answers] of BY_LINES) {
  test(`${asks}: the judge takes crossed-out squares into account`, () => {
    const question = lines.parts.find((part) => part.asks === asks)! as Question;
    const judge = new Grader(question);
    const names = squareNames(8, 8);
    for (const [name, text] of Object.entries(answers)) {
      const verdict = judge.answer(names.indexOf(name.replace("+", "")));
      assert.match(spokenOf(verdict), text, name);
      assert.equal(verdict.right, name.startsWith("+"), name);
    }
    judge.free();
  });
}

test("a ruled-out square shows its lines, and the squares that a queen there would leave them", () => {
  const question = lines.parts.find((part) => part.asks === "two-lines")! as Question;
  const judge = new Grader(question);
  const names = squareNames(8, 8);
  const { mark } = judge.answer(names.indexOf("d2"));
  judge.free();
  const proof = mark.flatMap((one) => (one.kind === "unit" ? [one.line] : []));
  assert.deepEqual(proof, [
    { kind: "colour", index: 6 },
    { kind: "colour", index: 7 },
  ]);
  const kept = mark.flatMap((one) => (one.kind === "corners" ? [names[one.square]] : []));
  assert.deepEqual(kept.toSorted(), ["a1", "b1", "g1", "h1"]);
});

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
      assert.match(spokenOf(verdict), text, `${asks} ${name}`);
      assert.equal(verdict.right, name.startsWith("+"), `${asks} ${name}`);
    }
    // Every square has a verdict, and there are right and wrong ones.
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

test("a backjump blames an earlier queen, and clears those that it skips", () => {
  const start = moment("queens", 16, "a16", "backjumping", 0);
  const at = { ...start, step: beforeJump(start) };
  const question = { kind: "question" as const, text: [], prompt: "?" };
  const jump = new Grader({ ...question, moment: at, asks: "taken-back" });
  const answers = Array.from({ length: 256 }, (_, square) => jump.answer(square));
  assert.equal(answers.filter(({ right }) => right).length, 1);
  assert.match(answers[jump.solution()!]!.text, /can’t help, so the search jumps straight back/);
  const said = answers.map(({ text }) => text).join(" ");
  assert.match(said, /attacks no square of row|but queens placed before it attack/);
  jump.free();
});

test("the first queen to take back is the latest one whose removal leaves a solution", () => {
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
  assert.match(attempt(exercise, 63).verdict.text, /choose a square with a queen/);
});
