import assert from "node:assert/strict";
import { test } from "vitest";
import { type Imports, shareOut } from "../../vite/chunks.ts";

/** Modules with what they import at once, and later. */
function graph(modules: Record<string, [now: string, later?: string]>) {
  const split = (names: string) => names.split(" ").filter(Boolean);
  return new Map<string, Imports>(
    Object.entries(modules).map(([module, [now, later = ""]]) => [
      module,
      { now: split(now), later: split(later) },
    ]),
  );
}

test("a room has what it shares with others, and the first what the page needs first", () => {
  const modules = graph({
    main: ["core", "play watch learn dialog"],
    core: [""],
    play: ["board"],
    watch: ["board player own"],
    learn: ["player lesson"],
    dialog: ["button"],
    board: ["core"],
    player: ["chart"],
    chart: [""],
    own: [""],
    lesson: [""],
    button: [""],
  });
  const rooms = new Map([
    ["play", ["play"]],
    ["watch", ["watch"]],
    ["learn", ["learn"]],
  ]);
  assert.deepEqual(Object.fromEntries(shareOut(modules, "main", rooms)), {
    core: "play",
    board: "play",
    player: "watch",
    chart: "watch",
  });
});

test("the first module is in no file with others, even if they import it", () => {
  const modules = graph({
    main: ["core", "play learn"],
    play: ["main core"],
    learn: ["main"],
    core: [""],
  });
  const shared = shareOut(modules, "main", new Map([["play", ["play"]]]));
  assert.deepEqual([...shared.keys()], ["core"]);
});
