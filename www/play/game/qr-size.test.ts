import assert from "node:assert/strict";
import { generate } from "lean-qr";
import { test } from "vitest";
import { LEAST, MARGIN, widthOf } from "./qr-size.ts";

test("a code has squares of at least 3 pixels and a margin of 4, or is not shown", () => {
  assert.ok(LEAST >= 3 && MARGIN >= 4);
  for (let length = 50; length <= 1_850; length += 50) {
    const squares = generate("aB3-_".repeat(length / 5)).size + 2 * MARGIN;
    const width = widthOf(squares);
    assert.ok(width === null || width / squares >= 3, `${length} characters`);
    // Sixty moves take at most 400 characters; 256 pixels fit into the narrowest window.
    if (length <= 450) assert.ok(width !== null && width <= 256, `${length} characters`);
  }
});
