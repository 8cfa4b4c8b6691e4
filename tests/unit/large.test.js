import assert from "node:assert/strict";
import { test } from "node:test";
import { Status } from "../../www/engine/engine.js";
import {
  BLOCKED,
  describe,
  emptyLargeScene,
  isLarge,
  largeScene,
  progressOf,
  summary,
} from "../../www/scene/large.js";

const board = (game, rows, columns = rows) => ({ game, rows, columns, squares: [], closed: false });

/** A run elsewhere as it last answered. */
const answered = (shown, status = Status.RUNNING, progress = null) =>
  /** @type {any} */ ({
    status,
    progress,
    step: 10,
    shown: { image: null, standing: 0, inConflict: 0, knight: [], said: "", ...shown },
  });

const words = (puzzle, shown, status) => summary(largeScene(puzzle, answered(shown, status)));

test("a board is a picture from 65 a side on", () => {
  assert.deepEqual(
    [64, 65].map((side) => isLarge(board("queens", side))),
    [false, true],
  );
  assert.ok(isLarge(board("knights", 3, 65)));
});

test("a summary says what stands on the board", () => {
  const million = board("queens", 1e6);
  const start = "Board of 1,000,000 by 1,000,000; ";
  assert.equal(
    words(million, { standing: 999_880, inConflict: 120 }),
    `${start}999,880 queens stand, 120 in conflict.`,
  );
  assert.equal(words(million, { standing: 1 }), `${start}1 queen stands, none in conflict.`);
  assert.equal(
    words(million, { standing: 1e6 }, Status.SOLVED),
    `${start}1,000,000 queens stand, solved.`,
  );
  assert.equal(
    words(board("knights", 100, 200), { standing: 1234, knight: [99, 0] }),
    "Board of 100 by 200; 1,234 of 20,000 squares visited, the knight on a1.",
  );
});

test("the squares that the last sentence names are lit until the board is solved", () => {
  const said = "Queen placed on c99. She strikes 198 squares.";
  const puzzle = board("queens", 100);
  assert.deepEqual(largeScene(puzzle, answered({ said })).named, [{ row: 1, column: 2 }]);
  assert.deepEqual(largeScene(puzzle, answered({ said }, Status.SOLVED)).named, []);
});

test("a board without a run is empty, however large", () => {
  const scene = emptyLargeScene(board("queens", 1e6));
  assert.equal(
    summary(scene),
    "Board of 1,000,000 by 1,000,000; 0 queens stand, none in conflict.",
  );
  assert.equal(describe(scene, { row: 999_999, column: 0 }), "a1");
});

test("progress is the solver's own, or else the part of the board that is done", () => {
  const queens = board("queens", 100);
  const shown = { standing: 60, inConflict: 10 };
  assert.equal(progressOf(queens, answered(shown)), 0.5);
  assert.equal(progressOf(queens, answered(shown, Status.RUNNING, 0.9)), 0.9);
  assert.equal(progressOf(queens, answered(shown, Status.SOLVED)), null);
  const tour = { ...board("knights", 100), blocked: [1, 2, 3, 4] };
  assert.match(words(tour, { standing: 9 }), /9 of 9,996 squares visited/);
  assert.equal(progressOf(tour, answered({ standing: 4998 })), 0.5);
});

test("a square has a name, and what stands there where pieces are told", () => {
  const near = (pieces) => ({ standing: 7, image: { pieces: Uint32Array.from(pieces) } });
  const queens = (shown) => largeScene(board("queens", 100), answered(shown));
  const [a100, b99] = [
    { row: 0, column: 0 },
    { row: 1, column: 1 },
  ];
  assert.equal(describe(queens({}), a100), "a100");
  const scene = queens(near([0, 0, 3, 1, 1, 3 + 128]));
  assert.equal(describe(scene, a100), "a100: queen");
  assert.equal(describe(scene, b99), "b99: queen, in conflict");
  assert.equal(describe(scene, { row: 2, column: 2 }), "c98: empty");
  const flat = [0, 0, 5, 1, 1, 6, 2, 2, BLOCKED];
  const tour = largeScene(board("knights", 100), answered(near(flat)));
  assert.equal(describe(tour, a100), "a100: move 5");
  assert.equal(describe(tour, b99), "b99: knight, move 6");
  assert.equal(describe(tour, { row: 2, column: 2 }), "c98: blocked");
});
