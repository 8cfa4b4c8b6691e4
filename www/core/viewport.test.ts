import assert from "node:assert/strict";
import { test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { columnLetters, squareName } from "./names.ts";
import {
  CLOSEST,
  cursorMoved,
  keyed,
  linesShown,
  middleSquare,
  type Point,
  panned,
  pinched,
  pointOn,
  revealing,
  settled,
  squareUnder,
  type View,
  whole,
  zoomed,
} from "./viewport.ts";

const million = { size: { rows: 1e6, columns: 1e6 }, width: 640, height: 640 };
const wide = { size: { rows: 10, columns: 100 }, width: 500, height: 200 };

const near = <Key extends string>(a: Record<Key, number>, b: Record<Key, number>) => {
  for (const key in a) assert.ok(Math.abs(a[key] - b[key]) < 1e-6, `${key} ${a[key]} ${b[key]}`);
};

test("the whole board is centred", () => {
  assert.deepEqual(whole(million), { left: 0, top: 0, side: 640 / 1e6 });
  near(whole(wide), { left: 0, top: -15, side: 5 });
});

test("zooming keeps the square under the pointer", () => {
  const point = { x: 100, y: 300 };
  let view = whole(million);
  const before = { row: view.top + point.y / view.side, column: view.left + point.x / view.side };
  for (let time = 0; time < 20; time++) view = zoomed(million, view, 1.5, point);
  near(before, { row: view.top + point.y / view.side, column: view.left + point.x / view.side });
  assert.deepEqual(squareUnder(million, view, point), { row: 468750, column: 156250 });
});

test("zoom stays between the whole board and the largest squares", () => {
  const point = { x: 1, y: 1 };
  assert.equal(zoomed(million, whole(million), 1e12, point).side, CLOSEST);
  assert.deepEqual(zoomed(million, whole(million), 1e-3, point), whole(million));
  const few = { size: { rows: 2, columns: 2 }, width: 640, height: 640 };
  assert.equal(whole(few).side, 320);
  assert.deepEqual(zoomed(few, whole(few), 2, point), whole(few));
});

test("the board can’t be dragged out of sight", () => {
  const close = zoomed(million, whole(million), 1e4, { x: 320, y: 320 });
  const far = panned(million, close, -1e12, 1e12);
  near(far, { left: 1e6 - 640 / close.side, top: 0, side: close.side });
  near(settled(wide, { left: 1e9, top: 1e9, side: 5 }), { left: 0, top: -15, side: 5 });
});

test("a drag moves the board with the pointer", () => {
  const close = zoomed(million, whole(million), 1e4, { x: 320, y: 320 });
  const dragged = panned(million, close, 64, -32);
  near(dragged, { left: close.left - 10, top: close.top + 5, side: close.side });
});

test("two fingers keep the squares they touch", () => {
  const view = zoomed(million, whole(million), 1e3, { x: 320, y: 320 });
  const before: [Point, Point] = [
    { x: 200, y: 300 },
    { x: 400, y: 300 },
  ];
  const after: [Point, Point] = [
    { x: 150, y: 320 },
    { x: 550, y: 320 },
  ];
  const to = pinched(million, view, before, after);
  near(to, { ...to, side: 2 * view.side });
  for (const i of [0, 1] as const) {
    const column = view.left + before[i].x / view.side;
    near({ column }, { column: to.left + after[i].x / to.side });
  }
});

test("keys zoom about the centre and move by part of the window", () => {
  const key = (view: View, key: string) => {
    const next = keyed(million, view, key);
    assert.ok(next, key);
    return next;
  };
  const start = whole(million);
  const closer = key(start, "+");
  near(closer, zoomed(million, start, 1.5, { x: 320, y: 320 }));
  near(key(closer, "-"), start);
  near(key(key(closer, "ArrowDown"), "0"), start);
  const right = key(closer, "ArrowRight");
  assert.ok(right.left > closer.left && right.top === closer.top);
  near(key(right, "ArrowLeft"), closer);
  assert.equal(keyed(million, start, "x"), null);
});

test("a point next to the board is not a square", () => {
  assert.equal(squareUnder(wide, whole(wide), { x: 250, y: 10 }), null);
  assert.deepEqual(squareUnder(wide, whole(wide), { x: 499, y: 100 }), { row: 5, column: 99 });
  assert.deepEqual(linesShown(-15, 40, 10), { first: 0, last: 9 });
  assert.deepEqual(linesShown(2.5, 3, 10), { first: 2, last: 5 });
  assert.deepEqual(linesShown(2, 3, 10), { first: 2, last: 4 });
});

test("squares have the engine’s names", () => {
  const size = { rows: 3, columns: 60 };
  const names = squareNames(3, 60);
  const own = names.map((_, n) => squareName(size, { row: Math.floor(n / 60), column: n % 60 }));
  assert.deepEqual(own, names);
  assert.deepEqual([26 ** 2 + 25, 26 ** 2 + 26, 999_999].map(columnLetters), [
    "zz",
    "aaa",
    "bdwgn",
  ]);
});

test("the cursor moves by squares, to the ends of its row, and by windows", () => {
  const near = { left: 0, top: 0, side: 64 };
  const go = (key: string, from = { row: 20, column: 30 }) => cursorMoved(million, near, from, key);
  assert.deepEqual(go("ArrowUp"), { row: 19, column: 30 });
  assert.deepEqual(go("ArrowRight"), { row: 20, column: 31 });
  assert.deepEqual(go("ArrowLeft", { row: 5, column: 0 }), { row: 5, column: 0 });
  assert.deepEqual(go("End"), { row: 20, column: 999_999 });
  assert.deepEqual(go("Home"), { row: 20, column: 0 });
  assert.deepEqual(go("PageDown"), { row: 29, column: 30 });
  assert.deepEqual(go("PageUp"), { row: 11, column: 30 });
  assert.equal(go("Enter"), null);
});

test("the cursor begins in the centre, and always stays in view", () => {
  const near = { left: 10, top: 20, side: 64 };
  assert.deepEqual(middleSquare(million, near), { row: 25, column: 15 });
  assert.deepEqual(middleSquare(million, whole(million)), { row: 500_000, column: 500_000 });
  assert.deepEqual(revealing(million, near, { row: 25, column: 15 }), near);
  const sought = [
    { row: 999_999, column: 0 },
    { row: 19, column: 20 },
    { row: 500, column: 999_999 },
  ];
  for (const place of sought) {
    const view = revealing(million, near, place);
    const { x, y } = pointOn(view, place);
    for (const along of [x, y]) assert.ok(along >= 32 && along <= 608, `${along}`);
    assert.equal(view.side, 64);
  }
  // A board shown whole stays in place.
  assert.deepEqual(revealing(wide, whole(wide), { row: 0, column: 99 }), whole(wide));
});
