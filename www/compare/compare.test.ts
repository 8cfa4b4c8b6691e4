import assert from "node:assert/strict";
import { wcagContrast } from "culori";
import fc from "fast-check";
import { test } from "vitest";
import { roster } from "../../tests/unit/engine.ts";
import { openLink } from "../../tests/unit/opening.ts";
import { tokens } from "../../tests/unit/tokens.ts";
import { apart, COLOURS } from "../content/colours.ts";
import { PRESETS } from "../content/compare/presets.ts";
import { colourOf } from "../content/solvers.ts";
import { formatLanes, parseLanes } from "../routes/compare/lanes.ts";
import { altered, format, onBoard, parse, raceOn, readyMade } from "../routes/compare/race.ts";
import { placeOf, TABS, type Tab } from "../routes/route.ts";
import { readSettings } from "../saves/readers.ts";
import { saveSettings } from "../saves/saved.ts";
import * as change from "../store/changes.ts";
import { linkTo } from "../store/links.ts";
import { initialState } from "../store/state.ts";
import { raceLink, runLink } from "./links.ts";

const ROSTER = roster();

/** @param link the rest of the address, after the tab */
const read = (link: string, game: "queens" | "knights" = "queens") => {
  return parse(...split(link), game);
};

/** A state in Compare. */
const comparing = (tab: Tab) => change.toTab(tab)(initialState());

test("lanes are written in words and read back", () => {
  for (const text of [
    "backtracking",
    "backtracking,forward-checking(rows=fewest&seed=3),min-conflicts(seed=7)",
    "warnsdorff(tie-break=roth&no-backtracking=true)",
  ]) {
    assert.equal(formatLanes(parseLanes(text)), text);
  }
  assert.deepEqual(parseLanes("warnsdorff(no-backtracking)")[0]?.options, "no-backtracking=true");
  for (const bad of ["Back tracking", "a(b", "a,,b", ")"]) {
    assert.throws(
      () => parseLanes(bad),
      /is not a solver with its options\. Write one such as /,
      bad,
    );
  }
});

test("a race is a link that reads back", () => {
  for (const [link, game] of [
    ["8/a8/backtracking,forward-checking,arc-consistency@120", "queens"],
    ["8/a8/backtracking,forward-checking@45,6", "queens"],
    ["8/a8/backtracking,forward-checking@20.9?clock=time", "queens"],
    ["8/-/backtracking,min-conflicts(seed=3)@0", "queens"],
    ["5x6/a5/warnsdorff(tie-break=roth),backtracking@3?closed&blocked=c3", "knights"],
  ] as const) {
    assert.equal(format(read(link, game), game), link.replace("?closed", "?closed"), link);
  }
  // A knight without a start begins in the corner.
  assert.deepEqual(read("6x6/-/warnsdorff,backtracking", "knights").squares, [0]);
});

/** What a refused set-up shows. */
const LAST = "Here is the last comparison instead.";

test("an impossible race is refused in a sentence, and nothing is lost", () => {
  const before = comparing("race");
  for (const [link, sentence] of [
    ["8/a8/backtracking@0", "A race takes two to four solvers. Separate them with commas."],
    [
      "100/-/backtracking,forward-checking@0",
      "A race takes boards up to 64 × 64. Choose a smaller one.",
    ],
    [
      "8/z9/backtracking,forward-checking@0",
      "The square z9 is off the 8 × 8 board: choose one from a1 to h8.",
    ],
    [
      "8/a8/backtracking,forward-checking@1,2,3",
      "This link has the wrong number of steps. Give one for all solvers, or one for each.",
    ],
    ["8/a8/backtracking,forward-checking@x", "“x” is not a step. Write a whole number, 0 or more."],
    ["20/a8/electric,forward-checking@0", /Electric charges/],
    ["8/a8/nonsense,forward-checking@0", /nonsense/],
  ] as const) {
    const { state, problem } = openLink(`#/compare/queens/race/${link}`, before);
    if (typeof sentence === "string") assert.equal(problem, `${sentence} ${LAST}`, link);
    else assert.match(problem, sentence);
    assert.deepEqual(state, before, link);
  }
  assert.match(
    openLink("#/compare/queens/nonsense", before).problem,
    /^There is no comparison “nonsense”\. Here is what the rest/,
  );
});

