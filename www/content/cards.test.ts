import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "vitest";
import { BOARDS, type Known, ROWS, type Row } from "../../tests/data/rows.ts";
import { asked, from, Run, roster, squareNames, TO_THE_END } from "../../tests/unit/engine.ts";
import { runScene } from "../board/scene/by-game.ts";
import { count } from "../core/numbers.ts";
import { pseudocodeOf } from "../engine/engine.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { readOptions } from "../routes/options.ts";
import { cardOf, keyOf, loadCards } from "./index.ts";
import { type Moment, moment } from "./moment.ts";

const ROSTER = roster();
await loadCards(ROSTER);
const SENTENCES = ["what", "caption", "watch", "source", "shows"] as const;
const FIELDS = [...SENTENCES, "time", "memory"] as const;

/** The figures and sentences of the engine at the moment of each card. */
const SAYS: Record<string, RegExp> = Object.fromEntries(
  ROWS.map((row) => [keyOf(row), new RegExp(row.card.says)]),
);

test("every solver has a row of data, in the order of the roster", () => {
  const keys = (all: { game: string; id: string; name: string }[]) =>
    all.map(({ game, id, name }) => [game, id, name]);
  assert.deepEqual(keys(ROWS), keys(ROSTER));
});

/** The view of a moment. */
function at(moment: Moment) {
  const { solver, options, seed, step } = moment;
  const run = new Run(moment, solver, options, seed);
  const snapshot = asked(run, { do: "reach", step });
  run.free();
  assert.equal(snapshot.step, step, `${solver}@${step}`);
  return snapshot;
}

/** All texts of a card. */
const words = (said: object) => Object.values(said).flat().join(" ");

/** The ids of the cards in a game's folder. */
const cardsIn = (game: GameId) =>
  readdirSync(new URL(`.//${game}/`, import.meta.url)).map((file) =>
    keyOf({ game, id: file.replace(/\.ts$/, "") }),
  );

test("every solver has a card, and every card a solver", () => {
  const cards = [...new Set(ROSTER.map(({ game }) => game))].flatMap(cardsIn);
  const solvers = ROSTER.map(keyOf);
  assert.deepEqual(cards.toSorted(), solvers.toSorted());
});

for (const info of ROSTER) {
  const key = keyOf(info);
  const card = cardOf(info);
  const pseudocode = pseudocodeOf(info);

  test(`${key}: the card is filled in`, () => {
    for (const field of FIELDS) assert.match(card[field], /\S/, field);
    for (const field of SENTENCES) {
      assert.match(card[field], /\.$/, field);
    }
    assert.equal(card.what.match(/[.](\s|$)/g)?.length, 2, "two sentences say what it is");
  });

  test(`${key}: every step has one line of pseudocode`, () => {
    assert.ok(pseudocode.length >= 5 && pseudocode.length <= 12);
    const told = pseudocode.flatMap(({ ids }) => ids);
    assert.equal(new Set(told).size, told.length, "no step has two lines");
    for (const { text } of pseudocode) assert.match(text, /^( {2}){0,2}\S.*\S$/);
  });

  test(`${key}: its picture and its moment are there`, () => {
    at(card.picture);
    assert.ok(Math.max(card.picture.rows, card.picture.columns) <= 12);
    const { sentence, line } = at(card.moment);
    assert.match(sentence.text, SAYS[key]!);
    assert.ok(pseudocode.some(({ ids }) => ids.includes(line)));
    for (const { game, solver } of [card.picture, card.moment]) {
      assert.equal(keyOf({ game, id: solver }), key);
    }
  });
}

test("a moment can be written as a link", () => {
  const moments = ROSTER.map(cardOf).flatMap((card) => [card.picture, card.moment]);
  for (const { rows, columns, squares, step, seed, solver, options, game } of moments) {
    assert.ok(rows <= 64 && columns <= 64 && squares.length <= 1);
    assert.ok(squares.every((square) => square >= 0 && square < rows * columns));
    assert.ok(Number.isSafeInteger(step) && Number.isSafeInteger(seed));
    const info = ROSTER.find((info) => info.game === game && info.id === solver);
    const known = info?.options.map(({ name }) => name) ?? [];
    assert.ok([...readOptions(options).keys()].every((name) => known.includes(name)));
  }
});

