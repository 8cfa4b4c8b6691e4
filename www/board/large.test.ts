import assert from "node:assert/strict";
import { test } from "vitest";
import { themeNamed } from "../../tests/unit/tokens.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import type { Image, Overview } from "../engine/run-methods.ts";
import { emptySnapshot } from "../engine/snapshots.ts";
import { drawLarge } from "./draw/image.ts";
import { drawOverview } from "./draw/maps.ts";
import { BLOCKED } from "./games/knights.ts";
import { TRIED } from "./games/queens.ts";
import { emptyLargeScene, isLarge } from "./scene/large.ts";
import {
  describe,
  isKnown,
  largeScene,
  progressOf,
  ruledOutIn,
  summary,
  viewWords,
} from "./scene/large-run.ts";

const board = (game: GameId, rows: number, columns = rows): Puzzle => ({
  game,
  rows,
  columns,
  squares: [],
  closed: false,
});

/** The view of a board. */
const overview = (more: Partial<Overview> = {}): Overview => ({
  standing: 0,
  inConflict: 0,
  knight: null,
  under: null,
  image: null,
  whole: null,
  ...more,
});

const scene = (puzzle: Puzzle, seen?: Partial<Overview>, more?: Partial<Snapshot>) =>
  largeScene(puzzle, emptySnapshot({ step: 10, ...more }), overview(seen));
const words = (puzzle: Puzzle, seen?: Partial<Overview>, more?: Partial<Snapshot>) =>
  summary(scene(puzzle, seen, more));

test("from 65 × 65 on, a board is a picture", () => {
  assert.deepEqual(
    [64, 65].map((side) => isLarge(board("queens", side))),
    [false, true],
  );
  assert.ok(isLarge(board("knights", 3, 65)));
});

test("a summary names the pieces on the board", () => {
  const million = board("queens", 1e6);
  const start = "Board of 1,000,000 by 1,000,000; ";
  assert.equal(
    words(million, { standing: 999_880, inConflict: 120 }),
    `${start}999,880 queens placed, 120 in conflict.`,
  );
  assert.equal(words(million, { standing: 1 }), `${start}1 queen placed, none in conflict.`);
  assert.equal(
    words(million, { standing: 1e6 }, { outcome: "solved" }),
    `${start}1,000,000 queens placed, solved.`,
  );
  assert.equal(
    words(board("knights", 100, 200), { standing: 1234, knight: { row: 99, column: 0 } }),
    "Board of 100 by 200; 1,234 of 20,000 squares visited, the knight on a1.",
  );
});

test("the squares in the last sentence are highlighted until the board is solved", () => {
  const sentence = { text: "Queen on c99: 198 squares ruled out.", squares: [102] };
  const puzzle = board("queens", 100);
  assert.deepEqual(scene(puzzle, {}, { sentence }).named, [{ row: 1, column: 2 }]);
  assert.deepEqual(scene(puzzle, {}, { sentence, outcome: "solved" }).named, []);
});

test("a board without a run is empty, however large", () => {
  const empty = emptyLargeScene(board("queens", 1e6));
  assert.equal(
    summary(empty),
    "Board of 1,000,000 by 1,000,000; 0 queens placed, none in conflict.",
  );
  assert.equal(describe(empty, { row: 999_999, column: 0 }), "a1");
});

test("progress only counts the pieces on the board", () => {
  const seen = overview({ standing: 60, inConflict: 10 });
  assert.deepEqual(progressOf(board("queens", 100), seen), {
    share: 0.5,
    words: "50 of 100 queens are not attacked.",
  });
  const tour = { ...board("knights", 100), blocked: [1, 2, 3, 4] };
  assert.match(words(tour, { standing: 9 }), /9 of 9,996 squares visited/);
  assert.equal(progressOf(tour, overview({ standing: 4998 })).share, 0.5);
});

/** A close-up of five by four squares in the corner of a board. */
const close = (pieces: number[], levels: Int16Array | null = null): Image => ({
  bitmap: { width: 5, height: 4, close: () => {} },
  left: 0,
  top: 0,
  width: 5,
  height: 4,
  squaresPerPixel: 1,
  pieces: Uint32Array.from(pieces),
  levels,
});

