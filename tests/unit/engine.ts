/** The compiled modules in Node, all open. */

import assert from "node:assert/strict";
import type { GameId, Puzzle } from "../../www/engine/generated/puzzle.ts";
import type { Board, Request, Sentence, Snapshot } from "../../www/engine/generated/run.ts";
import { type ModuleName, openCompiled } from "../../www/engine/modules.ts";
import * as colour from "../../www/pkg/colour.js";
import * as extras from "../../www/pkg/extras.js";
import * as knights from "../../www/pkg/knights.js";
import * as queens from "../../www/pkg/queens.js";
import * as table from "../../www/pkg/table.js";
import * as thinking from "../../www/pkg/thinking.js";
import { codeOf } from "./code.ts";

export * from "../../www/pkg/table.js";
export const { Thinking, deductions } = thinking;
export const { Measurement, Movie, publishedCaution, publishedRows } = extras;
export const { nests, paletteNames, solutions } = queens;
export const { tieBreaksThatSucceed } = knights;

export const NAMES: ModuleName[] = ["table", "queens", "colour", "knights", "thinking", "extras"];

await Promise.all(NAMES.map((name) => openCompiled(name, new WebAssembly.Module(codeOf(name)))));

const WHOLE = [table, queens, colour, knights, thinking, extras];
// The modules are open already: this only gets their memories.
const again = { module_or_path: new WebAssembly.Module(codeOf("table")) };
const memories = await Promise.all(WHOLE.map(async (wasm) => (await wasm.default(again)).memory));

/** The memory of all modules, in pages of 64 KiB. */
export const pages = () =>
  memories.reduce((sum, { buffer }) => sum + buffer.byteLength / 2 ** 16, 0);

/** Whether one of them has panicked. */
export const hasPanicked = () => WHOLE.some((module) => module.hasPanicked());

const RUNS = { queens, colour, knights };

/** The module for the game of a call's first argument: a puzzle, a name or a run. */
function moduleOf(first: unknown) {
  const game = typeof first === "string" ? first : Reflect.get(Object(first), "game");
  const isOf = ([name, { Run }]: [string, (typeof RUNS)[GameId]]) =>
    name === game || first instanceof Run;
  return Object.entries(RUNS).find(isOf)?.[1] ?? queens;
}

/** A class whose calls go to the module of their game. */
const ofGame = <Name extends "Ghost" | "Picture" | "Race" | "Run" | "Survey">(name: Name) =>
  new Proxy(RUNS.queens[name], {
    construct: (_, given: unknown[]) => Reflect.construct(moduleOf(given[0])[name], given),
    get: (target, key) => {
      if (key === Symbol.hasInstance) {
        return (one: unknown) => Object.values(RUNS).some((module) => one instanceof module[name]);
      }
      const found: unknown = Reflect.get(target, key);
      if (typeof found !== "function" || key === "prototype") return found;
      return (...given: unknown[]) => {
        const whole = moduleOf(given[0])[name];
        const own: unknown = Reflect.get(whole, key);
        return typeof own === "function" ? Reflect.apply(own, whole, given) : undefined;
      };
    },
  });

export const Run = ofGame("Run");
export const Race = ofGame("Race");
export const Ghost = ofGame("Ghost");
export const Survey = ofGame("Survey");
export const Picture = ofGame("Picture");
export type Run = queens.Run;
export type Race = queens.Race;
export type Thinking = thinking.Thinking;

/** A request to run to the end or the first solution. */
export const TO_THE_END: Request = { do: "advance", steps: 2 ** 53 };

/** The view of a run after a request, which may take several calls. */
export function asked(
  run: Run,
  request: Request = { do: "show" },
): Snapshot & { board: Board; sentence: Sentence } {
  const wanted = { sentence: true, board: true, tree: true };
  const { board, sentence, ...rest } = run.ask(request, Number.POSITIVE_INFINITY, wanted);
  assert.ok(board && sentence);
  return { ...rest, board, sentence };
}

const A8 = [0];

/** A square board with a8 given. */
export const from = (game: GameId, squares: number[] = A8, side: number = 8): Puzzle => ({
  game,
  rows: side,
  columns: side,
  squares,
  closed: false,
});
