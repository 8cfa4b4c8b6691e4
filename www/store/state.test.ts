import assert from "node:assert/strict";
import { test } from "vitest";
import { solve } from "../../tests/unit/solves.ts";
import { GAME_IDS, idOf } from "../routes/ids.ts";
import { close, give, toBoard, toGame, toLesson, toMode, withKept } from "./changes.ts";
import { FIRST_LAB } from "./lab-place.ts";
import { requestOf, SIDES, sizeProblem, withGrade } from "./puzzle-order.ts";
import { NO_LOG } from "./solves.ts";
import {
  boardOf,
  draftOf,
  EMPTY,
  FIRST_BOARDS,
  gameOf,
  hasLetters,
  initialState,
  isDrafting,
  isDuelling,
  isVeiled,
  type Kept,
  layoutWords,
  newGame,
  playedOf,
  puzzleOf,
  puzzleWords,
  RATES,
  runOf,
  type State,
} from "./state.ts";
import { initialUi } from "./ui.ts";

const BOARD = { rows: 8, columns: 8, squares: [], blocked: [], closed: false, regions: null };
const RUN = { ...BOARD, options: "", seed: 0, step: 0 };
const GAME = {
  ...BOARD,
  record: "",
  undone: "",
  seconds: 0,
  hints: 0,
  mistakes: 0,
  mark: null,
  tries: "",
  log: "",
  advice: "",
  day: null,
  grade: null,
  begun: 0,
  changed: 0,
  solved: null,
};

test("a new player starts with a board of each game, and default solvers and settings", () => {
  const { play, drafts, watch, lesson, orders, compare, ...rest } = initialState();
  const [queens, knights] = ["queens/8/-", "knights/8x8/-"];
  const [colour, { regions }] = [idOf("colour", FIRST_BOARDS.colour), FIRST_BOARDS.colour];
  assert.deepEqual(play, {
    games: {
      [queens]: { id: queens, game: "queens", ...GAME },
      [colour]: { id: colour, game: "colour", ...GAME, regions },
      [knights]: { id: knights, game: "knights", ...GAME },
    },
    seen: { queens, colour, knights },
    back: { queens: [], colour: [], knights: [] },
    on: { queens: [], colour: [], knights: [] },
  });
  const draft = { layout: BOARD, earlier: [], later: [] };
  const coloured = { ...draft, layout: { ...BOARD, regions } };
  assert.deepEqual(drafts, { queens: draft, colour: coloured, knights: draft });
  assert.deepEqual(watch, {
    queens: { ...RUN, solver: "forward-checking" },
    colour: { ...RUN, solver: "forward-checking", regions },
    knights: { ...RUN, solver: "warnsdorff" },
  });
  assert.deepEqual([lesson.part, lesson.step, lesson.lock], [0, null, null]);
  assert.deepEqual([orders.queens.rows, compare.tab], [8, "race"]);
  assert.deepEqual(rest, {
    game: "queens",
    mode: "play",
    screen: "board",
    free: true,
    warn: { queens: false, colour: false, knights: false },
    speed: "normal",
    rate: 2,
    theme: null,
    page: null,
    projector: false,
    less: false,
    open: [],
    about: false,
    letters: true,
    colourLetters: false,
    bookmarks: [],
    shadows: true,
    autoCross: false,
    conflicts: true,
    hints: true,
    pathNumbers: true,
    timer: true,
    sounds: false,
    name: "",
    pen: "piece",
    hintsSeen: [],
    days: {},
    explained: { layout: FIRST_BOARDS.queens, at: 1 },
    lab: FIRST_LAB,
    programs: {},
    solves: NO_LOG,
    learned: [],
  });
  assert.deepEqual(RATES, { least: 0.5, most: 60 });
});

test("a new game keeps its known grade and solutions", () => {
  const layout = { ...EMPTY, squares: [9] };
  const kept = newGame("queens", layout, { grade: "hard", begun: 5 });
  const id = "queens/8/b7";
  assert.deepEqual(kept, { ...GAME, ...layout, id, game: "queens", grade: "hard", begun: 5 });
});

test("without a visible game no move can be made", () => {
  const state = initialState();
  const seen = { ...state.play.seen, queens: "gone" };
  assert.throws(
    () => playedOf({ ...state, play: { ...state.play, seen } }),
    /^Error: No puzzle is kept as gone\.$/,
  );
});

test("the editor’s board is visible only in Play, on its own screen", () => {
  const state = initialState();
  const layout = { ...EMPTY, rows: 5, columns: 5 };
  const drafts = { ...state.drafts, queens: { layout, earlier: [], later: [] } };
  const inMode = (mode: State["mode"], screen: State["screen"]): State => {
    return { ...state, drafts, mode, screen };
  };
  assert.deepEqual(draftOf(inMode("play", "draft")), { game: "queens", layout });
  assert.equal(boardOf(inMode("play", "draft")).rows, 5);
  for (const [mode, screen] of [
    ["play", "board"],
    ["play", "home"],
    ["watch", "draft"],
  ] as const) {
    assert.equal(isDrafting(inMode(mode, screen)), false);
    assert.equal(draftOf(inMode(mode, screen)), null);
    assert.equal(boardOf(inMode(mode, screen)).rows, 8);
  }
});

test("a lesson opens its run at its own step and squares, or at the chosen ones", () => {
  const at = (change: Partial<State["lesson"]>) => {
    const state = toLesson({ id: "warnsdorff" })(initialState());
    return runOf({ ...state, lesson: { ...state.lesson, ...change } });
  };
  const opening = at({});
  assert.equal("game" in opening, false);
  assert.deepEqual(opening.squares, [0]);
  assert.deepEqual(at({ lock: 5 }), { ...opening, squares: [5] });
  assert.deepEqual(at({ step: 7 }), { ...opening, step: 7 });
  assert.notEqual(opening.step, 7);
});

