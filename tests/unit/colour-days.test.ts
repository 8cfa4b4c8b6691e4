/** Colour Queens in the daily puzzles: links, streak, statistics and shares. */
import assert from "node:assert/strict";
import { test } from "vitest";
import * as regionsIn from "../../www/core/regions.ts";
import { goalView } from "../../www/play/game/first-view.ts";
import { headView } from "../../www/play/game/game-view.ts";
import { layoutOfDay } from "../../www/routes/daily.ts";
import { readDays, readSolve } from "../../www/saves/readers.ts";
import { SaveError, saveDays, saveSolve } from "../../www/saves/saved.ts";
import { statisticsAs } from "../../www/saves/tables.ts";
import * as change from "../../www/store/changes.ts";
import { coloursOf } from "../../www/store/collection.ts";
import { linkTo } from "../../www/store/links.ts";
import { coached } from "../../www/store/practice.ts";
import { shareOf } from "../../www/store/share.ts";
import { solveOf, summaryOf } from "../../www/store/solves.ts";
import {
  type Daily,
  initialState,
  newGame,
  playedOf,
  type Solve,
  type State,
} from "../../www/store/state.ts";
import { statisticsOf } from "../../www/store/statistics.ts";
import { streakOf } from "../../www/store/streak.ts";
import type { Day } from "../../www/store/ui.ts";
import { homeView } from "../../www/today/home-view.ts";
import { nextOf } from "../../www/today/next-puzzle.ts";
import { sheetView } from "../../www/today/sheet-view.ts";
import { Thinking } from "./engine.ts";
import { openLink } from "./opening.ts";
import { logOf, onItsDay, solve, summaryWith } from "./solves.ts";

/** A board of grade 2, and its solution. */
const EIGHT = "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";
const SOLUTION = "a8+d7+f6+b5+e4+g3+c2+h1";

function made(date: string) {
  const thinking = Thinking.daily(date);
  while (!thinking.work(100));
  const day = thinking.answer() as Daily;
  thinking.free();
  return day;
}

/** Two days in a row: a Tuesday and a Wednesday. */
const [FIRST, SECOND] = ["2026-12-01", "2026-12-02"];
const noon = (date: string) => Date.parse(`${date}T12:00:00`);
const knowing = (...days: string[]) =>
  days.reduce((state, date) => change.learned(made(date))(state), coached(initialState()));

test("a day’s puzzles have boards, those of colours as well", () => {
  const first = made(FIRST);
  const layout = layoutOfDay(first, "colour");
  assert.deepEqual(
    [layout.rows, layout.columns, layout.squares, layout.regions?.length],
    [7, 7, [], 49],
  );
  const closed = { ...first, knights: { ...first.knights, closed: true } };
  const { regions: _, ...bare } = layoutOfDay(first, "knights");
  assert.deepEqual(
    [layoutOfDay(first, "queens-easy").closed, bare.closed, layoutOfDay(closed, "knights").closed],
    [false, first.knights.closed, true],
  );
});

test("home shows the day’s three puzzles, each with its board, and the easy one apart", () => {
  const { today, easy } = homeView(knowing(FIRST), FIRST, "");
  const titles = ["Colour Queens", "Queen’s Challenge", "Knight’s Tour"];
  assert.deepEqual(
    today.map(({ title }) => title),
    titles,
  );
  assert.deepEqual([easy?.title, easy?.id], ["Easy Queen’s Challenge", `day/${FIRST}/queens-easy`]);
  const colour = today[0]!;
  assert.deepEqual([colour.title, colour.id], ["Colour Queens", `day/${FIRST}/colour`]);
  assert.deepEqual([colour.about, colour.link], ["7 × 7 · Easy", `#/play/${FIRST}/colour`]);
  const { board } = colour;
  const { regions } = made(FIRST).colour;
  assert.deepEqual(board.kind === "queens" && board.regions, regionsIn.coloursOf(regions));
  const wanted: Day = { date: FIRST, which: "queens" };
  const { awaited } = homeView(coached(initialState()), FIRST, "", wanted);
  assert.deepEqual(
    awaited.map(({ title, word, link }) => [title, word, link]),
    [
      [titles[0], "Loading…", `#/play/${FIRST}/colour`],
      [titles[1], "Opening…", `#/play/${FIRST}/queens`],
      [titles[2], "Loading…", `#/play/${FIRST}/knights`],
    ],
  );
});