/** The step counts that cards name: game, solver, side, start, options, steps. */
const STEPS = ROWS.flatMap(({ game, id, steps, card, runs = [] }) => {
  const first: Known[] = card.steps ? [{ side: 8, steps }] : [];
  return [...first, ...runs.filter((run) => run.on_card)].map(
    ({ side, from = `a${side}`, options = "", steps }) =>
      [game, id, side, from, options, steps] as const,
  );
});

for (const [game, solver, side, start, options, steps] of STEPS) {
  test(`${game} ${solver} takes the ${count(steps)} steps that its card tells of`, () => {
    const { outcome } = at(moment(game, side, start, solver, steps, { options }));
    assert.ok(outcome === "solved" || outcome === "counted");
    assert.ok(words(cardOf({ game, id: solver })).includes(count(steps)));
  });
}

/** The benchmarks in Rust check the longer runs. */
const LONGEST = 10_000_000;

for (const row of ROWS) {
  test(`${keyOf(row)} has the figures of its row in the compiled game, too`, () => {
    const all = [{ side: 8, steps: row.steps, tally: row.tally }, ...(row.runs ?? [])];
    for (const run of all.filter(({ steps }) => steps <= LONGEST)) {
      const { step, tally } = atEnd(row, run);
      assert.deepEqual([step, { ...tally, ...run.tally }], [run.steps, tally], JSON.stringify(run));
    }
  });
}

for (const row of ROWS.filter(({ colours }) => colours)) {
  test(`${keyOf(row)} has the figures of its row on colours in the compiled game, too`, () => {
    for (const [place, steps] of (row.colours ?? []).entries()) {
      if (steps > LONGEST) continue;
      const regions = BOARDS[place] ?? "";
      const side = Math.sqrt(regions.length);
      const puzzle = { ...from("colour", [], side), regions };
      const run = new Run(puzzle, row.id, "", 0);
      assert.equal(asked(run, TO_THE_END).step, steps, regions);
      run.free();
    }
  });
}

/** The view of a run's end. */
function atEnd({ game, id }: Row, { side, from = `a${side}`, options = "" }: Known) {
  const run = new Run(moment(game, side, from, id, 0), id, options, 0);
  const snapshot = asked(run, TO_THE_END);
  run.free();
  return snapshot;
}

test("the queen on f8 wastes 225 steps", () => {
  const names = squareNames(16, 16);
  const stands = (step: number) => {
    const { pieces } = at(moment("queens", 16, "a16", "backtracking", step)).board;
    return Array.from(pieces)
      .slice(0, 8)
      .map((square) => names[square])
      .join(" ");
  };
  const [first, last] = [21_517, 21_741];
  assert.match(stands(first), / f8$/);
  assert.equal(stands(last), stands(first));
  assert.notEqual(stands(first - 1), stands(first));
  assert.notEqual(stands(last + 1), stands(first));
  assert.equal(last - first + 1, 225);
  const { pieces, rejected } = at(cardOf({ game: "queens", id: "forward-checking" }).moment).board;
  const queens = [...Array.from(pieces), rejected ?? -1];
  assert.equal(queens.map((square) => names[square]).join(" "), stands(first));
});

test("plain backtracking spends 58,841 steps on the jump to e3", () => {
  const e3 = squareNames(8, 8).indexOf("e3");
  const path = (step: number) =>
    Array.from(at(moment("knights", 8, "a8", "backtracking", step)).board.pieces);
  assert.equal(path(43).indexOf(e3), 41);
  assert.deepEqual(path(58_883).slice(0, 42), path(43));
  assert.equal(path(58_884).indexOf(e3), -1);
  const seen = at(cardOf({ game: "knights", id: "forward-checking" }).moment);
  assert.deepEqual(Array.from(seen.board.pieces), path(43));
});

test("at the local minimum no move is better than staying", () => {
  const { moment } = cardOf({ game: "queens", id: "hill-climbing" });
  const scene = runScene(moment, at(moment));
  const numbers = scene.annotations.flatMap((one) => (one.kind === "number" ? [one.value] : []));
  assert.deepEqual([numbers.length, Math.min(...numbers)], [64, 1]);
});

test("after a million steps three queens are placed next to the locked one", () => {
  const { pieces } = at(cardOf({ game: "queens", id: "brute-force" }).moment).board;
  assert.equal(Array.from(pieces).filter((square) => square < 8).length, 3);
});
