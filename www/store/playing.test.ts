/** Which puzzle is played: from a day, a link, a challenge or by Undo, and what a move changes. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { DAILY, ON } from "../../tests/unit/invented-day.ts";
import { solve } from "../../tests/unit/solves.ts";
import { whyHopeless } from "../engine/table.ts";
import { practiceId } from "../routes/ids.ts";
import * as change from "./changes.ts";
import { ownBoards, tidied } from "./games.ts";
import { coached } from "./practice.ts";
import {
  EMPTY,
  initialState,
  type Kept,
  NOT_PLAYED,
  playedOf,
  puzzleOf,
  type State,
} from "./state.ts";
import "../../tests/unit/engine.ts";

const first = initialState();
const known = change.learned(DAILY)(first);
const at = (...squares: number[]) => ({ ...EMPTY, squares });

const after = (state: State, ...changes: change.Change[]) =>
  changes.reduce((now, step) => step(now), state);

test("a move shows the board, and clears only the boards that Redo would lead to", () => {
  assert.equal(change.moved(first), first);
  const home = change.toScreen("home")(first);
  assert.deepEqual(change.moved(home), first);
  const undone = after(first, change.give(9), change.undo);
  const knights = after(undone, change.toGame("knights"), change.give(5), change.undo);
  const { on } = change.moved(knights).play;
  assert.deepEqual([on.knights, on.queens], [[], knights.play.on.queens]);
  assert.equal(on.queens.length, 1);
});

test("a board that Undo reaches is opened by going back, and no other", () => {
  const both = after(first, change.give(9), change.give(20));
  const back = change.toBoard("queens", at(9))(both);
  assert.deepEqual(back.play.on.queens, ["queens/8/e6"]);
  assert.deepEqual(back.play.back.queens, ["queens/8/-"]);
  assert.deepEqual(change.toBoard("queens", at(20))(back), both);
  assert.deepEqual(change.toBoard("queens", at(30))(both).play.back.queens, [
    ...["queens/8/-", "queens/8/b7", "queens/8/e6"],
  ]);
  const knights = change.toGame("knights")(first);
  for (const [rows, columns, isNear] of [
    [8, 8, true],
    [8, 6, false],
    [6, 8, false],
  ] as const) {
    const other = change.toBoard("knights", { ...EMPTY, rows, columns, squares: [0] })(knights);
    assert.equal(change.leadsBack(other), isNear, `${columns} × ${rows}`);
    assert.equal(change.leadsOn(change.undo(other)), isNear, `${columns} × ${rows}`);
  }
  assert.equal(change.leadsBack(first), false);
});

test("time and begin of a game count, but not in practice", () => {
  const done = { ...NOT_PLAYED, record: "e7", seconds: 5 };
  const { record, seconds, begun } = playedOf(change.played(done, 9)(first));
  assert.deepEqual([record, seconds, begun], ["e7", 5, 9]);
  const practised = after(known, change.toPracticeBoard("queens"), change.played(done, 9));
  const kept = playedOf(practised);
  assert.deepEqual([kept.record, kept.seconds, kept.begun, kept.changed], ["e7", 0, 0, 9]);
});

test("only a duel that is neither solved nor given up can be given up", () => {
  const rival = { link: "#/duel/queens/8/-?run=1", started: true };
  const having = (more: Partial<Kept>) => change.withKept(first, { seconds: 7, ...more });
  assert.deepEqual(playedOf(change.gaveUp(having({ rival }))).rival, { ...rival, gaveUp: 7 });
  for (const state of [
    having({}),
    having({ rival, solved: solve() }),
    having({ rival: { ...rival, gaveUp: 3 } }),
    having({ rival: { ...rival, gaveUp: 0 } }),
  ]) {
    assert.equal(change.gaveUp(state), state);
  }
});

test("a challenge opens the game that answers it, or another game beside the own one", () => {
  const challenge = { link: "#/duel/queens/8/-?run=1", game: "queens", layout: EMPTY } as const;
  const { state, claim } = change.toDuel({ ...challenge, grade: "hard" })(first);
  const rival = { link: challenge.link, started: false };
  assert.deepEqual([playedOf(state).id, playedOf(state).rival], ["queens/8/-~2", rival]);
  assert.deepEqual(claim, { id: "queens/8/-~2", grade: "hard" });
  const left = change.toBoard("queens", at(9))(state);
  const again = change.toDuel({ ...challenge, grade: "hard" })(left);
  assert.deepEqual([playedOf(again.state).id, again.claim], ["queens/8/-~2", null]);
  const other = { ...challenge, link: "#/duel/queens/8/b7?run=1", layout: at(9) };
  const fresh = change.toDuel({ ...other, grade: "" })(first);
  assert.deepEqual([playedOf(fresh.state).id, fresh.claim], ["queens/8/b7", null]);
});

test("a kept game opens; Undo does not leave it, unless it is shown already", () => {
  const two = after(first, change.give(9));
  assert.equal(change.toKept("queens/8/z1")(two), two);
  assert.deepEqual(change.toKept("queens/8/b7")(change.toMode("watch")(two)).play, two.play);
  const { play } = change.toKept("queens/8/-")(two);
  assert.deepEqual([play.seen.queens, play.back.queens], ["queens/8/-", []]);
});

test("boards of your own stay at hand, begun or not, the last changed first", () => {
  const brought = change.toOwnBoard("queens", at(9), "picture", 5)(first);
  const both = change.toOwnBoard("queens", at(20), "text", 8)(brought);
  // Neither is begun, and after another 30 boards undo reaches neither.
  const left = after(
    both,
    ...squaresFrom(21, 30).map((square) => change.toBoard("queens", at(square))),
  );
  const own = ownBoards(tidied({ ...left, play: { ...left.play, back: first.play.back } }));
  assert.deepEqual(
    own.map(({ id, from }) => [id, from]),
    [
      ["queens/8/e6", "text"],
      ["queens/8/b7", "picture"],
    ],
  );
  // A board that was opened before becomes your own.
  const seen = change.toBoard("queens", at(9))(first);
  assert.equal(playedOf(change.toOwnBoard("queens", at(9), "text", 1)(seen)).from, "text");
});

/** This many squares in a row, from one on. */
const squaresFrom = (square: number, many: number) =>
  Array.from({ length: many }, (_, i) => square + i);

