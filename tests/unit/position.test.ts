import assert from "node:assert/strict";
import { test } from "vitest";
import { from, Play, squareNames } from "./engine.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);
const numbers = (names: string) => names.split(" ").map(at);
const names = (squares: Uint32Array) => [...squares].map((square) => NAMES[square]);
const coded = (code: string) => (error: Error) =>
  Reflect.get(error, "code") === code && /\.$/.test(error.message);

test("crosses are part of the game and its record", () => {
  const play = new Play(from("queens"), true);
  assert.equal(play.cross(numbers("e7 c5 e7")), true);
  assert.equal(play.cross(numbers("e7 a8")), false, "crossed out already, or under a queen");
  assert.deepEqual(names(play.crosses()), ["e7", "c5"]);
  play.place(at("e7"));
  assert.deepEqual(names(play.crosses()), ["c5"]);
  play.undo();
  assert.deepEqual(names(play.crosses()), ["e7", "c5"]);
  assert.equal(play.uncross(numbers("c5")), true);
  assert.equal(play.record(), "x:e7+c5 o:c5");
  assert.equal(play.moves, 0);
});

test("moving a queen is one move", () => {
  const play = new Play(from("queens"), true);
  play.place(at("e7"));
  play.moveQueen(at("e7"), at("d6"));
  assert.equal(play.record(), "e7 e7>d6");
  assert.equal(play.moves, 2);
  assert.throws(() => play.moveQueen(at("a8"), at("b6")), coded("locked"));
  assert.throws(() => play.moveQueen(at("d6"), at("a8")), coded("occupied"));
});

test("a position is set and undone as one move", () => {
  const play = new Play(from("queens"), true);
  play.replay("c7 x:b1 e6");
  const position = play.position();
  assert.equal(position, "c7+e6/b1");
  play.restore("");
  assert.equal(play.position(), "");
  assert.ok(play.undo());
  assert.equal(play.position(), position);
  assert.throws(() => play.restore("a8"), coded("occupied"));
  assert.throws(() => play.restore("c7/nowhere"), coded("unreadable"));
});

test("undone moves are saved", () => {
  const play = new Play(from("queens"), true);
  play.replay("c7 e6 x:b1");
  play.undo();
  play.undo();
  assert.equal(play.undoneRecord(), "e6 x:b1");
  const again = new Play(from("queens"), true);
  again.replay(play.record());
  again.replayUndone(play.undoneRecord());
  assert.ok(again.redo() && again.redo() && !again.redo());
  assert.equal(again.record(), "c7 e6 x:b1");
});

test("shadows have the level of the first queen", () => {
  const play = new Play(from("queens"), true);
  play.place(at("c7"));
  play.place(at("e6"));
  const level = (name: string) => play.levels()[at(name)];
  assert.deepEqual(["a8", "e4", "c1", "e1", "g4"].map(level), [0, 0, 1, 2, 2]);
});
