import assert from "node:assert/strict";
import { test } from "vitest";
import { moment as at } from "../../www/content/moment.ts";
import * as change from "../../www/store/changes.ts";
import { locked } from "../../www/store/draft.ts";
import {
  boardOf,
  gameOf,
  initialState,
  type Kept,
  NOT_PLAYED,
  playedOf,
  runOf,
  type State,
} from "../../www/store/state.ts";
import { bookmark, bookmarksOf } from "../../www/watch/bookmarks.ts";
import { decide, steer } from "../../www/watch/steering.ts";
import { solve } from "./solves.ts";

/** The state after several changes. */
const after = (...changes: change.Change[]) =>
  changes.reduce((state, step) => step(state), initialState());

/** The state after these moves were made by hand. */
const play = (record: string, seconds = 5) => change.played({ ...NOT_PLAYED, record, seconds });

/** The board that is played on. */
const board = (state: State) => playedOf(state);

test("Undo brings back every cleared board, and Redo clears it again", () => {
  const game = after(change.toGame("knights"), change.give(0), play("c7 e8"));
  for (const [name, clears] of Object.entries({
    clear: change.clear,
    resize: change.resize(5, 6),
    give: change.give(9),
    block: change.block(63),
  })) {
    const cleared = clears(game);
    assert.deepEqual([board(cleared).record, board(cleared).seconds], ["", 0], name);
    assert.deepEqual(board(change.undo(cleared)), board(game), name);
    assert.deepEqual(board(change.redo(change.undo(cleared))), board(cleared), name);
  }
});

test("cleared boards return in order", () => {
  const state = after(
    change.give(0),
    play("e7"),
    change.clear,
    change.give(9),
    change.resize(6, 6),
  );
  const back = [state];
  for (let times = 0; times < 4; times++) back.push(change.undo(back[times]!));
  assert.deepEqual(
    back.map((state) => [board(state).rows, board(state).squares, board(state).record]),
    [
      [6, [], ""],
      [8, [9], ""],
      [8, [], ""],
      [8, [0], "e7"],
      [8, [], ""],
    ],
  );
  assert.equal(change.undo(back[4]!), back[4], "Undo stops at the first board");
  const forth = [change.redo, change.redo, change.redo, change.redo];
  const again = forth.reduce((state, redo) => redo(state), back[4]!);
  assert.deepEqual(again, state);
  assert.equal(change.redo(again), again);
});

test("after a move or on another board, Redo does nothing", () => {
  const back = after(change.give(0), change.clear, change.undo);
  assert.deepEqual(board(change.redo(change.moved(back))).squares, [0]);
  const other = change.give(9)(back);
  assert.equal(change.redo(other), other);
  const undone = change.played({ ...NOT_PLAYED, record: "e7", undone: "h6" })(back);
  assert.equal(board(change.undo(change.clear(undone))).undone, "");
});

test("boards beyond the reach of Undo are dropped", () => {
  let state = initialState();
  for (let given = 0; given < 150; given++) state = change.give(given % 64)(state);
  assert.equal(state.play.back.queens.length, 100);
  assert.deepEqual(board(change.undo(state)).squares, [148 % 64]);
});

test("a change that changes nothing can’t be undone", () => {
  const state = after(change.give(0));
  assert.equal(change.give(0)(state), state);
  const empty = initialState();
  assert.equal(change.clear(empty), empty);
  assert.equal(change.resize(8, 8)(empty), empty);
});

/** A moment of a longer run. */
const moment = at("queens", 16, "a16", "forward-checking", 6, { options: "rows=fewest" });

test("Watch never changes the game in Play", () => {
  const own = after(change.give(0), play("e7 h6", 42));
  const watched = [
    change.toMoment(moment),
    change.toLesson({ id: "forward-checking", part: 1 }),
    change.toMode("watch"),
    change.give(9),
    change.choose({ solver: "backtracking", options: "", seed: 3 }),
    change.reached(12),
    change.resize(5, 5),
    change.restart,
    change.clear,
  ].reduce((state, step) => step(state), own);
  assert.deepEqual(watched.play, own.play);
  assert.deepEqual(change.toMode("play")(watched).play, own.play);
});

test("a moment opens in Watch at its step", () => {
  const state = change.toMoment(moment)(after(change.toGame("knights"), change.close(true)));
  assert.deepEqual([state.mode, state.game], ["watch", "queens"]);
  const { rows, options, step } = runOf(state);
  assert.deepEqual([rows, options, step], [16, "rows=fewest", moment.step]);
  assert.equal(board({ ...state, game: "knights" }).closed, true);
});

