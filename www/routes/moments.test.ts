import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { layout } from "../content/moment.ts";
import { lettersOf } from "../core/regions.ts";
import { isDraftable, isPuzzle } from "./boards.ts";
import { dayId, dayNamed, firstId, namesOf, nextId, squaresNamed } from "./ids.ts";
import { EMPTY } from "./layout.ts";
import { format, LinkError, type NamedMoment, parse, parseBoard } from "./moments.ts";
import { PANELS, panelsAsText, panelsFrom, panelsWith } from "./panels.ts";

const MOMENTS: NamedMoment[] = [
  {
    game: "queens",
    rows: 8,
    columns: 8,
    at: "c5",
    blocked: [],
    closed: false,
    regions: null,
    solver: "forward-checking",
    options: "",
    seed: 0,
    step: 41,
  },
  {
    game: "queens",
    rows: 32,
    columns: 32,
    at: "",
    blocked: [],
    closed: false,
    regions: null,
    solver: "forward-checking",
    options: "rows=fewest&squares=random",
    seed: 3,
    step: 0,
  },
  {
    game: "knights",
    rows: 5,
    columns: 6,
    at: "a5",
    blocked: ["c3", "d3"],
    closed: true,
    regions: null,
    solver: "warnsdorff",
    options: "tie-break=roth",
    seed: 4294967295,
    step: 12,
  },
];

test("a link reads back as its moment", () => {
  for (const moment of MOMENTS) assert.deepEqual(parse(format(moment)), moment);
});

const side = fc.integer({ min: 1, max: 1_000_000 });
const name = fc.tuple(fc.constantFrom("a", "h", "z", "aa", "bl"), side).map(([a, b]) => `${a}${b}`);
const names = fc.array(name, { maxLength: 3 });
const option = fc.tuple(
  fc.constantFrom("rows", "squares", "x y"),
  fc.constantFrom("fewest", "true", "é&=,+ 1"),
);
const options = fc
  .uniqueArray(option, { selector: ([name]) => name })
  .map((all) => new URLSearchParams(all).toString());
const letters = fc.string({
  unit: fc.constantFrom("A", "B", "C", "D"),
  minLength: 16,
  maxLength: 16,
});
const sized = fc.oneof(
  side.map((rows) => ({ game: "queens" as const, rows, columns: rows, regions: null })),
  fc
    .tuple(side, side)
    .map(([rows, columns]) => ({ game: "knights" as const, rows, columns, regions: null })),
  letters.map((text) => ({
    game: "colour" as const,
    rows: 4,
    columns: 4,
    regions: lettersOf(text),
  })),
);

/** Any moment, with all that a link can have. */
const moments: fc.Arbitrary<NamedMoment> = fc
  .tuple(
    sized,
    fc.record({
      at: names,
      blocked: names,
      closed: fc.boolean(),
      options,
      seed: fc.maxSafeNat(),
      step: fc.maxSafeNat(),
    }),
    fc.record(
      {
        open: fc.constantFrom("all", "tree", "tree,code"),
        projector: fc.constant(true),
        choices: fc.constantFrom("", "1.a8.c7.k2x9"),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([board, { at, ...rest }, more]) => ({
    ...board,
    ...rest,
    at: at.join("+"),
    solver: "forward-checking",
    ...more,
  }));

test("a link to any moment reads back, and so does its board", () => {
  fc.assert(
    fc.property(moments, (moment) => {
      assert.deepEqual(parse(format(moment)), moment);
      const { solver, options, seed, step, open, projector, choices, ...board } = moment;
      const link = format(moment).replace(/\/forward-checking@\d+/, "");
      assert.deepEqual(parseBoard(link), { ...board, position: "", grade: "" });
    }),
    { seed: 24, numRuns: 300 },
  );
});

test("a link may be typed: with spaces, plus signs, bare and empty words", () => {
  const { blocked, closed, options, projector } = parse(
    "knights/5/a5/warnsdorff@2?blocked=c3+d3 e3,&closed&tie-break=roth&a&tie-break=pohl&projector",
  );
  assert.deepEqual([blocked, closed, projector], [["c3", "d3", "e3"], true, true]);
  assert.equal(options, "tie-break=pohl&a=true");
  assert.equal(parse("knights/5/a5/warnsdorff?closed=false").closed, false);
  const { position, grade } = parseBoard("#/queens/8/-?position=a5,d3 c1&grade=hard");
  assert.deepEqual([position, grade], ["a5+d3+c1", "hard"]);
  const { rows, at, solver, step } = parse("/queens");
  assert.deepEqual([rows, at, solver, step], [8, "", "", 0]);
  assert.equal(parse("colour").regions?.length, 64);
  assert.throws(() => parse("queens/12345678"), LinkError);
  assert.throws(() => parseBoard("queens/8/a8/backtracking"), LinkError);
});

test("names of squares and ids read back", () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(9_999), (rows, columns, square) => {
      const size = { rows: rows + 1, columns: columns + 1 };
      const on = square % (size.rows * size.columns);
      assert.deepEqual(squaresNamed(size, namesOf(size, [on])), [on]);
      assert.deepEqual(squaresNamed(size, ["", "a", "8", "1a8", "a8b", "A8"]), Array(6).fill(-1));
    }),
  );
  for (const which of ["queens-easy", "queens", "knights", "colour"] as const) {
    const id = dayId("2026-11-21", which);
    const second = nextId(id, (taken) => taken === `${id}~2`);
    assert.deepEqual([second, firstId(second)], [`${id}~3`, id]);
    for (const one of [id, second]) assert.deepEqual(dayNamed(one), { date: "2026-11-21", which });
  }
  assert.equal(firstId("queens/6/b3~practice"), "queens/6/b3");
  for (const id of [
    "queens/8/-",
    "day/2026-11-21/chess",
    "a/day/2026-11-21/queens-easy",
    "day/2026-11-21/queens-easy/8",
  ]) {
    assert.equal(dayNamed(id), null, id);
  }
});

