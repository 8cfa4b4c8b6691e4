import assert from "node:assert/strict";
import { test } from "vitest";
import { describer, emptyScene, playScene } from "../../www/board/scene/by-game.ts";
import { MARKS } from "../../www/content/marks.ts";
import { from, Play, squareNames } from "./engine.ts";

const NAMES = squareNames(8, 8);
const SHOWN = { settings: MARKS, lost: [], hint: null };
const at = (name: string) => NAMES.indexOf(name);
const names = (squares: Uint32Array) => [...squares].map((square) => NAMES[square]);
const coded = (code: string) => (error: Error) =>
  Reflect.get(error, "code") === code && /\.$/.test(error.message);

test("queens are placed, taken off, undone and redone", () => {
  const play = new Play(from("queens"), false);
  play.place(at("e7"));
  play.place(at("h6"));
  play.lift(at("e7"));
  assert.equal(play.record(), "e7 h6 -e7");
  assert.deepEqual(names(play.pieces()), ["h6"]);
  assert.ok(play.undo());
  assert.deepEqual(names(play.pieces()), ["e7", "h6"]);
  assert.ok(play.redo());
  assert.deepEqual([play.moves, play.canUndo, play.canRedo], [3, true, false]);
});

test("a refused square names its attackers", () => {
  const play = new Play(from("queens"), false);
  play.place(at("e7"));
  assert.deepEqual(names(play.attackers(at("e4"))), ["a8", "e7"]);
  assert.equal(play.attacked()[at("e4")], 1);
  assert.equal(play.attacked()[at("h6")], 0);
  assert.equal(
    play.refusal(at("e4")),
    "The queens on a8 and e7 attack e4: choose a square that no queen attacks.",
  );
  assert.equal(play.refusal(at("h6")), undefined);
  assert.throws(() => play.place(at("e4")), coded("attacked"));
  assert.throws(() => play.lift(at("h1")), coded("no-queen"));
  assert.throws(() => play.lift(at("a8")), coded("locked"));
  assert.throws(() => play.place(64), coded("off-board"));
  assert.throws(() => play.jump(at("c7")), coded("wrong-game"));
});

test("free placement shows conflicts", () => {
  const play = new Play(from("queens"), true);
  play.place(at("b7"));
  assert.deepEqual(names(play.conflicts()), ["a8", "b7"]);
  play.setFree(false);
  assert.throws(() => play.place(at("c6")), coded("attacked"));
});

test("a record is replayed as far as possible", () => {
  const play = new Play(from("queens"), false);
  assert.throws(() => play.replay("e7 h6 what"), coded("unreadable"));
  assert.equal(play.record(), "e7 h6");
});

test("a replayed game is the same game, and can be undone to its start", () => {
  const play = new Play(from("queens"), false);
  for (const name of ["e7", "h6", "f5"]) play.place(at(name));
  play.lift(at("h6"));
  const again = new Play(from("queens"), false);
  again.replay(play.record());
  assert.equal(again.record(), "e7 h6 f5 -h6");
  assert.deepEqual([...again.pieces()], [...play.pieces()]);
  while (again.undo());
  assert.deepEqual([again.moves, again.pieces().length, again.canRedo], [0, 0, true]);
  while (again.redo());
  assert.equal(again.record(), play.record());
  again.undo();
  again.place(at("c4"));
  assert.ok(!again.canRedo, "a new move clears redo");
});

test("a game ends solved or stuck", () => {
  const play = new Play(from("queens"), false);
  play.replay("e7 h6 f5 c4 g3 b2");
  assert.deepEqual([play.solved, play.stuck], [false, false]);
  play.place(at("d1"));
  assert.deepEqual([play.solved, play.stuck], [true, false]);
  const stuck = new Play(from("queens", [0], 4), false);
  stuck.replay("c3 b1");
  assert.deepEqual([stuck.solved, stuck.stuck], [false, true]);
});

test("a square that the knight can’t reach any more is stranded", () => {
  const small = squareNames(5, 5);
  const play = new Play(from("knights", [small.indexOf("b3")], 5), false);
  for (const name of ["d2", "c4"]) play.jump(small.indexOf(name));
  assert.deepEqual([...play.stranded()], []);
  play.jump(small.indexOf("e3"));
  assert.deepEqual(
    [...play.stranded()].map((square) => small[square]),
    ["a5"],
  );
  assert.ok(play.undo());
  assert.deepEqual([...play.stranded()], []);
  assert.ok(play.redo());
  assert.equal(play.record(), "d2 c4 e3");
});

test("the knight jumps to the squares within reach", () => {
  const play = new Play(from("knights"), false);
  assert.deepEqual(names(play.reachable()), ["c7", "b6"]);
  play.jump(at("c7"));
  assert.equal(play.degrees()[at("a8")], -1);
  assert.equal(play.degrees()[at("e8")], 3);
  assert.throws(() => play.jump(at("a8")), coded("visited"));
  assert.throws(() => play.jump(at("h1")), coded("not-a-jump"));
  assert.throws(() => play.place(at("h1")), coded("wrong-game"));
  assert.equal(play.record(), "c7");
  assert.deepEqual([play.solved, play.stuck], [false, false]);
  const small = new Play(from("knights", [0], 3), false);
  assert.deepEqual([...small.stranded()], [4]);
});

test("every square is described in words", () => {
  const board = { rows: 8, columns: 8, squares: [0], closed: false };
  const puzzle = { game: "queens", ...board } as const;
  const play = new Play(from("queens"), true);
  play.place(at("b7"));
  const describe = describer(playScene({ puzzle, play, ...SHOWN }), NAMES);
  assert.equal(describe(at("a8")), "a8, locked queen, in conflict");
  assert.equal(describe(at("b7")), "b7, queen, in conflict");
  assert.equal(describe(at("c6")), "c6, attacked");
  assert.equal(describe(at("h6")), "h6, free");
  const knights = { game: "knights", ...board } as const;
  const knight = new Play(from("knights"), false);
  knight.jump(at("c7"));
  const tell = describer(playScene({ puzzle: knights, play: knight, ...SHOWN }), NAMES);
  assert.deepEqual(
    ["a8", "c7", "e8", "h1"].map((name) => tell(at(name))),
    ["a8, number 1", "c7, knight, number 2", "e8, within reach, 3 onward moves", "h1, empty"],
  );
  assert.equal(describer(emptyScene(knights), NAMES)(0), "a8, empty");
});