const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
const lanes = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom("backtracking", "backtracking(seed=2)"), { minLength, maxLength })
    .map((all) => all.join(","));

/** A query with some of these words. */
const words = (all: Record<string, fc.Arbitrary<string>>) =>
  fc.record(all, { requiredKeys: [] }).map((some) => {
    const query = Object.entries(some).map(([name, value]) => `${name}=${value}`);
    return `${query.length > 0 ? "?" : ""}${query.join("&")}`;
  });

const link = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((all) => all.join(""));

/** Links to setups of every tab. */
const setups = fc.oneof(
  link(
    ...["queens/starts/", whole(4, 16), "/", lanes(2, 2)],
    words({ metric: fc.constant("nodes"), at: fc.constantFrom("a1", "c2") }),
  ),
  link("knights/starts/5x", whole(5, 60), "/", lanes(2, 2), "?metric=ties", "&rule=pohl"),
  link(
    ...["queens/growth/", whole(4, 30), "-", whole(31, 64), "/", lanes(0, 8)],
    words({ measure: fc.constantFrom("nodes", "time"), n: whole(4, 19) }),
  ),
  link(
    ...["queens/chance/", whole(4, 100), "/", lanes(0, 6)],
    words({ seeds: whole(201, 1000), run: whole(1, 199) }),
  ),
  link(
    "queens/race/8/a8/",
    lanes(2, 3),
    "@",
    whole(0, 1e12),
    fc.constantFrom("", "?you=1", "?program=1"),
  ),
  link("queens/race/8/a8/", lanes(3, 3), "@", whole(0, 9), ",5,6,", whole(0, 9), "?you=1"),
  link("queens/race/8/a8/", lanes(2, 2), "@", whole(0, 9), ",", whole(0, 9)),
  link(
    ...["queens/race/8/a8/", lanes(2, 3), "@", whole(0, 1e9), ".", whole(1, 9), "?clock=time"],
    fc.constantFrom("", "&you=1"),
  ),
);

test("a link to any setup opens it, and is its link again", () => {
  fc.assert(
    fc.property(setups, (setup) => {
      const { state, problem } = openLink(`#/compare/${setup}`, initialState());
      // A link that would end in a bracket or a slash names a usual value.
      const again = linkTo(state).replace(/([)/])\?(measure=steps|metric=steps|seeds=200)$/, "$1");
      assert.deepEqual([problem, again], ["", `#/compare/${setup}`]);
    }),
    { seed: 24, numRuns: 300 },
  );
});

test("a chart links to its runs and races, with a start or without", () => {
  const lanes = parseLanes("warnsdorff(tie-break=roth),backtracking(seed=2)");
  const size = { rows: 5, columns: 6 };
  assert.deepEqual(
    [null, 6].map((square) => runLink("knights", size, square, lanes[1]!)),
    ["#/knights/5x6/-/backtracking@0?seed=2", "#/knights/5x6/a4/backtracking@0?seed=2"],
  );
  assert.equal(
    raceLink("knights", size, 6, lanes),
    `#/compare/knights/race/5x6/a4/${formatLanes(lanes)}@0`,
  );
});

