import assert from "node:assert/strict";
import { test } from "vitest";
import { ownScript } from "../../www/core/trusted.ts";

test("only scripts of this site start", () => {
  const own = new URL("../../www/main.tsx", import.meta.url);
  assert.equal(String(ownScript(own)), own.href);
  assert.throws(() => ownScript(new URL("https://other.test/x.js")), TypeError);
});
