import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { checksum } from "../core/checksum.ts";
import { decoded, encoded, LONGEST } from "./link.ts";

test("a program comes out of a link as it went in", async () => {
  const program = fc.string({ unit: "grapheme", maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(program, async (text) => {
      const code = await encoded(text);
      assert.match(code, /^[\w-]+$/);
      assert.equal(await decoded(code), new TextDecoder().decode(new TextEncoder().encode(text)));
    }),
    { numRuns: 50 },
  );
});

test("a link that was changed or cut has no other program", async () => {
  const text = "def solve(board):\n    return False\n";
  const code = await encoded(text);
  for (let at = 0; at < code.length; at++) {
    const other = code[at] === "A" ? "B" : "A";
    assert.equal(await decoded(code.slice(0, at)), null, `cut at ${at}`);
    const changed = await decoded(code.slice(0, at) + other + code.slice(at + 1));
    // The last signs have bits that mean nothing.
    assert.ok(changed === null || changed === text, `changed at ${at}`);
  }
});

test("a program that is too long for a link says so", async () => {
  await assert.rejects(encoded("#".repeat(LONGEST + 1)), /too long for a link/);
});

test("a short link can’t hold a gigabyte", async () => {
  const text = "#".repeat(4_000_000);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const code = Buffer.from(bytes).toString("base64url");
  assert.equal(await decoded(checksum(text) + code), null);
});