test("any panels are opened by their names, in the order of the page, and others are reported", () => {
  fc.assert(
    fc.property(
      fc.subarray([...PANELS], { minLength: 1 }),
      fc.constantFrom(...PANELS),
      (open, panel) => {
        assert.deepEqual(panelsFrom(panelsAsText(open)), { open, problem: "" });
        assert.deepEqual(panelsFrom(panelsAsText(open.toReversed())), { open, problem: "" });
        const other = panelsWith(open, panel);
        assert.equal(other.includes(panel), !open.includes(panel));
        assert.deepEqual(panelsWith(other, panel), open);
      },
    ),
  );
  assert.deepEqual([panelsAsText(PANELS), panelsAsText([])], ["all", ""]);
  assert.deepEqual(panelsFrom("code+tree chess,").open, ["tree", "code"]);
  assert.deepEqual(panelsFrom("code, tree"), { open: ["tree", "code"], problem: "" });
  assert.deepEqual(panelsWith(["tree"], "figures"), ["tree", "figures"]);
  const says = "There is no panel “chess”. Choose from domains, tree, figures and code, or all.";
  assert.equal(panelsFrom("code,chess").problem, says);
});

test("people can read and write links", () => {
  assert.deepEqual(MOMENTS.map(format), [
    "#/queens/8/c5/forward-checking@41",
    "#/queens/32/-/forward-checking@0?rows=fewest&squares=random&seed=3",
    "#/knights/5x6/a5/warnsdorff@12?tie-break=roth&closed&blocked=c3,d3&seed=4294967295",
  ]);
  const flag = parse("#/knights/8x8/a8/warnsdorff@3?no-backtracking&tie-break=pohl");
  assert.equal(new URLSearchParams(flag.options).get("no-backtracking"), "true");
  const { rows, columns, at, step } = parse("queens/5");
  assert.deepEqual([rows, columns, at, step], [5, 5, "", 0]);
  assert.deepEqual(parse("#/knights/8×9/a8/warnsdorff").columns, 9);
});

test("the text of a board of colours is never kept, only what was read of it", () => {
  for (const text of ["2A2BAC2B3CDC3D\n", " 2A2BAC2B3CDC3D", "02A2BAC2B3CDC3D", "8"]) {
    assert.throws(() => parseBoard(`#/colour/${text}`), LinkError, text);
    // The engine reads most of them, but the page can't show them.
    const layout = { ...EMPTY, rows: 4, columns: 4, regions: text };
    assert.deepEqual(
      [isPuzzle, isDraftable].map((is) => is("colour", layout)),
      [false, false],
    );
  }
});

test("an error in a link is reported in a sentence", () => {
  const how = "Write one such as #/queens/8/c5/forward-checking@41.";
  for (const [link, sentence] of [
    ["#/chess/8", `This link names no game. ${how}`],
    ["#", `This link names no game. ${how}`],
    ["#/queens/8/c5/backtracking@3/more", `This link has too many parts. ${how}`],
    ["#/queens/x", "“x” is not a board size. Write 8, or rows and columns such as 5x6."],
    ["#/queens/-5", "“-5” is not a board size. Write 8, or rows and columns such as 5x6."],
    ["#/queens/8/c5/backtracking@-1", "“-1” is not a step. Write a whole number, 0 or more."],
    ["#/queens/8/c5/backtracking@1e3", "“1e3” is not a step. Write a whole number, 0 or more."],
    [
      `#/queens/8/c5/backtracking@${"9".repeat(30)}`,
      `“${"9".repeat(30)}” is not a step. Write a whole number, 0 or more.`,
    ],
    ["#/queens/8/c5/electric@3?seed=x", "“x” is not a seed. Write a whole number, 0 or more."],
    [
      "#/queens/%E0%A4%A",
      "“%E0%A4%A” is not a board size. Write 8, or rows and columns such as 5x6.",
    ],
  ] as const) {
    assert.throws(
      () => parse(link),
      (error: Error) => {
        assert.ok(error instanceof LinkError, link);
        assert.equal(error.message, sentence);
        return true;
      },
    );
  }
});

test("squares of content have the names that the engine gives them, past column z too", () => {
  const squares = squareNames(28, 28).map((name) => layout(28, name).squares[0]);
  assert.deepEqual(
    squares,
    squares.map((_, square) => square),
  );
});
