/** Opens the engine's modules, in browsers and in Node. */
import { colour } from "../www/engine/colour.ts";
import type { Bindings, Door } from "../www/engine/door.ts";
import type { GameId } from "../www/engine/generated/puzzle.ts";
import { knights } from "../www/engine/knights.ts";
import { queens } from "../www/engine/queens.ts";
import { thinking } from "../www/engine/thinking.ts";

const SOLVERS: Record<GameId, Door<Bindings>> = { queens, colour, knights };

/** Node's files. Bundlers leave an import of a variable alone. */
const FILES = "node:fs/promises";

/** Node can't fetch a file. */
async function fromFile({ address }: Door<Bindings>): Promise<WebAssembly.Module | undefined> {
  if (address.protocol !== "file:") return undefined;
  const { readFile } = await import(/* @vite-ignore */ FILES);
  return WebAssembly.compile(await readFile(address));
}

const open = async <Wasm extends Bindings>(door: Door<Wasm>) => {
  // What a caller gets after a panic says enough.
  if (!door.isOpen) await door.open(() => {}, await fromFile(door as Door<Bindings>));
};

/** The solvers of a game. */
export const openSolvers = (game: GameId): Promise<void> => open(SOLVERS[game]);

/** Hints, grades and new puzzles. */
export const openThinking = (): Promise<void> => open(thinking);