test("every game has a practice board with a solution, kept as it was left", () => {
  for (const game of ["colour", "queens", "knights"] as const) {
    const practises = change.toPracticeBoard(game)(change.toScreen("home")(known));
    assert.deepEqual([practises.screen, playedOf(practises).id], ["board", practiceId(game)]);
    assert.equal(whyHopeless(puzzleOf(practises)), undefined, game);
    const left = tidied(change.toDay(ON, game)(change.withKept(practises, { record: "e1" })));
    assert.equal(playedOf(change.toPracticeBoard(game)(left)).record, "e1");
  }
});

test("Today is home, and for a newcomer the practice board", () => {
  const practises = change.toHome(first);
  assert.deepEqual(
    [practises.game, practises.screen, playedOf(practises).id],
    ["colour", "board", practiceId("colour")],
  );
  const home = change.toHome(coached(practises));
  assert.deepEqual([home.mode, home.screen], ["play", "home"]);
});

test("what is not known opens nothing, and gets no grade", () => {
  for (const step of [
    change.toDay(ON, "queens-easy"),
    change.graded({ id: "queens/8/z1", grade: "hard" }),
  ]) {
    assert.equal(step(first), first);
  }
  const { grade, day } = playedOf(change.toDay(ON, "knights")(known));
  assert.deepEqual([grade, day], ["hard", ON]);
});

test("an order changes what it names, for its game", () => {
  const { orders } = change.ordered("queens", { rows: 6 })(first);
  assert.deepEqual(orders, { ...first.orders, queens: { ...first.orders.queens, rows: 6 } });
});

test("the pieces of a watched board are played on without its undone moves", () => {
  const watched = after(
    first,
    change.played({ ...NOT_PLAYED, undone: "h6" }),
    change.toMode("watch"),
  );
  const { record, undone } = playedOf(change.playThis([12, 23])(watched));
  assert.deepEqual([record, undone], ["e7 h6", ""]);
});
