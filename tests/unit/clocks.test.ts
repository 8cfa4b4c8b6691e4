/**
 * The rules of Help's “Days and clocks”, as a table: midnight, clocks that change twice a year, journeys, wrong clocks, sleep and
 * hidden pages. Time zones need a separate process, because the threads of one share its zone.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { buildSync } from "esbuild";
import { test } from "vitest";
import { GameClock } from "../../www/play/game/game-clock.ts";

/** Where and when the puzzle of a day was begun and solved, and whether the day counts. */
const SOLVES: [zone: string, day: string, begun: string, solved: string, counts: boolean][] = [
  ["UTC", "2026-11-21", "2026-11-21T12:00:00Z", "2026-11-21T12:05:00Z", true],
  ["UTC", "2026-11-21", "2026-11-21T23:59:00Z", "2026-11-22T00:01:00Z", true],
  ["UTC", "2026-11-21", "2026-11-21T23:59:00Z", "2026-11-22T00:14:59Z", true],
  ["UTC", "2026-11-21", "2026-11-21T23:59:00Z", "2026-11-22T00:15:00Z", false],
  // Begun after midnight, it is a past day's.
  ["UTC", "2026-11-21", "2026-11-22T00:00:30Z", "2026-11-22T00:05:00Z", false],
  ["UTC", "2026-11-21", "2026-11-20T23:59:00Z", "2026-11-22T00:05:00Z", false],
  ["UTC", "2026-11-21", "2026-11-25T08:00:00Z", "2026-11-25T08:05:00Z", false],
  // The day is that of the place.
  ["Pacific/Kiritimati", "2026-11-22", "2026-11-21T10:30:00Z", "2026-11-21T10:35:00Z", true],
  ["Pacific/Pago_Pago", "2026-11-20", "2026-11-21T10:30:00Z", "2026-11-21T10:35:00Z", true],
  ["America/Los_Angeles", "2026-11-21", "2026-11-22T01:00:00Z", "2026-11-22T07:59:00Z", true],
  // On 29 March 2026 an hour is missing in Berlin, and on 25 October one comes twice.
  ["Europe/Berlin", "2026-03-28", "2026-03-28T22:58:00Z", "2026-03-28T23:10:00Z", true],
  ["Europe/Berlin", "2026-10-25", "2026-10-25T22:58:00Z", "2026-10-25T23:10:00Z", true],
  ["Europe/Berlin", "2026-10-25", "2026-10-25T22:58:00Z", "2026-10-25T23:20:00Z", false],
  // There, midnight itself does not exist on these days.
  ["America/Santiago", "2026-09-05", "2026-09-06T03:58:00Z", "2026-09-06T04:10:00Z", true],
  ["Africa/Cairo", "2026-04-23", "2026-04-23T21:58:00Z", "2026-04-23T22:10:00Z", true],
  ["Africa/Cairo", "2026-04-23", "2026-04-23T21:58:00Z", "2026-04-23T22:16:00Z", false],
];

/** The days solved in time, the date here, and the streak and the longest one. */
const STREAKS: [days: string[], today: string, streak: number, longest: number][] = [
  [["2026-11-19", "2026-11-20"], "2026-11-20", 2, 2],
  [["2026-11-19", "2026-11-20"], "2026-11-21", 2, 2],
  [["2026-11-19", "2026-11-20"], "2026-11-22", 0, 2],
  // From Tokyo to Los Angeles: tomorrow was solved already.
  [["2026-11-19", "2026-11-20", "2026-11-21"], "2026-11-20", 3, 3],
  [["2026-11-21"], "2026-11-20", 1, 1],
  // The clock was half a year ahead; those days count once they come.
  [["2026-11-21", "2027-06-01"], "2026-11-22", 1, 1],
  [["2027-06-01", "2027-06-02", "2027-06-03"], "2026-11-22", 0, 0],
  [["2026-11-21", "2027-06-01"], "2027-06-01", 1, 1],
  // Where the clocks change, days follow each other all the same.
  [["2026-03-28", "2026-03-29", "2026-03-30"], "2026-03-30", 3, 3],
  [["2026-10-24", "2026-10-25", "2026-10-26"], "2026-10-26", 3, 3],
  [["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3, 3],
  [["2026-12-31", "2027-01-01"], "2027-01-01", 2, 2],
];

const { outputFiles } = buildSync({
  stdin: {
    contents: `
      export { solveOf, summaryOf, NO_LOG } from "./www/store/solves.ts";
      export { streakOf } from "./www/store/streak.ts";`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  globalName: "page",
});

const PROGRAM = `${outputFiles[0]!.text}
const kept = {
  ...{ game: "queens", rows: 8, columns: 8, squares: [0], blocked: [], closed: false, regions: null },
  ...{ grade: null, seconds: 60, hints: 0 },
};
const how = { moves: 7, position: "", kinds: null, log: null };
const solve = (day, begun, ended) => page.solveOf(
  { ...kept, id: "day/" + day + "/queens", day, begun: Date.parse(begun) },
  how,
  Date.parse(ended),
);
const [solves, streaks] = JSON.parse(process.argv[1]);
const counts = solves.map(([zone, day, begun, ended]) => {
  process.env.TZ = zone;
  return solve(day, begun, ended).inTime;
});
process.env.TZ = "Europe/Berlin";
const lengths = streaks.map(([days, today]) => {
  const pending = days.map((day) => solve(day, day + "T10:00:00Z", day + "T11:00:00Z"));
  const { days: length, longest } = page.streakOf(page.summaryOf({ ...page.NO_LOG, pending }), today);
  return [length, longest];
});
console.log(JSON.stringify({ counts, lengths }));`;

test("a day’s puzzle counts on its day, wherever that is, and a streak is a row of such days", () => {
  const asked = JSON.stringify([SOLVES, STREAKS]);
  const said = execFileSync(process.execPath, ["-e", PROGRAM, asked], { encoding: "utf8" });
  const { counts, lengths } = JSON.parse(said);
  for (const [at, row] of SOLVES.entries()) assert.equal(counts[at], row[4], row.join(" "));
  for (const [at, [days, today, ...wanted]] of STREAKS.entries()) {
    assert.deepEqual(lengths[at], wanted, `${days} on ${today}`);
  }
});

/** Readings of a game's clock in seconds, "show" and "hide", and the seconds it says at the end. */
const CLOCKS: [readings: (number | "show" | "hide")[], seconds: number][] = [
  [["show", 1, 2, 3], 3],
  [["show", 59, 118, 177], 177],
  // The machine slept for eight hours.
  [["show", 1, 2, 28_802, 28_803], 3],
  [["show", 60, 120, 181], 120],
  // Hidden for an hour, and shown again.
  [["show", 5, "hide", 3605, "show", 3610], 10],
  [["hide", 5, 10], 0],
  // Twice in the same frame, and a clock that was set back.
  [["show", 5, 5, 5], 5],
  [["show", 5, 3, 6], 6],
];

test("the clock of a puzzle runs while its board is shown and frames are drawn", () => {
  for (const [readings, seconds] of CLOCKS) {
    const clock = new GameClock(0);
    let now = 0;
    for (const reading of readings) {
      if (typeof reading === "number") {
        now = 1000 * reading;
        clock.read(now);
      } else clock.run(reading === "show", now);
    }
    assert.equal(clock.read(now), seconds, readings.join(" "));
  }
});
