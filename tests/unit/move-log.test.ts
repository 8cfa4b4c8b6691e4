/** The log of a game: what it records, and how it is saved. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import type { SessionCommand } from "../../www/app/perform.ts";
import { omit } from "../../www/core/objects.ts";
import { GameController } from "../../www/play/game/game-controller.ts";
import { exportAll } from "../../www/saves/exported.ts";
import { readGame, readSolve } from "../../www/saves/readers.ts";
import { saveGame, saveSolve, VERSION } from "../../www/saves/saved.ts";
import { importAll } from "../../www/saves/transfer.ts";
import { withTheirs } from "../../www/saves/windows.ts";
import { united } from "../../www/store/games.ts";
import {
  LONGEST_LOG,
  type LoggedMove,
  logFrom,
  logOfGame,
  logText,
  recordOf,
} from "../../www/store/move-log.ts";
import { replayLog } from "../../www/store/replayed-log.ts";
import {
  EMPTY,
  FIRST_BOARDS,
  initialState,
  type Kept,
  newGame,
  playedOf,
  puzzleAs,
  puzzleOf,
} from "../../www/store/state.ts";
import { squareNames } from "./engine.ts";
import { Person } from "./person.ts";
import { solve } from "./solves.ts";

const RUNS = process.env.ALL ? 400 : 40;
const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

const square = fc.nat(63).map((index) => NAMES[index]!);
const squares = fc.array(square, { minLength: 1, maxLength: 4 }).map((all) => all.join("+"));
const move = fc.oneof(
  fc.constantFrom("<", ">", "=", "=/c3"),
  square,
  square.map((name) => `-${name}`),
  fc.tuple(square, square).map(([from, to]) => `${from}>${to}`),
  squares.map((names) => `x:${names}`),
  squares.map((names) => `=${names}/${names}`),
);
const entry = fc.record({ after: fc.nat(100_000), move, isHint: fc.boolean() });

/** Logs with times in order. */
const log = fc.array(entry).map((entries) => {
  let time = 0;
  return entries.map(({ after, move, isHint }): LoggedMove => {
    time += after;
    return { at: time, move, ...(isHint && { hinted: true }) };
  });
});

test("a log reads back from its text, and its text from it", () => {
  fc.assert(fc.property(log, (log) => assert.deepEqual(logFrom(logText(log)), log)));
  const isSame = (text: string) => [null, text].includes(logFrom(text) && logText(logFrom(text)!));
  fc.assert(fc.property(fc.string(), isSame));
});

test("other text is not a log", () => {
  for (const text of ["c5", "1", "1c", "01c5", "1c5 ", " 1c5", "1c5  2d6", "1!!c5", "1é5", "1c0"]) {
    assert.equal(logFrom(text), null, text);
  }
  assert.deepEqual(logFrom("3=a1/b2"), [{ at: 3, move: "=a1/b2" }]);
  const most = `${"1c5 ".repeat(LONGEST_LOG / 4 - 1)}10c5`;
  assert.equal(logFrom(most)?.length, LONGEST_LOG / 4);
  assert.equal(logFrom(`1${most}`), null);
});

test("undoing and redoing leaves the moves of the record", () => {
  const left = (text: string) => recordOf(logFrom(text)!)?.join(" ");
  assert.equal(left("0c5 1d7 1< 1< 1> 1e8"), "c5 e8");
  assert.equal(left("0c5 1d7 1< 1< 1c5 1>"), "c5 d7", "a knight redoes by jumping");
  assert.equal(left("0c5 1d7 1e8 1< 1< 1< 1c5 1>"), "c5 d7");
  assert.equal(left("0c5 1d7 1< 1< 1e8 1>"), undefined, "any other move ends redoing");
  assert.equal(left("0<"), undefined);
  const replayed = () => replayLog(puzzleOf(initialState()), logFrom("0<")!, () => 0);
  assert.throws(replayed, /^Error: There is no move to take back or to redo\.$/);
});

/** The actions of a player in a game. */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.nat(63).map((square): SessionCommand => ({ type: "board/press", square })),
  },
  { weight: 3, arbitrary: fc.constant<SessionCommand>({ type: "app/undo" }) },
  { weight: 2, arbitrary: fc.constant<SessionCommand>({ type: "app/redo" }) },
  fc.nat(63).map((square): SessionCommand => ({ type: "board/cross", square })),
  fc
    .array(fc.nat(63), { minLength: 1, maxLength: 5 })
    .map((squares): SessionCommand => ({ type: "board/stroke", squares, out: true })),
  fc
    .tuple(fc.nat(63), fc.nat(63))
    .map(([from, to]): SessionCommand => ({ type: "board/move", from, to })),
  fc.constantFrom<SessionCommand>(
    { type: "play/restart" },
    { type: "play/set-mark" },
    { type: "play/back-to-mark" },
  ),
);

/** Squares that a knight can jump to, so that games make progress. */
const jump = fc.nat(7);

