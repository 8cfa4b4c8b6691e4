import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { test } from "vitest";
import { weekdayOf } from "../../www/core/dates.ts";
import * as today from "../../www/core/today.ts";
import { dayPlan } from "../../www/engine/table.ts";
import { DAILIES, EASY } from "../../www/routes/daily.ts";
import { practiceId } from "../../www/routes/ids.ts";
import * as change from "../../www/store/changes.ts";
import { linkTo } from "../../www/store/links.ts";
import { coached } from "../../www/store/practice.ts";
import { solveOf } from "../../www/store/solves.ts";
import { initialState, newGame, type Solve } from "../../www/store/state.ts";
import { streakOf } from "../../www/store/streak.ts";
import { NO_SOLVES } from "../../www/store/summary.ts";
import { dayWith } from "./invented-day.ts";
import { openLink } from "./opening.ts";
import { onItsDay, solve, summaryWith } from "./solves.ts";
import "./engine.ts";

/** The dates of the program as a script, for a Node process. */
const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL("../../www/core/today.ts", import.meta.url))],
  bundle: true,
  write: false,
  globalName: "t",
});

/** Compares expressions in time zones. They need a process, because the threads of one share its zone. */
function assertThere(asked: [zone: string, expression: string, wanted: string][]) {
  const told = asked.map(
    ([zone, expression]) => `process.env.TZ = "${zone}"; told.push(String(${expression}));`,
  );
  const program = [
    outputFiles[0]!.text,
    "const told = [];",
    ...told,
    "console.log(told.join('|'))",
  ];
  const said = execFileSync(process.execPath, ["-e", program.join("\n")], { encoding: "utf8" });
  assert.deepEqual(
    said.trim().split("|"),
    asked.map(([, , wanted]) => wanted),
  );
}

/** The date at a moment, and the time until midnight. */
const at = (utc: string) =>
  `["${utc}"].map(Date.parse).map((now) => [t.dateOf(now), t.untilMidnight(now).replaceAll('\\u00a0', ' ')])`;

test("the day changes at the player’s midnight", () => {
  const late = at("2026-11-21T11:30:00Z");
  assertThere([
    ["UTC", late, "2026-11-21,12 h 30 min"],
    ["Pacific/Kiritimati", late, "2026-11-22,22 h 30 min"],
    ["Pacific/Pago_Pago", late, "2026-11-21,23 h 30 min"],
    ["Asia/Kathmandu", late, "2026-11-21,6 h 45 min"],
    ["America/New_York", late, "2026-11-21,17 h 30 min"],
  ]);
});

test("midnight is right on days when the clocks change", () => {
  const skipped = `t.dateOf(t.midnightAfter(Date.parse("2018-11-04T01:00:00Z")))`;
  assertThere([
    // On 29 March the hour from two to three is missing; on 25 October it happens twice.
    ["Europe/Berlin", at("2026-03-28T23:00:00Z"), "2026-03-29,23 h 0 min"],
    ["Europe/Berlin", at("2026-10-24T22:00:00Z"), "2026-10-25,25 h 0 min"],
    ["Europe/Berlin", at("2026-10-25T22:59:30Z"), "2026-10-25,1 min"],
    ["Europe/Berlin", at("2026-10-25T23:00:00Z"), "2026-10-26,24 h 0 min"],
    // In São Paulo in 2018 the clocks went from midnight to one.
    ["America/Sao_Paulo", skipped, "2018-11-04"],
  ]);
});

test("the time until midnight is in hours and minutes, rounded up", () => {
  const at = (hours: number, minutes: number, seconds = 0) =>
    today
      .untilMidnight(new Date(2026, 10, 21, hours, minutes, seconds).getTime())
      .replaceAll("\u00a0", " ");
  const times = [
    at(0, 0),
    at(11, 30),
    at(22, 59),
    at(23, 0),
    at(23, 0, 1),
    at(23, 1),
    at(23, 59, 59),
  ];
  assert.deepEqual(times, [
    "24 h 0 min",
    "12 h 30 min",
    "1 h 1 min",
    "1 h 0 min",
    "1 h 0 min",
    "59 min",
    "1 min",
  ]);
});

test("a second before midnight it is still the old day, and at midnight the next", () => {
  const midnight = new Date(2026, 10, 22).getTime();
  assert.equal(today.dateOf(midnight - 1), "2026-11-21");
  assert.equal(today.dateOf(midnight), "2026-11-22");
  assert.equal(today.midnightAfter(midnight - 1), midnight);
});

