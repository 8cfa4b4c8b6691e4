/** A board of which a part was seen. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { completed } from "./lattice.ts";

test("missing squares have a colour that was not seen, or that of the nearest square", () => {
  const seen = (columns: number, rows: number, letters: string) => ({
    columns,
    rows,
    letters,
    corners: [],
    cut: [],
  });
  assert.equal(completed(seen(3, 4, "AABAABCCBCCB"), "right"), "AABCAABCDDBCDDBC");
  assert.equal(completed(seen(3, 4, "AABAABCCBCCB"), "left"), "ABBCABBCADDCADDC");
  assert.equal(completed(seen(4, 3, "AABBCDDBCCDB"), "bottom"), "AABBCDDBCCDBCCDB");
  assert.equal(completed(seen(4, 3, "AABBCDDBCCDB"), "top"), "AABBAABBCDDBCCDB");
  assert.equal(completed(seen(4, 4, "AABBAABBCCDDCCDD"), null), "AABBAABBCCDDCCDD");
});
