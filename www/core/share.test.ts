import assert from "node:assert/strict";
import { test } from "vitest";
import { Share } from "./share.ts";

const [TURN, FRAME, SECONDS] = [8, 1000 / 60, 20];

/**
 * Simulates a flat-out run: the engine's share of the time, and the frames drawn per second.
 * @param drawing milliseconds to draw a frame
 */
function flatOut(drawing: number, share = new Share(), begin = 0) {
  let [now, next, worked, drawn] = [begin, begin, 0, 0];
  while (now < begin + 1000 * SECONDS) {
    const isFrame = now >= next;
    if (isFrame) next = now + FRAME;
    if (isFrame && share.isDrawn(now)) {
      [now, drawn] = [now + drawing, drawn + 1];
    } else {
      share.worked(now, now + TURN);
      [now, worked] = [now + TURN, worked + TURN];
    }
  }
  return { engine: worked / (now - begin), drawn: drawn / SECONDS };
}

test("if a frame takes up to 75 ms, the engine gets most of the time, with four frames a second", () => {
  for (const drawing of [0.2, 1, 4, 10, 30, 50, 75]) {
    const { engine, drawn } = flatOut(drawing);
    const least = drawing > 50 ? 0.65 : 0.7;
    assert.ok(engine >= least && drawn >= 4, `${drawing} ms: ${engine}, ${drawn} a second`);
  }
});

test("if a frame takes up to a fifth of a second, the engine gets twice as long", () => {
  for (const drawing of [100, 125, 200])
    assert.ok(flatOut(drawing).engine >= 0.65, `${drawing} ms`);
});

test("quick frames are all drawn", () => {
  assert.ok(flatOut(1).drawn > 50);
});

test("very slow frames are still drawn", () => {
  const { engine, drawn } = flatOut(2000);
  assert.ok(engine >= 0.1 && drawn >= 0.4, `${engine}, ${drawn} a second`);
});

test("after an hour hidden, the page is drawn soon", () => {
  const share = new Share();
  flatOut(4, share);
  assert.ok(flatOut(4, share, 3_600_000).drawn > 30);
});

test("the first frame is drawn", () => {
  const share = new Share();
  assert.deepEqual([share.isDrawn(5), share.isDrawn(6)], [true, false]);
  share.reset();
  assert.equal(share.isDrawn(7), true);
});