test("weeks begin on Monday, months have their days, and there are puzzles for eleven years", () => {
  const week = today.weekOf("2026-11-21");
  assert.deepEqual([week[0], week[5], week[6]], ["2026-11-16", "2026-11-21", "2026-11-22"]);
  assert.deepEqual([weekdayOf("2026-11-16"), weekdayOf("2026-11-22")], [0, 6]);
  assert.equal(today.laterBy("2028-02-28", 1), "2028-02-29");
  assert.equal(today.laterBy("2027-01-01", -1), "2026-12-31");
  assert.deepEqual(
    ["2028-02", "2026-11", "2025-12"].map((month) => today.daysOf(month).length),
    [29, 30, 0],
  );
  assert.deepEqual(
    ["2025-12-31", "2026-01-01", "2036-12-31", "2037-01-01", "2026-02-30", "2026-2-3"].map(
      today.hasPuzzles,
    ),
    [false, true, true, false, false, false],
  );
  const texts = ["2026-13-01", "+002026-11-21", "2026-11-21T00", " 2026-11-21", "21 Nov 2026", ""];
  assert.deepEqual(texts.map(today.isDate), Array(6).fill(false));
});

const DAILY = dayWith({
  "queens-easy": { size: "8x8", at: ["f6", "c1"], grade: "easy" },
  knights: { size: "6x6", at: ["a6"], closed: true, blocked: ["d3", "c3"], grade: "hard" },
});
const NOON = new Date(2026, 10, 21, 12).getTime();

test("a link to a day opens its puzzle once that has loaded", () => {
  const first = openLink("#/play/today/queens-easy", initialState(), NOON);
  assert.deepEqual(first.day, { date: "2026-11-21", which: "queens-easy" });
  assert.deepEqual(first.state.play, initialState().play);
  const home = openLink("#/play", coached(initialState()), NOON);
  assert.equal(home.day, undefined);
  const state = change.learned(DAILY)(first.state);
  for (const link of ["#/play/today/queens", "#/play/today", "#/play/2026-11-21"]) {
    const opened = openLink(link, state, NOON);
    assert.equal(opened.day, undefined, link);
    assert.equal(linkTo(opened.state), "#/play/2026-11-21/queens");
    assert.deepEqual(openLink(link, opened.state, NOON).state, opened.state, "it is there");
  }
  const knights = openLink("#/play/2026-11-21/knights", state, NOON).state;
  const kept = knights.play.games["day/2026-11-21/knights"];
  assert.deepEqual([kept?.rows, kept?.squares, kept?.blocked], [6, [0], [20, 21]]);
  assert.deepEqual([kept?.closed, kept?.grade, kept?.day], [true, "hard", "2026-11-21"]);
  const queens = openLink("#/play/today/queens-easy", state, NOON).state.play.games[
    "day/2026-11-21/queens-easy"
  ];
  assert.deepEqual(queens?.squares, [21, 58]);
});

test("a link to a future day says so and opens today’s puzzles", () => {
  const state = change.learned(DAILY)(coached(initialState()));
  for (const which of ["queens-easy", "queens", "knights", "colour"]) {
    const { state: opened, problem } = openLink(`#/play/2027-01-01/${which}`, state, NOON);
    const says = "The puzzles of Fri 1 January 2027 come out on that day. Play today’s until then.";
    assert.equal(problem, says);
    assert.deepEqual([linkTo(opened), opened.screen], ["#/play", "home"]);
    const unknown = openLink(`#/play/2026-11-22/${which}`, coached(initialState()), NOON);
    assert.match(unknown.problem, /^The puzzles of Sun 22 November 2026 /);
    assert.equal(unknown.state.screen, "home");
  }
  assert.equal(openLink("#/play/2026-11-21/queens-easy", state, NOON).problem, "");
});

test("a puzzle started in another time zone can be continued", () => {
  const kept = newGame("queens", EIGHT, { ...OF_SUNDAY, begun: 1, record: "a5" });
  const games = { ...initialState().play.games, [kept.id]: kept };
  const state = { ...initialState(), play: { ...initialState().play, games } };
  const opened = openLink("#/play/2026-11-22/queens-easy", state, NOON);
  assert.deepEqual([opened.problem, opened.state.play.seen.queens], ["", kept.id]);
});