test("only another board, solver, option or seed restarts the run", () => {
  const state = after(change.toMode("watch"), change.give(0), change.reached(7));
  const { solver } = runOf(state);
  for (const other of [
    change.give(1),
    change.clear,
    change.choose({ solver, options: "rows=fewest", seed: 0 }),
    change.choose({ solver, options: "", seed: 1 }),
  ]) {
    assert.equal(runOf(other(state)).step, 0);
  }
  assert.equal(change.choose({ solver, options: "", seed: 0 })(state), state);
});

test("the board in Play can be copied to Watch, and back", () => {
  const own = after(change.toGame("knights"), change.resize(5, 6), change.give(3), play("d3"));
  const watched = change.watchThis(own);
  assert.deepEqual(
    [watched.mode, boardOf(watched).squares, boardOf(watched).rows],
    ["watch", [3], 5],
  );
  assert.deepEqual(watched.play, own.play);
  const back = change.watchThis(change.toMode("play")(change.reached(4)(watched)));
  assert.equal(runOf(back).step, 4, "the same board has the same run");
  const taken = change.playThis([10, 2])(change.give(0)(watched));
  assert.deepEqual([taken.mode, board(taken).squares, board(taken).record], ["play", [0], "e4 c5"]);
  assert.deepEqual(board(change.undo(taken)), board(own));
});

test("squares are blocked and opened again", () => {
  const state = after(change.toGame("knights"), change.block(9), change.block(3));
  assert.deepEqual(boardOf(state).blocked, [3, 9]);
  assert.deepEqual(boardOf(change.block(9)(state)).blocked, [3]);
});

test("switching to a closed tour keeps the moves, times and mistakes, unless that tour has moves", () => {
  const open = after(change.toGame("knights"), change.give(0), (state) =>
    change.played({ ...playedOf(state), record: "c7", seconds: 5, mistakes: 2 }, 9)(state),
  );
  const closed = change.close(true)(open);
  const told = ({ record, seconds, mistakes, changed }: Kept) => [
    record,
    seconds,
    mistakes,
    changed,
  ];
  assert.deepEqual([board(closed).closed, ...told(board(closed))], [true, "c7", 5, 2, 9]);
  assert.equal(change.close(true)(closed), closed);
  assert.deepEqual(board(change.undo(closed)), board(open));
  // The closed tour has other moves: they stay.
  const other = change.close(true)(
    change.played({ ...board(open), record: "b6" })(change.undo(closed)),
  );
  assert.deepEqual([board(other).closed, board(other).record], [true, "c7"]);
  // What is known of the open tour alone stays with it.
  const known = { day: "2026-11-21", grade: "hard", rival: { link: "#/duel/…", started: true } };
  const kept = { ...board(open), ...known, solved: solve() };
  const all = { ...open.play.games, [kept.id]: kept };
  const fresh = board(change.close(true)({ ...open, play: { ...open.play, games: all } }));
  assert.deepEqual(
    [fresh.day, fresh.grade, fresh.solved, fresh.rival],
    [null, null, null, undefined],
  );
  const watched = change.reached(3)(change.toMode("watch")(open));
  assert.deepEqual(
    [runOf(change.close(true)(watched)).closed, runOf(change.close(true)(watched)).step],
    [true, 0],
  );
});

test("an impossible board becomes an empty one; Play keeps its board", () => {
  const bad = after(change.give(99));
  assert.deepEqual(board(change.startOver(bad)).squares, []);
  assert.deepEqual(board(change.undo(change.startOver(bad))).squares, [99]);
  const run = after(change.toMode("watch"), change.give(99));
  assert.deepEqual(runOf(change.startOver(run)), initialState().watch.queens);
});

test("steps are marked for one run, with any panels open, and a mark is taken off again", () => {
  const watching = change.toMode("watch")(initialState());
  const marked = [bookmark(3), bookmark(7)].reduce((state, mark) => mark(state), watching);
  assert.deepEqual(bookmarksOf(marked), [3, 7]);
  assert.deepEqual(
    bookmarksOf(change.reached(9)({ ...marked, open: ["tree"], projector: true })),
    [3, 7],
  );
  const other = bookmark(3)(change.give(9)(marked));
  assert.deepEqual(bookmarksOf(other), [3]);
  const back = change.give()(bookmark(3)(other));
  assert.deepEqual([bookmarksOf(back), bookmarksOf(bookmark(3)(back))], [[3, 7], [7]]);
});

test("another game is chosen in its mode; in Learn, it opens its first lesson", () => {
  const watching = change.toMode("watch")(initialState());
  assert.deepEqual(change.toGame("knights")(watching), { ...watching, game: "knights" });
  const learning = change.toGame("knights")(change.toMode("learn")(initialState()));
  assert.deepEqual([learning.mode, gameOf(learning)], ["learn", "knights"]);
  const shown: State = { ...initialState(), mode: "learn", page: "key", projector: true };
  const { mode, page, projector } = change.toMode("watch")(shown);
  assert.deepEqual([mode, page, projector], ["watch", null, false]);
});

