/** Boards of colours: links, saves, attacks, and a whole game. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { leftByColour } from "../../www/board/scene/attacks.ts";
import { emptyScene } from "../../www/board/scene/by-game.ts";
import { tasksFor } from "../../www/compare/survey-tasks.ts";
import { COLOUR_BOARDS } from "../../www/content/colour-boards.ts";
import { COLOURS } from "../../www/content/moment.ts";
import { squaresOf } from "../../www/core/geometry.ts";
import { attacks, coloursOf, letterOf, lettersOf, runsOf, sideOf } from "../../www/core/regions.ts";
import { makeRun, solutions } from "../../www/engine/engine.ts";
import { checkPuzzle, roster } from "../../www/engine/setting-up.ts";
import { makePlay, whyHopeless } from "../../www/engine/table.ts";
import { goalView } from "../../www/play/game/first-view.ts";
import { gainsView } from "../../www/play/game/gains-view.ts";
import { TABS, type Tab } from "../../www/routes/route.ts";
import { exportAll } from "../../www/saves/exported.ts";
import { readGame, readSettings } from "../../www/saves/readers.ts";
import { saveGame, saveSettings } from "../../www/saves/saved.ts";
import { importAll } from "../../www/saves/transfer.ts";
import { toBoard, toMode, toTab } from "../../www/store/changes.ts";
import { linkTo } from "../../www/store/links.ts";
import { byGame, refusalOf, takes } from "../../www/store/roster.ts";
import {
  type BoardLayout,
  EMPTY,
  FIRST_BOARDS,
  initialState,
  layoutOf,
  newGame,
  playedOf,
  runOf,
} from "../../www/store/state.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";
import { FIGURES } from "../../www/engine/wanted.ts";
import { Person } from "./person.ts";
import { memorySaves } from "./store.ts";

const RUNS = runsOf(COLOURS);
const SOLUTION = ["a8", "e7", "b6", "f5", "h4", "c3", "g2", "d1"];

/** Grows regions from `side` squares, one square at a time, as the picks say. */
function grown(side: number, picks: number[]) {
  let at = 0;
  const pick = (most: number) => picks[at++ % picks.length]! % most;
  const squares = squaresOf({ rows: side, columns: side });
  const region = squares.map(() => -1);
  const free = () => squares.filter((square) => region[square]! < 0);
  for (let index = 0; index < side; index++) region[free()[pick(free().length)]!] = index;
  const beside = (square: number) =>
    [square - side, square + side, square % side ? square - 1 : -1, square + 1].filter(
      (other) => region[other] !== undefined && (other !== square + 1 || other % side > 0),
    );
  for (let left = free(); left.length > 0; left = free()) {
    const edge = left.filter((square) => beside(square).some((other) => region[other]! >= 0));
    const square = edge[pick(edge.length)]!;
    const near = beside(square).filter((other) => region[other]! >= 0);
    region[square] = region[near[pick(near.length)]!]!;
  }
  return region;
}

/** Gives squares the colours of others, so that some colours are in pieces; every colour keeps a square. */
function torn(region: number[], swaps: [number, number][]) {
  for (const [to, from] of swaps.map((swap) => swap.map((at) => at % region.length))) {
    const rest = region.filter((_, square) => square !== to);
    if (rest.includes(region[to!]!)) region[to!] = region[from!]!;
  }
  return lettersOf(region.map(letterOf).join(""))!;
}

const BOARDS = fc
  .tuple(
    fc.integer({ min: 4, max: 18 }),
    fc.array(fc.nat(9999), { minLength: 20, maxLength: 60 }),
    fc.nat(323),
    fc.array(fc.tuple(fc.nat(323), fc.nat(323)), { maxLength: 6 }),
  )
  .map(([side, picks, lock, swaps]): BoardLayout => {
    const squares = lock < side * side ? [lock] : [];
    const regions = torn(grown(side, picks), swaps);
    return { ...EMPTY, rows: side, columns: side, squares, regions };
  });

const always = (property: (layout: BoardLayout) => void) =>
  fc.assert(fc.property(BOARDS, property), { numRuns: 60, seed: 29 });

test("run lengths and letters in any order give the same board in page and engine", () => {
  always(({ regions, ...layout }) => {
    const letters = regions!;
    assert.equal(lettersOf(runsOf(letters)), letters);
    const others = [...letters].map((letter) => String.fromCharCode(155 - letter.charCodeAt(0)));
    assert.equal(lettersOf(others.join("").toLowerCase()), letters);
    for (const text of [letters, runsOf(letters)]) {
      checkPuzzle({ game: "colour", ...layout, regions: text });
    }
  });
});