test("a board is named by its size and by what is given", () => {
  const words = (squares: number[]) => layoutWords("queens", { ...EMPTY, squares });
  assert.equal(puzzleWords(initialState()), "8 × 8");
  assert.equal(layoutWords("colour", { ...EMPTY, regions: "A".repeat(64) }), "8 × 8 in colours");
  assert.equal(words([21]), "8 × 8, a queen locked on f6");
  assert.equal(words([21, 58]), "8 × 8, queens locked on f6 and c1");
  assert.equal(words([0, 10, 20, 30]), "8 × 8, queens locked on a8, c7, e6 and g5");
  assert.equal(words([0, 10, 20, 30, 40]), "8 × 8, 5 queens locked");
  const tour = { ...EMPTY, rows: 6, columns: 1200, squares: [0] };
  assert.equal(layoutWords("knights", tour), "1,200 × 6 from a6");
  assert.equal(layoutWords("knights", { ...tour, closed: true }), "1,200 × 6 from a6, closed");
});

test("the puzzle is that of the visible board", () => {
  const state = give(9)(initialState());
  const board = { rows: 8, columns: 8, blocked: [], closed: false, regions: null };
  assert.deepEqual(puzzleOf(state), { game: "queens", ...board, squares: [9] });
  assert.deepEqual(puzzleOf(toMode("watch")(state)).squares, []);
  const knights = close(true)(toGame("knights")(state));
  assert.deepEqual(puzzleOf(knights), { game: "knights", ...board, squares: [], closed: true });
  assert.equal(puzzleOf(toMode("watch")(knights)).closed, false);
});

test("a lesson shows its own board, and leaves the player’s board and game alone", () => {
  const own = give(3)(initialState());
  const state = toLesson({ id: "warnsdorff" })(own);
  assert.deepEqual([gameOf(state), runOf(state).solver], ["knights", "warnsdorff"]);
  assert.equal(boardOf(state).rows, 8);
  assert.deepEqual(puzzleOf(state).squares, [0]);
  assert.deepEqual([state.game, state.play, state.watch], ["queens", own.play, own.watch]);
  const { lesson, ...rest } = toMode("play")(state);
  assert.deepEqual({ ...rest, lesson: own.lesson }, own);
  assert.equal(lesson.id, "warnsdorff");
});

test("an order has only what its game can have", () => {
  const free = {
    rows: 6,
    columns: 7,
    other: true,
    locks: 2,
    blocked: 3,
    closed: true,
    grade: "hard" as const,
  };
  const size = { rows: 6, columns: 7, grade: "hard", seed: 9 };
  assert.deepEqual(
    GAME_IDS.map((game) => requestOf(game, free, 9)),
    [
      { game: "queens", ...size, locks: 2, blocked: 0, closed: false },
      { game: "colour", ...size, locks: 0, blocked: 0, closed: false },
      { game: "knights", ...size, locks: 0, blocked: 3, closed: true },
    ],
  );
  assert.deepEqual(withGrade(free, ["easy", "hard"]), free);
  assert.deepEqual(withGrade(free, []), free);
  assert.equal(withGrade(free, ["easy", "medium"]).grade, "easy");
});

test("a size that no new puzzle has is refused in a sentence, for rows and columns", () => {
  for (const game of GAME_IDS) {
    const { least, most } = SIDES[game];
    const says = `New puzzles come in sizes from ${least} × ${least} to ${most} × ${most}. Choose another size.`;
    const sizes = [
      [least, least],
      [most, least],
      [least, most],
      [least - 1, most],
      [most, most + 1],
      [most + 1, least],
    ] as const;
    assert.deepEqual(
      sizes.map(([rows, columns]) => sizeProblem(game, { rows, columns })),
      ["", "", "", says, says, says],
    );
  }
});

test("a duel is veiled until it starts, and ends when it is solved or given up", () => {
  const first = initialState();
  const rival = { link: "#/duel/queens/8/-?run=1", started: true };
  const having = (more: Partial<Kept>) => withKept(first, more);
  const duel = having({ rival });
  const waiting = having({ rival: { ...rival, started: false } });
  for (const [state, veiled, duelling] of [
    [first, false, false],
    [duel, false, true],
    [waiting, true, true],
    [{ ...waiting, mode: "watch" }, false, false],
    [{ ...waiting, screen: "draft" }, false, false],
    [having({ rival: { ...rival, gaveUp: 7 } }), false, false],
    [having({ rival, solved: solve() }), false, false],
  ] satisfies [State, boolean, boolean][]) {
    assert.deepEqual([isVeiled(state), isDuelling(state)], [veiled, duelling]);
  }
});

test("in Play, boards of colours have letters only if the player wants them, or colours are in pieces", () => {
  const first = initialState();
  const inPieces = { ...EMPTY, rows: 4, columns: 4, regions: "AABBCCBBCCAADDDD" };
  assert.ok(hasLetters(toBoard("colour", inPieces)(first)));
  const lettered = { ...first, colourLetters: true };
  assert.deepEqual([first, lettered, toMode("watch")(first)].map(hasLetters), [false, true, true]);
});

test("at first the page says, shows and awaits nothing", () => {
  const isNothing = (value: unknown): boolean =>
    typeof value === "object" && value !== null
      ? [...(value instanceof Map ? value : Object.values(value))].every(isNothing)
      : !value;
  const { draftPen, ...rest } = initialUi();
  assert.equal(draftPen, "start");
  assert.ok(isNothing(rest));
  assert.deepEqual(rest.toast, { text: "", count: 0 });
});
