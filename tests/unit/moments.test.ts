import assert from "node:assert/strict";
import { test } from "vitest";
import { format, LinkError, type NamedMoment, parse } from "../../www/state/moments.ts";

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
    ["#/queens/%E0%A4%A", `This link is garbled. Copy it again, or ${how.toLowerCase()}`],
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
