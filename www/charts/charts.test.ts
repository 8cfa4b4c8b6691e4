import assert from "node:assert/strict";
import { wcagContrast } from "culori";
import { test } from "vitest";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { toCsv } from "../core/csv.ts";
import { inkOn, luminance } from "../ui/theme.ts";
import { minimumOf, plateauOf } from "./conflicts.ts";
import { dotAt, dotChart } from "./dots.ts";
import { heatMap, heatScale, isMarked } from "./heat.ts";
import { spread } from "./labels.ts";
import { lineChart, sizeAt, valuesAt } from "./lines.ts";
import { poster, wrapped } from "./poster.ts";
import { laneProfile } from "./profile.ts";
import { decades, scale, tickText } from "./scales.ts";
import { tailChart, tailOf } from "./tails.ts";
import { type Shape, shape, toMarkup, words } from "./tree.ts";

const ticks = (kind: Parameters<typeof scale>[0], ends: [number, number], many: number) =>
  scale(kind, ends, [0, 100], many).ticks;

test("axis labels have round values and never overlap", () => {
  assert.deepEqual(
    ticks("even", [4, 32], 14),
    [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  );
  assert.deepEqual(ticks("even", [4, 32], 7), [5, 10, 15, 20, 25, 30]);
  assert.deepEqual(ticks("even", [0, 2], 4), [0, 0.5, 1, 1.5, 2]);
  assert.deepEqual(ticks("logarithmic", [1, 1e7], 9), [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7]);
  assert.deepEqual(ticks("logarithmic", [20, 1000], 9), [20, 50, 100, 200, 500, 1000]);
  assert.deepEqual(ticks("root", [0, 81], 10), [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]);
  assert.deepEqual(ticks("root", [0, 81], 3), [0, 9, 36, 81]);
});

test("axes of board sizes and steps have only whole numbers", () => {
  assert.deepEqual(ticks("whole", [4, 6], 20), [4, 5, 6]);
  assert.deepEqual(ticks("whole", [4, 12], 9.3), [4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.deepEqual(ticks("whole", [4, 32], 7), ticks("even", [4, 32], 7));
  assert.deepEqual(ticks("whole", [8, 8], 20), [8]);
  const sizes = all(lineChart(LINES)).filter(
    ({ attributes }) => attributes["text-anchor"] === "middle",
  );
  assert.deepEqual(sizes.flatMap(texts), ["n = 4", "5", "6"]);
});

test("scales of every kind map their ends exactly", () => {
  const log = scale("logarithmic", [1, 100], [200, 0]);
  assert.deepEqual([1, 10, 100, 1000, 0.1].map(log.at), [200, 100, 0, 0, 200]);
  assert.equal(scale("root", [0, 100], [0, 10]).at(25), 5);
  assert.equal(scale("even", [4, 4], [0, 10]).at(4), 0);
  assert.deepEqual(decades([3, 812]), [1, 1000]);
  assert.deepEqual(decades([0.02]), [0.01, 0.1]);
  assert.deepEqual([0.01, 500, 20_000, 1e7].map(tickText), ["0.01", "500", "20k", "10M"]);
});

test("labels don’t overlap, keep the order of their lines, and stay inside the chart", () => {
  assert.deepEqual(spread([10, 50], 18, [0, 100]), [10, 50]);
  assert.deepEqual(spread([50, 50], 18, [0, 100]), [41, 59]);
  const crowd = spread([95, 96, 97, 94], 18, [0, 100]);
  assert.deepEqual(crowd, [64, 82, 100, 46]);
  for (const seed of [1, 2, 3, 4, 5]) {
    const wanted = Array.from({ length: 7 }, (_, i) => ((i * 37 * seed) % 101) + i / 10);
    const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
    const places = spread(wanted, 12, [0, 110]);
    const gaps = order.slice(1).map((at, i) => places[at]! - places[order[i]!]!);
    assert.ok(Math.min(...gaps) >= 12 - 1e-9);
    assert.ok(Math.min(...places) >= 0 && Math.max(...places) <= 110);
  }
});

test("a tail is the share of runs that take more steps, without the longest", () => {
  assert.deepEqual(tailOf([4, 1, 2, 2]), [
    [1, 0.75],
    [2, 0.25],
  ]);
  assert.deepEqual(tailOf([7]), []);
  const chart = (runs: number[][]) =>
    all(
      tailChart({
        width: 300,
        height: 200,
        runs: runs.map((steps, at) => ({ name: `run ${at}`, colour: "red", steps })),
      }),
    ).flatMap(texts);
  assert.ok(chart([[10, 20, 500]]).includes("share of runs with more than x steps"));
  assert.ok(chart([[], []]).includes("run 1"), "while the runs are being measured");
});

test("a table is written as CSV by RFC 4180", () => {
  const table = {
    head: ["n", 'a "b", steps'],
    rows: [
      [4, 12],
      [5, null],
      [6, "over 7"],
    ],
  };
  assert.equal(toCsv(table), 'n,"a ""b"", steps"\r\n4,12\r\n5,\r\n6,over 7\r\n');
});

test("a saved picture has no tokens, and nothing that only the page needs", () => {
  const text = words(1, 2, "a < b & c", {
    fill: "var(--ink)",
    role: "cell",
    "aria-label": "x",
    "data-a": 1,
  });
  const file = toMarkup(shape("svg", { width: 3 }, [text]), (token) => `[${token}]`);
  assert.match(file, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" font-family="[^"]+" width="3">/);
  assert.match(file, /fill="\[--ink\]">a &lt; b &amp; c<\/text>/);
  assert.doesNotMatch(file, /var\(|role|aria|data-/);
});

/** All shapes of a picture. */
const all = (picture: Shape): Shape[] => [picture, ...picture.children.flatMap(all)];
const texts = (picture: Shape) => all(picture).flatMap(({ text }) => (text ? [text] : []));

const point = (x: number, value: number, stopped = false) => ({
  x,
  value,
  low: value / 2,
  high: value * 2,
  stopped,
});
const LINES = {
  width: 900,
  height: 400,
  sizes: [4, 6] as [number, number],
  cursor: 5,
  named: true,
  limit: { value: 1e4, label: "stopped at 10,000 steps" },
  valueText: String,
  series: [
    {
      name: "Slow",
      colour: "red",
      look: 0,
      points: [point(4, 10), point(5, 900), point(6, 1e4, true)],
    },
    { name: "Fast", colour: "blue", look: 1, points: [point(4, 5), point(5, 6), point(6, 7)] },
    { name: "Nothing yet", colour: "green", look: 2, points: [] },
  ],
};

test("each line has its own mark, dash, band and label, and shows where it stopped", () => {
  const picture = lineChart(LINES);
  const named = (tag: string) => all(picture).filter((one) => one.tag === tag);
  assert.ok(texts(picture).includes("△ stopped at 10,000 steps"));
  assert.equal(
    texts(picture).filter((text) => text === "Slow").length,
    2,
    "beside its line and in the box",
  );
  assert.ok(!texts(picture).includes("Nothing yet"));
  const open = named("path").filter(({ attributes }) => attributes.fill === "var(--panel)");
  assert.equal(open.length, 1, "one open triangle");
  assert.equal(named("path").filter(({ attributes }) => attributes.opacity === 0.13).length, 2);
  const dashed = named("path").filter(
    ({ attributes: a }) => a.stroke === "blue" && a["stroke-dasharray"],
  );
  assert.equal(dashed.length, 1);
  assert.deepEqual(
    valuesAt(LINES).map(({ name, text }) => [name, text]),
    [
      ["Slow", "900"],
      ["Fast", "6"],
    ],
  );
  assert.equal(valuesAt({ ...LINES, cursor: 6 })[0]?.text, "over 10000");
  assert.equal(sizeAt(LINES, 46), 4);
  assert.equal(sizeAt(LINES, 880), 6);
});

test("every run has a dot, hollow if it found nothing, and the nearest dot is found", () => {
  const runs = [30, 40, 40, 700].map((value) => ({ value, solved: value < 700 }));
  const row = {
    name: "A",
    colour: "red",
    runs,
    median: 40,
    most: [30, 700] as [number, number],
    label: "",
  };
  const chart = { width: 600, rowHeight: 120, rows: [row, row], cursor: { row: 1, run: 0 } };
  const dots = all(dotChart(chart)).filter(({ tag }) => tag === "circle");
  assert.equal(dots.length, 8);
  assert.equal(dots.filter(({ attributes }) => attributes.fill === "var(--panel)").length, 2);
  assert.notEqual(dots[1]!.attributes.cy, dots[2]!.attributes.cy, "heaped up");
  assert.equal(dots[4]!.attributes.r, 4.5, "the one that is looked at");
  const { cx, cy } = dots[7]!.attributes;
  assert.deepEqual(dotAt(chart, Number(cx), Number(cy)), { row: 1, run: 3 });
});

test("heat colours get steadily lighter or darker, and numbers on them are readable", () => {
  for (const theme of ["light", "dark"] as const) {
    const stops = themeNamed(theme).heat;
    const { colourOf } = heatScale(stops, [1, 1000]);
    const shades = Array.from({ length: 61 }, (_, i) => colourOf(10 ** (i / 20)));
    const light = shades.map(luminance);
    const darker = light.slice(1).map((now, i) => now < light[i]!);
    assert.ok(darker.every((is) => is === (theme === "light")));
    for (const shade of shades) assert.ok(wcagContrast(shade, inkOn(shade)) >= 4.5, shade);
    assert.deepEqual([colourOf(0.5), colourOf(1e6)], [stops[0], stops[3]]);
    assert.equal(heatScale(stops, [7, 7]).colourOf(7), stops[0], "the first that is measured");
  }
});

test("a heat map is a grid of named squares, one of them for the keyboard", () => {
  const cells = ["1", "22", "4444", "1,234,567"].map((text) => ({
    fill: "#fff",
    ink: "#000",
    texts: [text, "1.2M"],
    label: `square ${text}`,
    mark: null,
  }));
  const map = { width: 100, rows: 2, columns: 2, cells, label: "Map", cursor: 3, focus: 1 };
  const shapes = all(heatMap(map));
  const squares = shapes.filter(({ attributes }) => attributes.role === "gridcell");
  assert.deepEqual(
    squares.map(({ attributes }) => attributes.tabindex),
    [-1, 0, -1, -1],
  );
  assert.deepEqual(
    squares.map(({ attributes }) => attributes["aria-label"]),
    cells.map(({ label }) => label),
  );
  assert.deepEqual(
    squares.flatMap(texts),
    ["1", "22", "4444", "1.2M"],
    "shorter where it does not fit",
  );
  assert.equal(shapes.filter(({ attributes }) => attributes.class === "heat-cursor").length, 2);
  const tiny = all(heatMap({ ...map, width: 40 })).filter(({ tag }) => tag === "text");
  assert.equal(tiny.length, 0, "squares that are too small have no text");
});

test("where text doesn’t fit, a growing dot or a sign replaces it", () => {
  const cells = ([0, 0.5, 1, "tick", "cross", null] as const).map((mark) => ({
    fill: "#fff",
    ink: "#000",
    texts: ["12"],
    label: "",
    mark,
  }));
  const map = { width: 120, rows: 1, columns: 6, cells, label: "", cursor: null, focus: 0 };
  const marks = all(heatMap(map)).filter(({ tag }) => tag === "path");
  assert.equal(marks.length, 2, "squares that look alike share a path");
  const [dots, signs] = marks.map(({ attributes }) => String(attributes.d)) as [string, string];
  const radii = [...dots.matchAll(/M[^a]+a([\d.]+)/g)].map(([, radius]) => Number(radius));
  assert.ok(radii.length === 3 && radii[0]! < radii[1]! && radii[1]! < radii[2]!, dots);
  assert.equal(signs.match(/M/g)?.length, 2);
  assert.ok(isMarked(map));
  assert.ok(!isMarked({ ...map, width: 300 }), "but not where there is space");
});

test("plateaus and local minima are found", () => {
  const points = [9, 4, 4, 4, 4, 4, 4, 2, 7, 3, 0].map((pairs, step) => ({
    step,
    pairs,
    temperature: null,
  }));
  assert.equal(plateauOf(points)?.step, 1);
  assert.equal(plateauOf(points.slice(0, 4)), null);
  const run = { name: "", colour: "", look: 0, points, placing: 0, beyond: null };
  assert.equal(minimumOf({ ...run, restarts: [8] })?.step, 7);
  assert.equal(minimumOf({ ...run, restarts: [] }), null);
});

test("a file has its heading above and its notes below, in lines that fit", () => {
  assert.deepEqual(wrapped("one two three four", 9), ["one two", "three", "four"]);
  const picture = poster(
    "Title",
    [shape("svg", { width: 300, height: 100 }), shape("svg", { width: 200, height: 80 })],
    "It says so.",
  );
  assert.deepEqual(texts(picture), ["Title. It says so.", "Title", "It says so."]);
  assert.equal(picture.attributes.width, 560);
});

/** The paths of a lane's profile, 100 pixels wide: past area, past range, line, and the area ahead. */
function paths(width: number, [least, most]: [number[], number[]], step: number) {
  const whole = { width, least: Uint32Array.from(least), most: Uint32Array.from(most) };
  const reached = width * most.length - 1;
  const toX = (step: number) => step / (reached + 1);
  const run = { opening: null, whole, reached, step, most: 10, toX };
  const chart = laneProfile(run, { width: 100, height: 15 }, "red");
  return all(chart).flatMap(({ attributes: { d } }) => (d === undefined ? [] : [d]));
}

test("a profile is a line over the past, parted from what is ahead at the current step", () => {
  assert.deepEqual(
    paths(
      1,
      [
        [0, 0],
        [0, 5],
      ],
      1,
    ),
    ["M0 14H50V15H0Z", "M0 14H50V15H0ZM0 14H50V15H0Z", "M0 14H50", "M50 8.5H100V15H50Z"],
  );
  assert.equal(paths(1, [[4], [4]], 0)[2], "", "at the first step nothing is past");
});

test("a profile of a long run keeps the least and the greatest depth of every pixel", () => {
  const [least, most]: [number[], number[]] = [Array(1000).fill(5), Array(1000).fill(5)];
  [least[400], most[500]] = [0, 10];
  const [, range, line] = paths(1024, [least, most], 900_000);
  assert.equal(line, "M0 8.5H50V3H51V8.5H87.89");
  assert.match(String(range), /Z.*H40V14H41V8.5/);
});
