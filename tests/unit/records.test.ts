import assert from "node:assert/strict";
import { test } from "vitest";
import { compared, joined, recordOf } from "../../benches/records.ts";

const MACHINE = { processor: "a fast one", cores: 2, versions: { Node: "20" } };
const figure = (what: string, value: number, unit = "ms") => ({ what, value, unit });

test("a record has the figures in order, and the reported versions", () => {
  const lines = [
    figure("a frame", 0.2),
    { program: "Chromium", version: "150" },
    figure("a seek", 3),
  ];
  const record = recordOf(lines, { date: "2026-11-22", note: "at rest", machine: MACHINE });
  assert.deepEqual(record, {
    date: "2026-11-22",
    note: "at rest",
    machine: { ...MACHINE, versions: { Node: "20", Chromium: "150" } },
    figures: [figure("a frame", 0.2), figure("a seek", 3)],
  });
});

test("figures are compared by name and unit", () => {
  const before = [figure("a frame", 0.2), figure("a seek", 3), figure("a run", 1)];
  const after = [figure("a seek", 1.5), figure("a frame", 200, "µs")];
  const lines = compared(before, after).map((line) => line.replace(/ {2,}/, ": "));
  assert.deepEqual(lines, ["a seek: 0.50 times", "a frame: new", "a run: not measured"]);
});

test("a second record of a day is added to the first, and replaces figures of the same name", () => {
  const made = { date: "2026-11-22", machine: MACHINE };
  const first = {
    ...made,
    note: "at rest",
    figures: [figure("a frame", 0.2), figure("a seek", 3)],
  };
  const machine = { ...MACHINE, versions: { Chromium: "150" } };
  const second = { ...made, machine, note: "", figures: [figure("a frame", 0.1)] };
  assert.deepEqual(joined(first, second), {
    date: "2026-11-22",
    note: "at rest",
    machine: { ...MACHINE, versions: { Node: "20", Chromium: "150" } },
    figures: [figure("a seek", 3), figure("a frame", 0.1)],
  });
});