test("a chart has bounds, and says so in a sentence", () => {
  const many = (lanes: number) => Array(lanes).fill("backtracking").join(",");
  const two = many(2);
  const range = "Boards go from 4 to 64, smaller first. Write a range such as 4-32.";
  for (const [link, sentence] of [
    ["queens/chance/100/min-conflicts?seeds=1000&run=999", ""],
    [
      "queens/chance/101/min-conflicts",
      "Seeds are compared on boards up to 100 × 100. Choose a smaller one.",
    ],
    [
      "knights/chance/5x21/warnsdorff",
      "Seeds are compared on boards up to 20 × 20. Choose a smaller one.",
    ],
    ["knights/chance/6x5/divide-and-conquer", ""],
    ["queens/chance/8/min-conflicts?seeds=1", ""],
    ["queens/chance/8/min-conflicts?seeds=0", "Choose 1 to 1,000 seeds."],
    ["queens/chance/8/min-conflicts?seeds=1001", "Choose 1 to 1,000 seeds."],
    [
      "queens/chance/8/min-conflicts?seeds=x",
      "“x” is not a number of seeds. Write a whole number, 0 or more.",
    ],
    ["queens/chance/8/min-conflicts?run=x", "“x” is not a seed. Write a whole number, 0 or more."],
    [
      "queens/chance/8/min-conflicts?seeds=5&run=5",
      "With 5 seeds, the last one is 4. Choose a seed up to that.",
    ],
    [`queens/chance/8/${many(6)}`, ""],
    [`queens/chance/8/${many(7)}`, "At most 6 solvers fit on a chart. Leave some out."],
    [`queens/growth/4-64/${two}`, ""],
    [`queens/growth/3-64/${two}`, range],
    [`queens/growth/4-65/${two}`, range],
    [`queens/growth/8-8/${two}`, range],
    ...["x4-32", "4-32x", "4", "4-", "12345-6"].map(
      (bad) =>
        [
          `queens/growth/${bad}/${two}`,
          `“${bad}” is not a range of boards. Write one such as 4-32.`,
        ] as const,
    ),
    [
      `queens/growth/4-8/${two}?measure=x`,
      "There is no figure “x”. Choose one of steps, nodes, time.",
    ],
    [`queens/growth/4-8/${two}?n=64`, ""],
    [`queens/growth/4-8/${two}?n=7000`, "Boards go from 4 to 64. Write a size such as 20."],
    [`queens/growth/4-8/${two}?n=x`, "“x” is not a board size. Write a whole number, 0 or more."],
    [`queens/starts/16/${two}?metric=nodes`, ""],
    [
      `queens/starts/17/${two}`,
      "Every start is measured on boards up to 16 × 16. Choose a smaller one.",
    ],
    [
      `knights/starts/5x9/${two}`,
      "Every start is measured on boards up to 8 × 8. Choose a smaller one.",
    ],
    [`knights/starts/60x60/${two}?metric=ties`, ""],
    [`queens/starts/8/${two}?metric=x`, "There is no figure “x”. Choose one of steps, nodes."],
    [
      `queens/starts/8/${many(3)}`,
      "Two solvers are compared here. Write two, separated by a comma.",
    ],
    ["queens/published/8", ""],
    [`knights/race/64x3/a1/${two}@0`, ""],
    [`knights/race/3x65/a1/${two}@0`, "A race takes boards up to 64 × 64. Choose a smaller one."],
    [`queens/race/8/a8/${many(4)}@0`, ""],
    [
      `queens/race/8/a8/${many(5)}@0`,
      "A race takes two to four solvers. Separate them with commas.",
    ],
    ...["1.", "x1", "1x", "1234567890123"].map(
      (bad) =>
        [
          `queens/race/8/a8/${two}@${bad}?clock=time`,
          bad.length > 3 ? "" : `“${bad}” is not a step. Write a whole number, 0 or more.`,
        ] as const,
    ),
  ] as const) {
    const said = sentence && `${sentence} ${LAST}`;
    assert.equal(openLink(`#/compare/${link}`, initialState()).problem, said, link);
  }
});