test("starting over gives the editor its first board, and a lesson its beginning", () => {
  const drafting = after(change.toScreen("draft"), change.drafted(locked(9)));
  assert.deepEqual(change.startOver(drafting).drafts, initialState().drafts);
  assert.deepEqual(change.startOver(drafting).play, drafting.play);
  const lesson = { id: "forward-checking", part: 0, step: null, lock: null };
  assert.deepEqual(
    change.startOver(after(change.toLesson({ ...lesson, part: 1, step: 6 }))).lesson,
    lesson,
  );
});

test("a board that was begun continues from what Watch shows, in one move that can be undone", () => {
  const own = change.watchThis(after(change.give(0), play("e7 h6")));
  const { record, undone } = board(change.playThis([12, 23, 29])(own));
  assert.deepEqual([record, undone], ["e7 h6 =e7+h6+f5", ""]);
});

test("choices end with their run, but can be brought back, and stay when nothing changes", () => {
  const state = after(change.toMode("watch"), steer, decide(0), decide(10));
  const { solver } = runOf(state);
  assert.equal(change.reached(2)(state), state);
  assert.equal(change.choose({ solver, options: "", seed: 0 })(state), state);
  const { choices, earlier, step } = runOf(change.give(9)(state));
  assert.deepEqual([choices, earlier?.at(-1)?.choices, step], ["", "a8.c7", 0]);
});

test("a game begins with its first move, and changes with every move, but not with time", () => {
  const at = (state: State) => [board(state).begun, board(state).changed];
  const first = change.played({ ...NOT_PLAYED, record: "a8" }, 50)(initialState());
  assert.deepEqual(at(first), [50, 50]);
  assert.equal(change.played({ ...NOT_PLAYED, record: "a8" }, 60)(first), first);
  const later = change.played({ ...NOT_PLAYED, record: "a8", seconds: 9 }, 60)(first);
  assert.deepEqual([...at(later), board(later).seconds], [50, 50, 9]);
  assert.deepEqual(at(change.played({ ...NOT_PLAYED, record: "a8 c7" }, 60)(later)), [50, 60]);
  const back = change.played({ ...NOT_PLAYED, record: "a8 c7" }, 40)(later);
  assert.deepEqual(at(back), [50, 51], "after the clock was set back");
});

test("a solve is recorded once, with its game", () => {
  const once = change.solved(solve())(initialState());
  assert.deepEqual([once.solves.pending, board(once).solved], [[solve()], solve()]);
  assert.equal(change.solved(solve({ ended: 9 }))(once), once);
  // Its board starts over when it is set up again; one that was left goes on.
  const boards = [change.solved(solve()), change.give(0), play("e7"), change.clear].reduce(
    (state, step) => step(state),
    play("a5")(initialState()),
  );
  assert.deepEqual([board(boards).record, board(boards).solved], ["", null]);
  assert.equal(board(change.give(0)(boards)).record, "e7");
});

test("Undo leads only to your own boards of the same size", () => {
  const own = after(change.give(0), change.give(9));
  assert.deepEqual([change.leadsBack(own), change.leadsOn(own)], [true, false]);
  assert.equal(change.leadsOn(change.undo(own)), true);
  assert.equal(change.leadsBack(after()), false);
  const sizes = [
    change.resize(6, 6)(own),
    after(change.toGame("knights"), change.give(0), change.resize(8, 5)),
  ];
  assert.deepEqual([...sizes, change.resize(5, 8)(sizes[1]!)].map(change.leadsBack), [
    false,
    false,
    false,
  ]);
  for (const more of [{ grade: "hard" }, { day: "2026-11-21" }]) {
    const { [board(own).id]: seen, ...others } = own.play.games;
    const made = {
      ...own,
      play: { ...own.play, games: { ...others, [seen!.id]: { ...seen!, ...more } } },
    };
    assert.equal(change.leadsBack(made), false);
    assert.equal(change.leadsBack(change.give(1)(made)), false);
  }
});

test("a link to a board leads to it with Undo or Redo, as far as need be", () => {
  const all = after(change.give(0), change.give(1), change.give(2), change.give(3));
  const to = (state: State, square: number) =>
    change.toBoard("queens", { ...board(state), squares: [square] })(state);
  const first = to(all, 0);
  assert.deepEqual([board(first).squares, first.play.on.queens.length], [[0], 3]);
  assert.deepEqual(to(first, 3), { ...all, screen: "board" });
  assert.deepEqual(to(to(first, 1), 2).play.on.queens.length, 1);
  const home = change.toScreen("home")(all);
  assert.deepEqual(to(home, 3), all);
  assert.deepEqual(to(all, 5).play.back.queens.length, all.play.back.queens.length + 1);
});