/** The record of a game, replayed from its log. */
const replayed = (kept: Kept) =>
  replayLog(puzzleAs(kept.game, kept), logFrom(kept.log!)!, (play) => play.record()).at(-1);

test("replaying the log of any game gives its record", () => {
  for (const game of ["queens", "colour", "knights"] as const) {
    fc.assert(
      fc.property(fc.array(fc.oneof(deed, jump), { maxLength: 60 }), (deeds) => {
        const person = new Person();
        person.ask({ type: "app/game", game });
        if (game !== "colour") person.give(0);
        for (const deed of deeds) {
          if (typeof deed !== "number") person.ask(deed);
          else if (game === "knights") {
            const free = NAMES.flatMap((_, s) => (person.board.game?.hover(s)?.allowed ? [s] : []));
            person.act(free.at(-1 - (deed % Math.max(free.length, 1))) ?? 0);
          }
        }
        const kept = playedOf(person.present());
        assert.equal(replayed(kept), kept.record);
        assert.notEqual(logOfGame(kept.log, kept.record), null);
        assert.deepEqual(readGame(saveGame(kept)), kept);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  }
});

const A8 = { ...EMPTY, squares: [0] };
const ANSWER = ["e7", "h6", "f5", "c4", "g3", "b2", "d1"];

/** A game with a8 locked, and its clock. */
const gameOf = (more: Partial<Kept> = {}) =>
  new GameController(puzzleAs("queens", A8), NAMES, newGame("queens", A8, more));

test("times come from the game’s clock, which stops while the board is hidden", () => {
  const game = gameOf();
  game.see(true, 0);
  game.act(at("e7"), 1_250);
  game.see(false, 2_000);
  game.see(true, 3_602_000);
  game.act(at("h6"), 3_602_300);
  game.undo(3_603_000);
  game.redo(3_603_000);
  assert.equal(game.log, "12e7 11h6 7< 0>");
  assert.equal(game.done(3_604_000).log, game.log);
});

test("a hint’s moves are marked, and moves made in Watch get the time of the return", () => {
  const game = gameOf({ record: "e7 h6", log: "5e7", seconds: 2 });
  game.perform("x:a1 f5", 0);
  assert.equal(game.log, "5e7 15h6 0!x:a1 0!f5");
});

test("a move that a hint named is the hint’s even if it is made by hand", () => {
  const game = gameOf();
  game.advise("x:a1+b1 f5");
  game.cross([at("b1")], true, 0);
  game.cross([at("a1"), at("c1")], true, 0);
  game.act(at("g3"), 0);
  game.act(at("f5"), 0);
  assert.equal(game.log, "0!x:b1 0x:a1+c1 0g3 0!f5");
});

test("what a hint says of a jump holds only where the knight stood", () => {
  const start = { ...EMPTY, squares: [0] };
  const game = new GameController(puzzleAs("knights", start), NAMES, newGame("knights", start));
  game.advise("c7");
  game.act(at("b6"), 0);
  game.undo(0);
  game.act(at("c7"), 0);
  assert.equal(game.log, "0b6 0< 0c7");
  game.advise("e8");
  game.act(at("e8"), 0);
  assert.equal(game.log, "0b6 0< 0c7 0!e8");
});

test("what a hint named is remembered with the game, until it is solved", () => {
  const game = gameOf();
  game.advise("x:a1+b1 f5");
  const kept = newGame("queens", A8, game.done(0));
  assert.equal(kept.advice, "x:a1 x:b1 f5");
  const again = gameOf(readGame(saveGame(kept)));
  for (const name of ["e7", "h6", "f5"]) again.act(at(name), 0);
  assert.equal(again.log, "0e7 0h6 0!f5");
  for (const name of ["c4", "g3", "b2", "d1"]) again.act(at(name), 0);
  assert.equal(again.done(0).advice, "");
});

test("what a hint named in another window counts here, too", () => {
  const game = gameOf();
  assert.ok(game.goesOn(newGame("queens", A8, { hints: 1, advice: "e7" }), 0));
  game.act(at("e7"), 0);
  assert.equal(game.log, "0!e7");
  const [mine, theirs] = ["e7", "h6"].map((record, changed) =>
    newGame("queens", A8, { record, log: `0${record}`, advice: `${record} f5`, changed }),
  );
  const both = withTheirs({ [mine!.id]: mine! }, mine, { ...theirs!, record: "e7 h6" });
  assert.equal(both[mine!.id]?.advice, "e7 f5 h6");
});

test("squares that are crossed out are not free", () => {
  const game = gameOf();
  const free = game.freeSquares;
  game.cross([at("c6"), at("e7")], true, 0);
  assert.equal(game.freeSquares, free - 1, "c6 was attacked");
});

test("the log ends when the puzzle is solved, and goes into the solve", () => {
  const person = new Person();
  person.give(0);
  for (const name of ANSWER) person.act(at(name));
  person.undo();
  const kept = playedOf(person.present());
  assert.equal(kept.log, "");
  const { log = "" } = kept.solved!;
  assert.equal(person.board.game?.log, log);
  assert.equal(recordOf(logFrom(log)!)?.join(" "), ANSWER.join(" "));
  const solved = replayLog(puzzleOf(person.state), logFrom(log)!, (play) => play.solved);
  assert.deepEqual(solved, [...ANSWER.map(() => false), true]);
  assert.equal(person.state.solves.pending.at(-1)?.log, log);
  assert.deepEqual(readGame(saveGame(kept)), kept);
  const { state } = importAll(initialState(), exportAll(person.state, 0).text);
  assert.deepEqual(state.solves, person.state.solves);
});

test("solving a puzzle again keeps the first solve, and its moves and time in the sentence", () => {
  const person = new Person();
  person.give(0);
  for (const name of ANSWER) person.act(at(name));
  const first = playedOf(person.present()).solved;
  const said = () => person.board.game?.message(0).text;
  const sentence = said();
  assert.match(sentence!, /^Solved in 7 moves and /);
  person.undo();
  person.redo();
  assert.equal(said(), sentence);
  for (let times = 0; times < 2; times++) person.act(at("e7"));
  assert.equal(said(), sentence);
  const kept = playedOf(person.present());
  assert.deepEqual(kept.solved, first);
  assert.equal(person.state.solves.pending.length, 1);
  assert.equal(gameOf(kept).message(0).text, sentence);
});

test("a game that is too long has no log", () => {
  const long = gameOf({ log: `0e7 ${"1< 1> ".repeat(LONGEST_LOG / 6 - 2)}1<`, undone: "e7" });
  assert.notEqual(long.log, null);
  for (let times = 0; times < 5; times++) {
    long.redo(0);
    long.undo(0);
  }
  assert.equal(long.log, null);
  long.act(at("h6"), 0);
  assert.equal(long.done(0).log, null);
});

test("only the log or the advice is set aside if it is damaged", () => {
  const kept = newGame("queens", A8, { record: "e7 h6", log: "3e7 9h6" });
  assert.deepEqual(readGame(saveGame(kept)), kept);
  for (const log of ["3e7 h6", " ", 7, { deep: [] }] as never[]) {
    const lost: object[] = [];
    const read = readGame(JSON.stringify({ version: VERSION, ...kept, log }), undefined, (parts) =>
      lost.push(parts),
    );
    assert.deepEqual(read, { ...kept, log: null });
    assert.deepEqual(lost, [{ version: VERSION, logs: [log] }]);
  }
  for (const advice of ["e7 ", "e7,h6", "-e7", 7, null] as never[]) {
    const lost: object[] = [];
    const text = JSON.stringify({ version: VERSION, ...kept, advice });
    assert.deepEqual(
      readGame(text, undefined, (parts) => lost.push(parts)),
      kept,
    );
    assert.deepEqual(lost, [{ version: VERSION, logs: [advice] }]);
  }
  const first = JSON.stringify({ version: VERSION, ...omit(kept, "advice") });
  assert.deepEqual(
    readGame(first, undefined, () => assert.fail()),
    kept,
  );
  const [fine, spoilt] = [solve({ log: "3e7" }), solve({ log: "3" })];
  assert.deepEqual(
    readSolve(saveSolve(fine), () => assert.fail()),
    fine,
  );
  const lost: object[] = [];
  const { log: _, ...bare } = spoilt;
  assert.deepEqual(
    readSolve(saveSolve(spoilt), (parts) => lost.push(parts)),
    bare,
  );
  assert.deepEqual(lost, [{ version: VERSION, logs: ["3"] }]);
  const solved = { ...kept, log: "", solved: spoilt };
  assert.deepEqual(readGame(saveGame(solved)), { ...solved, solved: bare });
});

test("a log that doesn’t fit the game’s moves is dropped when the game opens", () => {
  for (const log of ["3e7 9h6 1f5", "9h6", "3e7 1h6 1>"]) {
    assert.equal(gameOf({ record: "e7 h6", log }).log, null, log);
  }
});

test("of two copies of a game, the longer keeps its log; a solve keeps the log of a solved game", () => {
  const short = newGame("queens", A8, { record: "e7", log: "5e7", seconds: 9 });
  const long = { ...short, record: "e7 h6", log: "6e7 9h6", seconds: 1 };
  const both = (one: Kept, other: Kept) => united({ [one.id]: one }, other).games[one.id];
  assert.equal(both(short, long)?.log, long.log);
  assert.equal(both(long, short)?.log, long.log);
  const solved = { ...short, log: "", solved: solve({ log: "5e7" }) };
  assert.equal(both(solved, long)?.log, "");
  assert.equal(both(solved, long)?.solved?.log, "5e7");
});

test("each board keeps its own log, even after Undo leads back to it", () => {
  const person = new Person();
  person.give(0);
  person.act(at("e7"));
  person.ask({ type: "watch/clear" });
  assert.equal(playedOf(person.present()).log, "");
  person.undo();
  assert.match(playedOf(person.present()).log!, /^\d+e7$/);
  assert.deepEqual(FIRST_BOARDS.queens.squares, []);
});
