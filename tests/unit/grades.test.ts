/** Grades of generated puzzles: which ones exist, and checks of those that a link claims. */
import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { test, vi } from "vitest";
import { playView } from "../../www/app/play-view.ts";
import { EngineClient } from "../../www/engine/engine-client.ts";
import type { Difficulty, Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { MadePuzzle, Wish } from "../../www/engine/generated/thinking.ts";
import { methods, type Tried } from "../../www/engine/methods.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { linkTo } from "../../www/store/links.ts";
import { FIRST_ORDERS, type PuzzleOrder, requestOf } from "../../www/store/puzzle-order.ts";
import { initialState, playedOf, puzzleOf } from "../../www/store/state.ts";
import { missingGrades } from "../../www/today/grade-words.ts";
import { Thinking } from "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
import { Person } from "./person.ts";
import { memorySaves } from "./store.ts";

/** A player whose worker answers when the test says so. */
function setUp() {
  const workers: FakeWorker<Puzzle, Difficulty | null>[] = [];
  const engine = new EngineClient("The puzzle engine", () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  const clock = () => new Date(2026, 10, 21, 12).getTime();
  const session = new Person(initialState(), roster(), memorySaves(), { clock, engine });
  const judged = () =>
    workers.flatMap((worker) => worker.calls.filter(({ method }) => method === "judge"));
  const answer = (value: Difficulty | null) => workers[0]?.answer(value, judged().at(-1)?.id);
  const open = (link: string) => {
    session.openLink(link);
  };
  return { session, judged, answer, open };
}

const LINK = "#/play/queens/8/f6+c1?grade=expert";

test("the page shows the grade in a link once the engine confirms it", () => {
  const { session, judged, answer, open } = setUp();
  open(LINK);
  assert.equal(playedOf(session.state).grade, null, "nothing is believed");
  assert.equal(judged().length, 1);
  assert.equal(judged().length, 1, "it is judged once");
  answer("expert");
  assert.equal(playedOf(session.state).grade, "expert");
  assert.equal(linkTo(session.state), LINK);
  open(LINK);
  assert.equal(judged().length, 1, "nor again where it is known");
});

test("a wrong grade is corrected; a link without a grade gets none", () => {
  const { session, judged, answer, open } = setUp();
  open("#/play/queens/8/f6+c1?grade=easy");
  answer("expert");
  assert.equal(playedOf(session.state).grade, "expert");
  assert.equal(linkTo(session.state), LINK);
  open("#/play/queens/8/a8?grade=easy");
  answer(null);
  assert.equal(playedOf(session.state).grade, null);
  open("#/play/queens/8/a8");
  open("#/play/queens/20/-?grade=easy");
  assert.equal(judged().length, 2, "nor on boards of a size that isn’t generated");
});

test("a late answer grades the puzzle it belongs to", () => {
  const { session, answer, open } = setUp();
  open(LINK);
  open("#/play/queens/8/a8");
  answer("expert");
  assert.equal(playedOf(session.state).grade, null);
});

/** The engine's grade of a puzzle. */
function judged(puzzle: Puzzle) {
  const task = methods.judge(puzzle);
  let step = task.next();
  while (!step.done) step = task.next();
  return step.value;
}

test("the engine grades only boards with one solution, and tours", () => {
  const queens = (...squares: number[]): Puzzle => {
    return { game: "queens", rows: 8, columns: 8, squares, closed: false };
  };
  assert.equal(judged(queens(21, 58)), "medium");
  assert.equal(judged(queens(0)), null, "four solutions");
  const knight = { game: "knights" as const, rows: 6, columns: 6, squares: [0], closed: false };
  assert.equal(judged({ ...knight, blocked: [20, 21] }), "easy");
  assert.equal(judged({ ...knight, blocked: [8, 13] }), null, "the corner is cut off");
});

const queens = (side: number, locks: number): PuzzleOrder => ({
  ...FIRST_ORDERS.queens,
  rows: side,
  columns: side,
  locks,
});
const knights = (rows: number, columns: number, more: Partial<PuzzleOrder> = {}): PuzzleOrder => ({
  ...FIRST_ORDERS.knights,
  rows,
  columns,
  ...more,
});

const colours = (side: number): PuzzleOrder => ({
  ...FIRST_ORDERS.colour,
  rows: side,
  columns: side,
});

test("for a grade that can’t be generated, the page says what to change", () => {
  for (const [game, order, message] of [
    ["queens", queens(10, 3), ""],
    ["queens", queens(8, 2), "Easy needs 3 or 4 locked queens. Expert needs another size."],
    ["queens", queens(5, 0), "Medium, Hard and Expert need another size."],
    [
      "queens",
      queens(12, 1),
      "No 12 × 12 puzzle with 1 locked queen has one solution. Choose 3 or 4 locked queens.",
    ],
    [
      "knights",
      knights(8, 8),
      "Hard needs blocked squares or a closed tour. Expert needs blocked squares.",
    ],
    ["knights", knights(6, 6, { blocked: 4 }), ""],
    [
      "knights",
      knights(12, 12, { blocked: 2 }),
      "Hard needs more blocked squares or a closed tour. Expert needs more blocked squares.",
    ],
    [
      "knights",
      knights(5, 5, { closed: true }),
      "No 5 × 5 puzzle with nothing blocked has a closed tour. Choose an open tour.",
    ],
    [
      "knights",
      knights(3, 3),
      "No 3 × 3 puzzle with nothing blocked has an open tour. Choose another size.",
    ],
    ["colour", colours(9), ""],
    ["colour", colours(8), "Expert needs a board of 9 × 9 or more."],
    [
      "colour",
      colours(5),
      "Hard needs a board of 7 × 7 or more. Expert needs a board of 9 × 9 or more.",
    ],
  ] as const) {
    assert.equal(missingGrades(game, order), message);
  }
});

/** A player who orders boards of colours; the worker answers when the test says so. */
function orderColours(side: number, grade: PuzzleOrder["grade"]) {
  const worker = new FakeWorker<Wish, MadePuzzle | Tried>();
  const engine = new EngineClient("The puzzle engine", () => worker);
  const state = { ...initialState(), game: "colour" as const };
  const session = new Person(state, roster(), memorySaves(), { engine });
  session.ask({ type: "play/order", order: { rows: side, columns: side, grade } });
  session.ask({ type: "play/make" });
  return { worker, session };
}

test("a board of colours with the chosen size and grade opens as a game", () => {
  const { worker, session } = orderColours(6, "medium");
  const order = worker.last;
  assert.deepEqual(
    [order.game, order.rows, order.columns, order.grade],
    ["colour", 6, 6, "medium"],
  );
  assert.deepEqual([order.locks, order.blocked, order.closed], [0, 0, false]);
  const task = methods.generate(order);
  let step = task.next();
  while (!step.done) step = task.next();
  worker.answer(step.value);
  const kept = playedOf(session.state);
  assert.deepEqual([kept.game, kept.rows, kept.grade, kept.day], ["colour", 6, "medium", null]);
  assert.match(linkTo(session.state), /^#\/play\/colour\/[2-9A-F]+\/-\?grade=medium$/);
  assert.equal(judged(puzzleOf(session.state)), "medium");
});

test("for a grade that a size hardly ever has, the easiest is generated", () => {
  const { worker, session } = orderColours(6, "expert");
  assert.equal(worker.last.grade, "easy");
  assert.deepEqual(session.maker.view.grades, ["easy", "medium"]);
});

test("after a second, the page shows the number of attempts and can cancel", () => {
  const { worker, session } = orderColours(11, "expert");
  assert.equal(session.maker.view.message, "Making a puzzle…");
  worker.say({ value: { tried: 1234 } });
  assert.equal(session.maker.view.message, "Making a puzzle… 1,234 tried so far.");
  session.ask({ type: "play/cancel-making" });
  assert.deepEqual([session.maker.view.making, session.maker.view.message], [false, ""]);
});

/** A solved board of colours, whose button has asked for another puzzle. */
function goOn(side: number) {
  const worker = new FakeWorker<Wish, MadePuzzle | Tried>();
  const engine = new EngineClient("The puzzle engine", () => worker);
  const session = new Person(initialState(), roster(), memorySaves(), { engine });
  session.openLink("#/play/colour");
  for (const square of [0, 12, 17, 29, 39, 42, 54, 59]) session.act(square);
  session.ask({ type: "play/order", order: { rows: side, columns: side, grade: "easy" } });
  session.ask({ type: "play/next" });
  return { worker, session };
}

test("the button of a solved puzzle says that it makes another one, and cancels that", () => {
  const { session } = goOn(11);
  const view = playView(session, { seconds: signal(0), time: signal(session.now()) });
  const label = () => view.moves.next;
  assert.equal(label(), "Making a puzzle… Cancel");
  session.ask({ type: "play/next" });
  assert.equal(label(), "New puzzle");
});

test("a new puzzle that can’t be made says why in its dialog", () => {
  const { session } = goOn(3);
  assert.deepEqual([session.ui.sheet, session.maker.view.making], ["new", false]);
  const lost = goOn(11);
  lost.worker.fail();
  assert.equal(lost.session.ui.sheet, "new");
  assert.match(lost.session.maker.view.message, /could not be loaded/);
});

test("a puzzle that is made late replaces no other board", () => {
  const { worker, session } = goOn(11);
  session.openLink("#/play/queens/8/a8");
  worker.say({ value: { tried: 7 } });
  assert.equal(session.maker.view.making, false);
  assert.equal(linkTo(session.state), "#/play/queens/8/a8");
});

test("the engine reports its attempts every second", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const work = vi.spyOn(Thinking.prototype, "work").mockReturnValue(false);
  const tried = vi.spyOn(Thinking.prototype, "tried", "get").mockReturnValue(1234);
  const task = methods.generate(requestOf("colour", colours(11), 7));
  const heard = [0, 999, 1000, 1900, 2000].map((time) => {
    now.mockReturnValue(time);
    return task.next().value;
  });
  const news = { value: { tried: 1234 } };
  assert.deepEqual(heard, [undefined, undefined, news, undefined, news]);
  for (const spy of [now, work, tried]) spy.mockRestore();
  task.return({ tried: 0 });
});
