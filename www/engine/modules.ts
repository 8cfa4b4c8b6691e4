/** The compiled modules, and which of them a place needs. */

import { colour } from "./colour.ts";
import type { Stopped } from "./door.ts";
import { extras } from "./extras.ts";
import type { GameId } from "./generated/puzzle.ts";
import { knights } from "./knights.ts";
import { queens } from "./queens.ts";
import { table } from "./table.ts";
import { thinking } from "./thinking.ts";

const MODULES = { table, queens, colour, knights, thinking, extras };

/** A module that few parts need, and which names itself where it is imported. */
type LaterName = "tape";

export type ModuleName = keyof typeof MODULES | LaterName;

type AnyDoor = Pick<typeof table, "open" | "isOpen" | "compiled">;

const doors = new Map<string, AnyDoor>(Object.entries(MODULES));
const doorOf = (name: ModuleName) => doors.get(name)!;

/** Makes such a module known by its name. */
export const addModule = (name: LaterName, door: AnyDoor) => doors.set(name, door);

/** Something to show. */
interface RequiredParts {
  mode: "play" | "watch" | "learn" | "compare" | "lab";
  /** The games whose solvers run. */
  games: GameId[];
  /** Whether it needs deductions by hand. */
  deduces?: boolean;
  /** Whether it needs an answer of the table. */
  deals?: boolean;
}

/**
 * The modules that the page needs to show something: each game's solvers are in a module with its name. A race runs in
 * a worker, but the page checks its lanes. Workers get their modules with their calls: see `engine-client.ts`.
 */
export function modulesOf({ mode, games, deduces, deals }: RequiredParts): ModuleName[] {
  const needsTable = mode === "play" || deals || games.length === 0;
  return [
    ...(needsTable ? ["table" as const] : []),
    ...(mode === "play" ? [] : games),
    ...(deduces ? ["thinking" as const] : []),
  ];
}

let stopped: Stopped = () => {};

/** Sets what to do when a call finds that a module has stopped. */
export function whenStopped(act: Stopped) {
  stopped = act;
}

/** Starts a module that no page needs at first, and which is not named here. */
export const openLater = (door: Pick<typeof table, "open">) => door.open((end) => stopped(end));

/** Whether modules have been started. */
export const areOpen = (names: ModuleName[]) => names.every((name) => doorOf(name).isOpen);

/** Starts modules, each once. */
export const openModules = (names: ModuleName[]) => Promise.all(names.map((name) => open(name)));

/** Starts a module that was compiled elsewhere. */
export const openCompiled = (name: ModuleName, code: WebAssembly.Module) => open(name, code);

const open = (name: ModuleName, code?: WebAssembly.Module) =>
  doorOf(name).open((end) => stopped(end), code);

/** A compiled module, for workers. */
export const compiledModule = (name: ModuleName) => doorOf(name).compiled();

/** Panics, to test how the page copes. */
export const panicOnPurpose = (name: keyof typeof MODULES) =>
  MODULES[name].guard((wasm) => wasm.panicOnPurpose());

/** Runs out of memory, to test how the page copes. */
export const exhaustOnPurpose = (name: keyof typeof MODULES) =>
  MODULES[name].guard((wasm) => wasm.exhaustOnPurpose());
