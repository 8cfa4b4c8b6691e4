/** A compiled module that arrived cut short. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test, vi } from "vitest";
import { Door } from "../../../www/engine/door.ts";

test("is damaged, though Firefox’s streaming compiler says that memory is out", async () => {
  const address = new URL("../../../www/pkg/table_bg.wasm", import.meta.url);
  const whole = await readFile(address);
  const body = whole.subarray(0, whole.length * 0.6);
  const headers = { "content-type": "application/wasm" };
  vi.stubGlobal("fetch", async () => new Response(body, { headers }));
  vi.spyOn(WebAssembly, "compileStreaming").mockRejectedValue(
    Object.assign(new Error("out of memory"), { name: "InternalError" }),
  );
  const door = new Door(() => Promise.reject(new Error("no bindings")), address);
  await assert.rejects(door.compiled(), WebAssembly.CompileError);
});