test("a link to a board of colours in Play or Watch reads back as the board", () => {
  always((layout) => {
    const state = toBoard("colour", layout)(initialState());
    const opened = openLink(linkTo(state), initialState());
    assert.equal(opened.problem, "");
    assert.deepEqual(playedOf(opened.state), playedOf(state));
    const watched = { ...initialState(), game: "colour" as const };
    watched.watch = { ...watched.watch, colour: { ...watched.watch.colour, ...layout, step: 7 } };
    const watching = toMode("watch")(watched);
    const again = openLink(linkTo(watching), initialState());
    assert.equal(again.problem, "");
    assert.deepEqual(runOf(again.state), runOf(watching));
  });
});

test("a saved game of colours reads back, alone and in a file", () => {
  always((layout) => {
    const kept = newGame("colour", layout, { begun: 5, changed: 6, record: "" });
    assert.deepEqual(readGame(saveGame(kept), kept.id), kept);
    const state = toBoard("colour", layout)(initialState());
    assert.deepEqual(readSettings(saveSettings(state)).places, {
      seen: state.play.seen,
      back: state.play.back,
      on: state.play.on,
    });
    const games = { ...state.play.games, [kept.id]: kept };
    const { text } = exportAll({ ...state, play: { ...state.play, games } }, 0);
    const imported = importAll(initialState(), text);
    assert.equal(imported.problem, "");
    assert.deepEqual(imported.state.play.games[kept.id], kept);
  });
});

test("a saved board of another size or with a broken region is refused", () => {
  const kept = JSON.parse(saveGame(newGame("colour", { ...EMPTY, regions: COLOURS })));
  for (const change of [
    { regions: null },
    { regions: COLOURS.slice(1) },
    { regions: COLOURS.replace("H", "B") },
    { rows: 9, columns: 9 },
    { game: "queens" },
  ]) {
    assert.throws(() => readGame(JSON.stringify({ ...kept, ...change })), JSON.stringify(change));
  }
});

test("a damaged board in a link gets a sentence, and nothing is lost", () => {
  const before = toBoard("colour", { ...EMPTY, regions: COLOURS })(initialState());
  for (const [board, sentence] of [
    ["8", /8/],
    ["6A2B2ACA", /squares?/],
    [`${RUNS}H`, /squares?/],
    [RUNS.replace("C", "0C"), /0C/],
    [RUNS.replace("C", "!"), /!/],
    [RUNS.replace("6H", "6A"), /not 7/],
    ["9999999999999999999A", /squares|colour/],
  ] as const) {
    // The editor opens an unfinished board.
    const isPainted = /not 7/.test(sentence.source);
    const setup = isPainted ? [] : [`#/setup/colour/${board}`];
    for (const link of [`#/play/colour/${board}`, ...setup]) {
      const { state, problem } = openLink(link, before);
      assert.match(problem, sentence, link);
      assert.match(problem, /^[A-Z“0-9].*\.$/, link);
      assert.deepEqual(state.play.games, before.play.games, link);
      assert.equal(playedOf(state).regions, COLOURS);
    }
    const watched = openLink(`#/colour/${board}/-/backtracking@3`, before);
    assert.match(watched.problem, sentence);
    assert.equal(runOf(watched.state).regions, COLOURS, "the board that it begins with");
    assert.match(openLink(`#/compare/colour/race/${board}/-/x,y`, before).problem, sentence);
  }
});

test("queens attack what the engine says", () => {
  always(({ regions, rows, columns }) => {
    const size = { rows, columns };
    const puzzle = { game: "colour" as const, ...EMPTY, ...size, regions: regions! };
    const play = makePlay(puzzle, true);
    const queen = Math.floor((rows * columns) / 2);
    play.place(queen);
    const seen = squaresOf(size).filter((square) => play.attackers(square).length > 0);
    const board = { size, regions: coloursOf(regions!) };
    assert.deepEqual(
      seen,
      squaresOf(size).filter((square) => attacks(board, queen, square)),
    );
    play.free();
  });
});

/** A player on the board that Colour Queens begins with. */
function player() {
  const person = new Person(initialState(), undefined, memorySaves());
  person.openLink("#/play/colour");
  const press = (name: string) => person.act(person.board.names.indexOf(name));
  const message = () => person.board.game!.message(0).text;
  return { person, press, message };
}