test("a day’s puzzle has its name and its rule while it is loading", () => {
  const state = coached(initialState());
  const wanted: Day = { date: FIRST, which: "colour" };
  const { title, sub } = headView(state, null, wanted);
  assert.deepEqual([title, sub], ["Colour Queens", "Tue 1 Dec · 7 × 7 · Easy"]);
  assert.deepEqual(goalView(state, wanted), {
    lead: "7 queens:",
    rest: "one per row, column and colour, none touching",
  });
  assert.equal(goalView(state, { ...wanted, which: "knights" })?.lead, "Visit every square once");
});

test("a link opens a day’s colour puzzle, but not one of a future day", () => {
  const state = knowing(FIRST);
  const opened = openLink(`#/play/${FIRST}/colour`, state, noon(FIRST));
  assert.deepEqual([opened.problem, linkTo(opened.state)], ["", `#/play/${FIRST}/colour`]);
  const kept = playedOf(opened.state);
  assert.deepEqual([kept.game, kept.day, kept.grade], ["colour", FIRST, "easy"]);
  assert.equal(kept.regions, made(FIRST).colour.regions);
  const today = openLink("#/play/today/colour", state, noon(FIRST)).state;
  assert.equal(linkTo(today), linkTo(opened.state));
  const early = openLink(`#/play/${SECOND}/colour`, state, noon(FIRST));
  assert.match(early.problem, /^The puzzles of Wed 2 December 2026 come out on that day\./);
  assert.equal(linkTo(early.state), "#/play");
});

test("a saved day keeps its colours; if they are missing or invalid, the day is generated again", () => {
  const day = made(FIRST);
  const kept = (daily: Daily) =>
    readDays(saveDays(change.learned(daily)(initialState())), () => {});
  assert.deepEqual(kept(day), { [FIRST]: day });
  const { colour, ...three } = day;
  assert.deepEqual(kept(three as Daily), {});
  assert.deepEqual(kept({ ...day, colour: { ...colour, regions: "AB" } }), {});
});

/** The colours of a day, solved at a time. */
function solvedAt(date: string, time: number): State {
  const state = change.toDay(date, "colour")(knowing(date));
  const how = { moves: 8, position: SOLUTION, kinds: null, log: null };
  return change.solved(solveOf(playedOf(state), how, time))(state);
}

test("a day’s colour puzzle counts for the streak, and leads on to its other puzzles", () => {
  const state = solvedAt(FIRST, noon(FIRST));
  const [noted] = state.solves.pending;
  assert.deepEqual([noted?.game, noted?.inTime, noted?.on], ["colour", true, FIRST]);
  assert.equal(noted?.regions, made(FIRST).colour.regions);
  assert.equal(streakOf(summaryOf(state.solves), FIRST).days, 1);
  assert.equal(streakOf(summaryWith(onItsDay(SECOND), noted!), SECOND).days, 2);
  const late = solvedAt(FIRST, noon(SECOND)).solves;
  assert.equal(streakOf(summaryOf(late), SECOND).days, 0);
  assert.equal(nextOf(state).label, "Next: Queen’s Challenge");
  assert.equal(homeView(state, FIRST, "").today[0]?.status, "solved");
});

test("past days list their puzzles, solved or not", () => {
  const [tuesday, wednesday, thursday] = sheetView(
    solvedAt(FIRST, noon(FIRST)),
    SECOND,
    "",
    "queens",
  ).archive.days;
  assert.deepEqual(
    tuesday?.puzzles.map(({ which, status }) => `${which} ${status}`),
    ["colour solved", "queens open", "knights open", "queens-easy open"],
  );
  const tile = wednesday?.puzzles[0];
  assert.deepEqual(
    [tile?.which, tile?.game, tile?.size, tile?.grade],
    ["colour", "colour", "7 × 7", "Medium"],
  );
  assert.equal(tile?.label, "Colour Queens of Wed 2 December, 7 × 7, Medium: not played");
  assert.deepEqual(thursday?.puzzles, [], "a day to come");
});

/** A solve of a board of colours, with what is different. */
const colours = (more: Parameters<typeof solve>[0] = {}) =>
  solve({
    id: "colour/made",
    game: "colour",
    at: "",
    grade: "medium",
    regions: EIGHT,
    position: SOLUTION,
    ...more,
  });