const EIGHT = { rows: 8, columns: 8, squares: [21, 58], blocked: [], closed: false, regions: null };
/** The puzzle of Friday. */
const OF_FRIDAY = newGame("queens", EIGHT, { id: "day/2026-11-20/queens", day: "2026-11-20" });
const HOW = { moves: 7, position: "e7", kinds: null, log: null };
const OF_SUNDAY = { id: "day/2026-11-22/queens-easy", day: "2026-11-22" };

test("the easy queens of a day have their own link, and stay on the board", () => {
  const state = change.learned(DAILY)(coached(initialState()));
  const { state: opened, problem } = openLink("#/play/today/queens-easy", state, NOON);
  assert.deepEqual([problem, linkTo(opened)], ["", "#/play/2026-11-21/queens-easy"]);
  const hard = openLink("#/play/2026-11-21/queens", opened, NOON).state;
  const kept = hard.play.games["day/2026-11-21/queens"];
  assert.deepEqual([kept?.game, kept?.squares, kept?.grade], ["queens", [2], "medium"]);
  const home = openLink("#/play", opened, NOON).state;
  assert.equal(linkTo(home), "#/play");
  assert.equal(home.play.seen.queens, "day/2026-11-21/queens-easy");
});

test("a newcomer practises on a board for practice, also after looking at a puzzle", () => {
  const known = change.learned(DAILY)(initialState());
  const seen = openLink("#/play/2026-11-21/queens", known, NOON);
  const { state } = openLink("#/play", seen.state, NOON);
  assert.equal(state.play.seen.colour, practiceId("colour"));
});

test("each of a day’s three puzzles counts for the streak, and the easy one does not", () => {
  const days = (...whiches: string[]) =>
    streakOf(
      summaryWith(
        ...whiches.map((which) => onItsDay(DAILY.date, { id: `day/2026-11-21/${which}` })),
      ),
      DAILY.date,
    ).days;
  assert.deepEqual(
    [...DAILIES, EASY].map((which) => days(which)),
    [1, 1, 1, 0],
  );
  assert.equal(days(EASY, ...DAILIES), 1);
});

test("a link to a day without puzzles says which days have them", () => {
  for (const link of [
    "#/play/2025-12-31/queens-easy",
    "#/play/2026-02-30/queens-easy",
    "#/play/2026-2-3",
  ]) {
    const { problem, state } = openLink(link, initialState(), NOON);
    assert.match(
      problem,
      /^There are puzzles for every day from 2026-01-01 to 2036-12-31\. /,
      link,
    );
    assert.deepEqual(state, change.toHome(initialState()));
  }
  assert.match(openLink("#/play/2026-11-21/chess", initialState()).problem, /names no game/);
  assert.match(
    openLink("#/play/2026-11-21/queens-easy/9", initialState()).problem,
    /too many parts/,
  );
});

test("a day’s puzzle and the same board set up by hand are two games", () => {
  const day = change.toDay("2026-11-21", "queens-easy")(change.learned(DAILY)(initialState()));
  const free = openLink("#/play/queens/8/f6+c1", day).state;
  assert.equal(linkTo(free), "#/play/queens/8/f6+c1");
  assert.notEqual(free.play.seen.queens, day.play.seen.queens);
  assert.equal(linkTo(openLink("#/play/queens/8/c1,f6", day).state), "#/play/queens/8/f6+c1");
});

test("a streak counts consecutive days, up to today or yesterday", () => {
  const days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-18", "2026-11-19", "2026-11-20"];
  const solves = days.map((date) => onItsDay(date));
  const streak = streakOf(summaryWith(...solves), "2026-11-21");
  assert.deepEqual([streak.days, streak.longest, streak.today], [3, 3, false]);
  const dots = streak.week.map(({ solved }) => solved);
  assert.deepEqual(dots, [false, false, true, true, true, false, false]);
  assert.deepEqual(streak.week.map(({ isAhead }) => isAhead).indexOf(true), 6);
  assert.deepEqual(
    streak.week.filter(({ isToday }) => isToday).map(({ date }) => date),
    ["2026-11-21"],
  );
  const added = streakOf(summaryWith(...solves, onItsDay("2026-11-21")), "2026-11-21");
  assert.deepEqual([added.days, added.longest, added.today], [4, 4, true]);
  assert.equal(streakOf(summaryWith(...solves), "2026-11-22").days, 0, "a missed day ends it");
  const none = streakOf(NO_SOLVES, "2026-11-21");
  assert.deepEqual([none.days, none.longest], [0, 0]);
});

