import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { initSync } from "../../www/pkg/forward_check.js";

test("the compiled game loads outside a browser", async () => {
  const module = await readFile(new URL("../../www/pkg/forward_check_bg.wasm", import.meta.url));
  assert.ok(initSync({ module }).memory);
});