test("a game of colours explains conflicts, is solved and recorded, and can be undone", () => {
  const { person, press, message } = player();
  assert.deepEqual(goalView(person.state, null), {
    lead: "8 queens:",
    rest: "one per row, column and colour, none touching",
  });
  assert.equal(
    message(),
    "0 of 8 queens. Place one in each row, column and colour; no two may touch.",
  );
  press("a8");
  for (const [square, clash] of [
    ["d8", "a8 and d8 share a row."],
    ["a2", "a8 and a2 share a column."],
    ["d7", "a8 and d7 are both yellow (A)."],
    ["b7", "a8 and b7 are both yellow (A)."],
  ] as const) {
    press(square);
    assert.equal(message(), clash);
    person.undo();
  }
  press("g7");
  press("h6");
  assert.equal(message(), "g7 and h6 are both orange (B).");
  person.undo();
  person.undo();
  press("e7");
  press("f6");
  assert.equal(message(), "e7 and f6 touch.");
  person.undo();
  for (const name of SOLUTION.slice(2)) press(name);
  assert.match(message(), /^Solved in 8 moves/);
  const { solved, game } = playedOf(person.state);
  assert.deepEqual([game, solved?.position], ["colour", SOLUTION.join("+")]);
  assert.equal(gainsView(person.state, "2026-11-25")?.about, "Your first solve on 8 × 8.");
  person.undo();
  assert.equal(person.board.game?.count, 7);
});

test("every solver takes boards of colours except three, which say why", () => {
  const { colour } = byGame(roster());
  const refused = colour.filter((info) => !takes(info, FIRST_BOARDS.colour));
  assert.deepEqual(
    refused.map(({ id }) => id),
    ["linear", "electric", "formula"],
  );
  for (const info of refused) {
    assert.match(refusalOf(info), /colour.*\.$/);
    assert.ok(takes(info, EMPTY));
    const { state, problem } = openLink(`#/colour/${RUNS}/-/${info.id}@0`, initialState());
    assert.deepEqual([problem, runOf(state).solver], [refusalOf(info), "forward-checking"]);
  }
});

test("the boards in Watch have one solution each, and can be chosen", () => {
  const person = new Person(initialState(), undefined, memorySaves());
  person.openLink("#/colour");
  for (const { regions } of COLOUR_BOARDS) {
    person.ask({ type: "watch/board", regions });
    const { rows, squares, step } = runOf(person.state);
    assert.deepEqual([rows, squares, step], [sideOf(regions), [], 0]);
    const puzzle = { game: "colour" as const, ...EMPTY, rows, columns: rows, regions };
    assert.equal(solutions(puzzle), 1);
    assert.match(linkTo(person.state), new RegExp(`^#/colour/${runsOf(regions)}/-/`));
  }
  person.ask({ type: "watch/random" });
  const locked = runOf(person.state);
  assert.equal(locked.squares.length, 1);
  assert.equal(whyHopeless({ game: "colour", ...layoutOf(locked) }), undefined);
});

test("squares are counted by row and by colour", () => {
  const puzzle = { game: "colour" as const, ...EMPTY, regions: COLOURS };
  const scene = emptyScene(puzzle);
  assert.ok(scene.kind === "queens");
  const sizes = [..."ABCDEFGH"].map(
    (one) => [...COLOURS].filter((letter) => letter === one).length,
  );
  assert.deepEqual(leftByColour(scene), sizes);
  // On h4, in E.
  const queens = [39];
  assert.deepEqual(
    leftByColour({ ...scene, queens }).map((left) => left === null),
    [false, false, false, false, true, false, false, false],
  );
  assert.deepEqual(leftByColour({ ...scene, regions: null }), []);
});

test("Compare measures colours on a board; Every start says why it can’t", () => {
  const at = (tab: Tab) => toTab(tab)({ ...initialState(), game: "colour" });
  assert.deepEqual(
    tasksFor(at("starts"), () => undefined),
    [],
  );
  for (const task of tasksFor(at("chance"), () => undefined)) {
    assert.equal("puzzle" in task && task.puzzle.regions, COLOURS);
  }
  for (const tab of TABS) {
    const { state, problem } = openLink(linkTo(at(tab)), initialState());
    assert.equal(problem, "", tab);
    assert.deepEqual(state.compare, at(tab).compare, tab);
  }
});

test("backtracking’s tree contains forward checking’s and arc consistency’s", () => {
  const puzzle = { game: "colour" as const, ...EMPTY, regions: COLOURS };
  const nodes = ["backtracking", "forward-checking", "arc-consistency"].map((solver) => {
    const run = makeRun({ puzzle, solver, options: "", seed: 0 });
    const { tally } = run.ask({ do: "next-solution" }, Number.POSITIVE_INFINITY, FIGURES);
    run.free();
    return tally.placements;
  });
  assert.deepEqual(
    nodes,
    nodes.toSorted((one, other) => other - one),
  );
});