test("two puzzles of a day count once, and past puzzles not at all", () => {
  const both = [onItsDay("2026-11-21"), onItsDay("2026-11-21", { game: "knights" })];
  assert.equal(streakOf(summaryWith(...both), "2026-11-21").days, 1);
  const late = onItsDay("2026-11-20", { on: "2026-11-21", inTime: false });
  assert.equal(streakOf(summaryWith(late, ...both), "2026-11-21").days, 1);
});

test("with the clock set back, a missed day can be filled, and none is taken away", () => {
  const days = ["2026-11-18", "2026-11-19", "2026-11-21"].map((date) => onItsDay(date));
  const streak = (...solves: Solve[]) => streakOf(summaryWith(...solves), "2026-11-21").days;
  assert.equal(streak(...days), 1);
  // The clock was set back to the day that was missed.
  const back = solveOf(OF_FRIDAY, HOW, new Date(2026, 10, 20, 12).getTime());
  assert.deepEqual([back.on, back.inTime], ["2026-11-20", true]);
  assert.equal(streak(...days, back), 4);
});

test("tomorrow counts for a streak already, and later days once they come", () => {
  const row = [19, 20, 21, 22].map((day) => onItsDay(`2026-11-${day}`));
  const on = (date: string) => {
    const { days, longest } = streakOf(summaryWith(...row), date);
    return [days, longest];
  };
  assert.deepEqual(on("2026-11-22"), [4, 4]);
  assert.deepEqual(on("2026-11-21"), [4, 4], "back from where it is tomorrow");
  assert.deepEqual(on("2026-11-20"), [3, 3]);
  assert.deepEqual(on("2026-11-17"), [0, 0]);
  const ahead = summaryWith(...row, onItsDay("2027-01-01"));
  assert.deepEqual(
    [streakOf(ahead, "2026-11-22").days, streakOf(ahead, "2026-12-31").days],
    [4, 1],
  );
});

test("a day’s puzzle counts on its day, or soon after midnight if it was begun on its day", () => {
  const midnight = new Date(2026, 10, 21).getTime();
  const [early, late] = [midnight - 60_000, midnight + 60_000];
  const isInTime = (begun: number, ended: number) =>
    solveOf({ ...OF_FRIDAY, begun }, HOW, ended).inTime;
  const quarter = 15 * 60_000;
  assert.deepEqual(
    [early, late].map((begun) => [
      isInTime(begun, midnight - 1),
      isInTime(begun, midnight + quarter - 1),
      isInTime(begun, midnight + quarter),
    ]),
    [
      [true, true, false],
      [true, false, false],
    ],
  );
});

test("a recorded solve has no crosses, and names the locked queens", () => {
  const kept = newGame("queens", {
    rows: 8,
    columns: 8,
    squares: [21, 58],
    blocked: [],
    closed: false,
    regions: null,
  });
  const how = { moves: 9, position: "a5+d3/h7", kinds: null, log: null };
  const noted = solveOf({ ...kept, seconds: 5, hints: 2 }, how, NOON);
  assert.deepEqual(
    [noted.at, noted.position, noted.seconds, noted.hints],
    ["f6+c1", "a5+d3", 5, 2],
  );
  assert.deepEqual([noted.on, noted.inTime, noted.day], ["2026-11-21", false, null]);
  assert.ok(solve().id);
});

test("a solve has the log of its game, if there is one", () => {
  const kept = newGame("queens", EIGHT);
  const how = { moves: 1, position: "a5", kinds: null };
  assert.equal(solveOf(kept, { ...how, log: "0a5" }, NOON).log, "0a5");
  assert.ok(!("log" in solveOf(kept, { ...how, log: null }, NOON)));
});

test("every day has three puzzles and the easy one", () => {
  for (const day of ["2026-12", "2027-01", "2036-12"].flatMap(today.daysOf)) {
    const planned = dayPlan(day).map(({ which }) => which);
    assert.deepEqual(planned.toSorted(), [...DAILIES, EASY].toSorted(), day);
  }
});
