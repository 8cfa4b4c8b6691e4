import assert from "node:assert/strict";
import { test } from "vitest";
import { from, Play, squareNames } from "../../tests/unit/engine.ts";
import { MARKS } from "../content/marks.ts";
import { listed } from "../core/lists.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Reading } from "./games/index.ts";
import { emptyScene, playScene, readingOf } from "./scene/by-game.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

/** Reads a game of queens with f6 and c1 locked, after some moves. */
function queens(moves: string, crosses: string[] = []) {
  const puzzle = from(
    "queens",
    [at("f6"), at("c1")].sort((a, b) => a - b),
  );
  const play = new Play(puzzle, true);
  play.replay(moves);
  if (crosses.length > 0) play.cross(crosses.map(at));
  const scene = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
  return (kind: Reading, name: string) => readingOf(scene, NAMES, kind, at(name));
}

/** Reads a tour from a6 on 6 × 6, c3 and d3 blocked. */
function knights(moves: string) {
  const names = squareNames(6, 6);
  const square = (name: string) => names.indexOf(name);
  const puzzle = { ...from("knights", [square("a6")], 6), blocked: ["c3", "d3"].map(square) };
  const play = new Play(puzzle, false);
  play.replay(moves);
  const scene = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
  return (kind: Reading, name: string) => readingOf(scene, names, kind, square(name));
}

test("a line of queens names pieces, free squares and crosses", () => {
  const read = queens("a5", ["g4"]);
  assert.equal(read("row", "e4"), "Row 4: no queen. Free: e4. Crossed out: g4.");
  assert.equal(read("row", "b5"), "Row 5: queen on a5. None free.");
  assert.equal(read("column", "c7"), "Column c: queen on c1. None free.");
  assert.equal(read("diagonals", "e7"), "Diagonals of e7: queen on f6. None free.");
});

test("a queens square says which queens attack it", () => {
  const read = queens("a5");
  assert.equal(read("attackers", "a1"), "The queens on f6, c1 and a5 attack a1.");
  assert.equal(read("attackers", "b4"), "The queen on a5 attacks b4.");
  assert.equal(read("attackers", "e4"), "Nothing attacks e4.");
});

test("a queens board says what is left to do", () => {
  const read = queens("a5");
  const said = read("left", "a1");
  assert.match(said, /^3 of 8 queens placed\. 1\d squares are free: /);
  assert.match(queens("a5 g4 d3 h2 b7")("left", "a1"), /1 square is free: e8\.$/);
  assert.match(queens("a5 g4 d3 h2 b7 e8")("left", "a1"), /No square is free\.$/);
});

test("a line of a tour names unvisited, visited and blocked squares", () => {
  const read = knights("c5 e6 f4");
  assert.equal(read("row", "a3"), "Row 3: still to visit a3, b3, e3 and f3. Blocked: c3 and d3.");
  assert.equal(
    read("column", "f1"),
    "Column f: still to visit f6, f5, f3, f2 and f1. The knight is here. Visited: f4, number 4.",
  );
  assert.equal(
    read("row", "a6"),
    "Row 6: still to visit b6, c6, d6 and f6. Visited: a6, number 1; e6, number 3.",
  );
});

test("a square of a tour says whether it is in reach and where it leads", () => {
  const read = knights("c5 e6 f4");
  assert.equal(
    read("attackers", "e2"),
    "The knight can jump to e2. From e2 it can go on to d4 and c1.",
  );
  assert.match(read("attackers", "f4"), /^The knight is on f4\. From f4 it can go on to /);
  assert.equal(read("attackers", "c3"), "The knight can’t go to c3.");
  assert.match(read("attackers", "a1"), /^a1 is more than one jump away\. From a1 /);
});

test("a tour says what is left to visit", () => {
  const said = knights("c5 e6 f4")("left", "a1");
  assert.match(said, /^30 squares to visit: .* and 6 more\. Within reach: /);
});

test("an empty board can be read", () => {
  const read = (game: GameId) => readingOf(emptyScene(from(game, [])), NAMES, "row", 0);
  assert.match(read("queens"), /^Row 8: no queen\. Free: a8, /);
  assert.match(read("knights"), /^Row 8: still to visit a8, /);
});

test("lists end with “and”", () => {
  assert.deepEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed), [
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
});