test("Colour Queens has separate statistics", () => {
  const log = [colours({ seconds: 50 }), colours({ seconds: 90, grade: "hard" }), solve()];
  const { solved, sizes } = statisticsOf(summaryWith(...log), "colour");
  assert.deepEqual([solved, sizes[0]?.best, sizes[0]?.grades.hard?.best], [2, 50, 90]);
  assert.equal(statisticsOf(summaryWith(...log), "queens").solved, 1);
  const view = sheetView(
    { ...initialState(), solves: logOf(...log) },
    FIRST,
    "",
    "colour",
  ).statistics;
  assert.deepEqual(
    [view.game, view.figures.solved, view.barsOf],
    ["colour", "2", "8 × 8, 2 puzzles"],
  );
});

test("the collection counts each board of colours once, by size and grade", () => {
  const seven = { rows: 7, columns: 7, regions: made(FIRST).colour.regions, grade: "easy" };
  const log = [
    ...[colours(), colours({ seconds: 5, on: FIRST }), colours(seven)],
    ...[colours({ at: "a8", grade: "expert" }), colours({ at: "d7", grade: null }), solve()],
  ];
  assert.deepEqual(
    [...coloursOf(summaryWith(...log)).sides.get(8)!],
    [
      ["medium", 1],
      ["expert", 1],
      ["", 1],
    ],
  );
  const { solved, sides } = coloursOf(summaryWith(...log));
  assert.equal(solved, 4, "the same board solved twice is one");
  assert.deepEqual([...sides.get(7)!], [["easy", 1]]);
  const { colours: shown } = sheetView(
    { ...initialState(), solves: logOf(...log) },
    FIRST,
    "",
    "queens",
  ).collection;
  assert.deepEqual(shown.grades, ["Easy", "Medium", "Hard", "Expert"]);
  assert.deepEqual([shown.solved, shown.found, shown.kinds], [4, 3, 23]);
  assert.deepEqual(
    shown.sizes.map(({ label, counts }) => [label, ...counts]),
    [
      ["5 × 5", 0, 0, null, null],
      ["6 × 6", 0, 0, null, null],
      ["7 × 7", 1, 0, 0, null],
      // A board that the player painted: no generator makes one of this size.
      ["8 × 8", 0, 1, 0, 1],
      ["9 × 9", 0, 0, 0, 0],
      ["10 × 10", 0, 0, 0, 0],
      ["11 × 11", 0, 0, 0, 0],
    ],
  );
});

test("solves of colours are saved with their board; without one they can’t be read", () => {
  const log = [colours(), solve()];
  const read = (solve: Solve) => readSolve(saveSolve(solve), () => assert.fail());
  assert.deepEqual(log.map(read), log);
  const { regions: _, ...bare } = colours();
  for (const damaged of [bare, colours({ regions: "A".repeat(64) })]) {
    assert.throws(() => read(damaged), SaveError);
  }
  const { content } = statisticsAs(log, "csv", 0);
  const [head, first, second] = content.split("\r\n").map((line) => line.split(","));
  assert.deepEqual([head?.at(-1), first?.at(-1), second?.at(-1)], ["colours", EIGHT, ""]);
});

test("a share has the silhouette, the grade, the time and the link, and not the board", () => {
  const layout = { rows: 8, columns: 8, squares: [], blocked: [], closed: false, regions: EIGHT };
  const kept = newGame("colour", layout, { grade: "medium" });
  const { text } = shareOf(kept, colours({ seconds: 75 }), "https://example.org/");
  const lines = text.split("\n");
  assert.equal(lines[0], "Forward Check · Colour Queens · 8 × 8 · Medium");
  assert.deepEqual([lines[1], lines[8]], ["🟦⬜⬜⬜⬜⬜⬜⬜", "🟨🟨🟨🟨🟨🟨🟨🟨"]);
  assert.equal(lines[9], "The board’s rows: the longer a bar, the later I filled it.");
  assert.equal(lines[10], "Solved in 1:15 · no hints");
  assert.match(lines[11]!, /^https:\/\/example\.org\/#\/play\/colour\/5A2BC2A.*\?grade=medium$/);
  const ofDay = newGame("colour", layout, { id: `day/${FIRST}/colour`, day: FIRST });
  const day = shareOf(ofDay, colours({ day: FIRST }), "/");
  assert.equal(day.puzzle, "Colour Queens · Tue 1 Dec · Medium");
  assert.equal(day.link, `/#/play/${FIRST}/colour`);
});