test("a square has a name, and its piece if the picture tells pieces apart", () => {
  const near = (pieces: number[]) => ({ standing: 7, image: close(pieces) });
  const queens = (seen: Partial<Overview>) => scene(board("queens", 100), seen);
  const [a100, b99] = [
    { row: 0, column: 0 },
    { row: 1, column: 1 },
  ];
  assert.equal(describe(queens({}), a100), "a100");
  const pair = queens(near([0, 0, 3, 1, 1, 3 + 128]));
  assert.equal(describe(pair, a100), "a100: queen");
  assert.equal(describe(pair, b99), "b99: queen, in conflict");
  assert.equal(describe(pair, { row: 2, column: 2 }), "c98: empty");
  assert.equal(describe(pair, { row: 2, column: 5 }), "f98", "outside the picture");
  const flat = [0, 0, 5, 1, 1, 6, 2, 2, BLOCKED];
  const tour = scene(board("knights", 100), near(flat));
  assert.equal(describe(tour, a100), "a100: number 6");
  assert.equal(describe(tour, b99), "b99: knight, number 7");
  assert.equal(describe(tour, { row: 2, column: 2 }), "c98: blocked");
});

test("a ruled-out square says its depth, in words and as a number", () => {
  const levels = Int16Array.from({ length: 20 }, (_, at) => [-1, 0, 3, TRIED + 2][at] ?? -1);
  const puzzle = board("queens", 100);
  const seen = scene(puzzle, { image: close([0, 2, 3], levels) });
  const words = [0, 1, 2, 3].map((column) => describe(seen, { row: 0, column }));
  assert.deepEqual(words, [
    "a100: possible",
    "b100: ruled out by a locked queen",
    "c100: queen",
    "d100: tried",
  ]);
  assert.deepEqual(
    [...ruledOutIn(seen)],
    [
      { row: 0, column: 1, level: 0 },
      { row: 0, column: 3, level: TRIED + 2 },
    ],
  );
  assert.deepEqual([...ruledOutIn(scene(puzzle, { image: close([]) }))], []);
  const under = { row: 9, column: 4, what: null, level: 12 };
  const far = scene(puzzle, { image: { ...close([]), pieces: null }, under });
  assert.equal(describe(far, under), "e91: ruled out at depth 12");
});

test("the piece under the cursor is known even when zoomed out, once requested", () => {
  const image = { ...close([]), pieces: null };
  const far = (under: Overview["under"]) => scene(board("queens", 100), { image, under });
  const b99 = { row: 1, column: 1 };
  assert.ok(!isKnown(far(null), b99));
  assert.ok(!isKnown(far({ row: 1, column: 2, what: null, level: null }), b99));
  assert.equal(describe(far({ ...b99, what: 3, level: 1 }), b99), "b99: queen");
  assert.equal(describe(far({ ...b99, what: null, level: null }), b99), "b99: empty");
  // Without a run there is nothing to request.
  assert.ok(isKnown(emptyLargeScene(board("knights", 100)), b99));
});

test("a window is described by its zoom and its corners", () => {
  const opening = { size: { rows: 100, columns: 100 }, width: 500, height: 500 };
  assert.equal(viewWords(opening, { left: 0, top: 0, side: 5 }), "Whole board.");
  assert.equal(
    viewWords(opening, { left: 0, top: 92, side: 62.5 }),
    "Zoom 13 ×, squares a1 to h8.",
  );
  assert.equal(
    viewWords(opening, { left: 0.5, top: 0, side: 7.5 }),
    "Zoom 1.5 ×, squares a34 to bp100.",
  );
});

test("a bitmap that was closed before it was drawn again is not drawn", () => {
  const room = { width: 100, height: 100 };
  const drawn = (width: number) => {
    const bitmap = { width, height: width, close() {} };
    const pictures: unknown[] = [];
    const context = new Proxy({} as CanvasRenderingContext2D, {
      get: (_, name) => (picture: unknown) => {
        if (name === "drawImage") pictures.push(picture);
      },
      set: () => true,
    });
    const shown = scene(board("queens", 100), {
      image: { bitmap, ...room, left: 0, top: 0, squaresPerPixel: 1, pieces: null, levels: null },
      whole: bitmap,
    });
    const theme = themeNamed("light");
    const opening = { ...room, size: shown.size };
    const view = { left: 0, top: 0, side: 1 };
    drawLarge({
      context,
      scale: 1,
      opening,
      view,
      theme,
      scene: shown,
      pointed: null,
      cursor: null,
    });
    drawOverview(context, shown, theme, room);
    return pictures.length;
  };
  assert.deepEqual([drawn(100), drawn(0)], [2, 0]);
});