test("every tab has an address, and remembers its set-up", () => {
  for (const tab of TABS) {
    for (const game of ["queens", "knights"] as const) {
      const state = change.toGame(game)(comparing(tab));
      const link = linkTo(state);
      assert.ok(link.startsWith(`#/compare/${game}/${tab}`), link);
      const opened = openLink(link, change.toMode("play")(state));
      assert.deepEqual(opened, { state, problem: "" }, link);
      assert.equal(openLink(`#/compare/${game}`, state).state.compare.tab, tab);
    }
  }
});

test("Back goes between tabs and races, not between moments", () => {
  const race = "#/compare/queens/race/8/a8/backtracking,forward-checking";
  for (const moment of ["@0", "@120", "@45,6", "@20.9?clock=time"]) {
    assert.equal(placeOf(race + moment), race, moment);
  }
});

test("comparisons are saved, and a damaged part gets its default", () => {
  const race = read("16/a16/forward-checking(rows=fewest),min-conflicts(seed=3)@30");
  const state = change.toRace("queens", race)(initialState());
  const text = saveSettings(state);
  assert.deepEqual(readSettings(text).compare, state.compare);
  const spoilt = JSON.parse(text);
  const bad = { queens: "8/a8/gone,forward-checking@0", knights: 7 };
  Object.assign(spoilt.compare.race, bad);
  spoilt.compare.tab = "gone";
  delete spoilt.compare.growth;
  const lost: object[] = [];
  const { compare } = readSettings(JSON.stringify(spoilt), (parts) => lost.push(parts));
  assert.deepEqual(compare, initialState().compare);
  assert.deepEqual(lost, [{ version: spoilt.version, compare: { tab: "gone", race: bad } }]);
  const there = change.toTab("growth")(state);
  assert.deepEqual(readSettings(saveSettings(there)).compare, there.compare);
});

test("another board or lane restarts the race; an impossible one is refused", () => {
  const race = read("8/a8/backtracking,forward-checking@120");
  assert.deepEqual(altered("queens", race, { squares: [9] }), { ...race, squares: [9], at: 0 });
  const laid = onBoard("queens", race, {
    rows: 10,
    columns: 10,
    at: "b10+d1",
    closed: false,
    regions: null,
  });
  assert.deepEqual([laid.rows, laid.squares, laid.at], [10, [1, 93], 0]);
  assert.throws(() => altered("queens", race, { lanes: race.lanes.slice(1) }), /two to four/);
  assert.throws(
    () => onBoard("queens", race, { rows: 65, columns: 65, at: "", closed: false, regions: null }),
    /64 × 64/,
  );
});

test("every preset can run, and has its own question", () => {
  for (const preset of PRESETS) {
    const { game, layout, lanes, name } = preset;
    const race = readyMade(preset);
    assert.deepEqual(race, raceOn(game, layout, lanes), name);
    assert.deepEqual(parse(...split(format(race, game)), game), race, name);
    assert.match(name, /\?$/);
  }
  assert.equal(new Set(PRESETS.map(({ name }) => name)).size, PRESETS.length);
});

function split(link: string): [string, URLSearchParams] {
  const [text = "", query = ""] = link.split("?");
  return [text, new URLSearchParams(query)];
}

test("every solver has a colour that is readable on a panel, in both themes", () => {
  for (const { game, id } of ROSTER) {
    assert.ok(COLOURS.includes(colourOf({ game, id })), `${game} ${id}`);
  }
  for (const theme of ["light", "dark"] as const) {
    const colours = tokens(theme);
    for (const name of COLOURS) {
      const contrast = wcagContrast(colours[`s-${name}`], colours.panel);
      assert.ok(contrast >= 4.5, `${name} on a ${theme} panel: ${contrast.toFixed(2)}`);
    }
  }
});

test("lanes of one race have different colours, and the first keeps its solver’s", () => {
  assert.deepEqual(apart(["blue", "blue"]), ["blue", "teal"]);
  assert.deepEqual(apart(["blue", "teal", "blue"]), ["blue", "teal", "plum"]);
  assert.equal(new Set(apart(["rust", "rust", "rust", "rust"])).size, 4);
});
