/** Runs the program, and a solver of ours, on boards of several sizes, to see how their work grows. */

import { signal } from "@preact/signals-core";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import { openModules } from "../engine/modules.ts";
import { MOVE, operationOf, PLACE } from "./run/protocol.ts";
import { type Program, type Ran, type Running, run, sentence } from "./run/runner.ts";

/** How many pieces were placed on a board. */
export interface Work {
  n: number;
  placed: number;
  /** Whether it was stopped at the limit. */
  stopped: boolean;
}

export interface Growth {
  program: Program;
  rival: LaneOrder;
  game: GameId;
  yours: Work[];
  ours: Work[];
  isRunning: boolean;
  /** Why it ended early, or "". */
  message: string;
}

/** The first and the last size. From 5 on, a knight's tour may begin in a corner, and there is a board of colours. */
export const SIZES: Record<GameId, [from: number, to: number]> = {
  queens: [4, 12],
  colour: [5, 11],
  knights: [5, 8],
};

/** The most pieces that a run places, about a second of Python's work. */
const LIMIT = 200_000;
const NOT_LOADED = "The solvers could not be loaded. Check your connection, and measure again.";

export class GrowthController {
  #growth = signal<Growth | null>(null);
  #running: Running | null = null;

  get growth() {
    return this.#growth.value;
  }

  /** Measures a program and a solver, the smallest boards first. */
  async start(program: Program, game: GameId, rival: LaneOrder, seed: number) {
    this.stop();
    const growth = { program, rival, game, yours: [], ours: [], isRunning: true, message: "" };
    this.#growth.value = growth;
    const isOpen = () => this.#growth.peek()?.program === program && this.#growth.peek()!.isRunning;
    const message = await this.#measure(program, game, rival, seed, isOpen).catch(() => NOT_LOADED);
    if (isOpen()) this.#add({ isRunning: false, message });
  }

  /** @returns why it ended early, or "" */
  async #measure(
    program: Program,
    game: GameId,
    rival: LaneOrder,
    seed: number,
    isOpen: () => boolean,
  ) {
    const [{ boardOf, workOf }] = await Promise.all([
      import("./growth-work.ts"),
      openModules([game]),
    ]);
    const [from, to] = SIZES[game];
    for (let n = from; n <= to && isOpen(); n++) {
      const puzzle = boardOf(game, n);
      const ours = await workOf(puzzle, rival, LIMIT, isOpen);
      if (!isOpen()) break;
      this.#add({ ours: [...this.#growth.peek()!.ours, { n, ...ours }] });
      const ran = await this.#run(program, puzzle, seed);
      if (!isOpen()) break;
      if (ran.fault && ran.ending !== "stopped") return `${n} × ${n}: ${sentence(ran.fault)}`;
      const yours = { n, placed: placedIn(ran.words), stopped: ran.ending === "stopped" };
      this.#add({ yours: [...this.#growth.peek()!.yours, yours] });
    }
    return "";
  }

  #run(program: Program, puzzle: Puzzle, seed: number): Promise<Ran> {
    const running = run(program, puzzle, seed, (words) => {
      // Lines, and what is taken off again, are words as well.
      if (words > 4 * LIMIT) running.stop();
    });
    this.#running = running;
    return running.result;
  }

  #add(more: Partial<Growth>) {
    this.#growth.value = { ...this.#growth.peek()!, ...more };
  }

  /** Ends the measurement; what was measured stays. */
  stop() {
    const growth = this.#growth.peek();
    if (growth?.isRunning) this.#add({ isRunning: false, message: "Stopped." });
    this.#running?.stop();
  }

  clear() {
    this.stop();
    this.#growth.value = null;
  }
}

function placedIn(words: Uint16Array) {
  let placed = 0;
  for (const word of words) {
    const operation = operationOf(word);
    if (operation === PLACE || operation === MOVE) placed += 1;
  }
  return placed;
}
