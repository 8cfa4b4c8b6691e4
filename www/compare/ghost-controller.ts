/** The ghost profiles of a race: one for each pair of lanes whose search trees nest. */

import { signal } from "@preact/signals-core";
import { EnginePanic } from "../engine/door.ts";
import { nests } from "../engine/engine.ts";
import { begin } from "../engine/engine-client.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { GhostProfile } from "../engine/generated/race.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import type { Job } from "../engine/job.ts";
import { LIMIT } from "./race-result.ts";

/** A lane with a weaker method, and one with a stronger method. */
interface Pair {
  weaker: number;
  stronger: number;
}

/** The lanes whose trees nest, the nearest first. */
export function pairsIn({ game }: Puzzle, lanes: LaneOrder[]): Pair[] {
  const all = lanes.flatMap((_, weaker) => lanes.map((_, stronger) => ({ weaker, stronger })));
  return all.filter(
    ({ weaker, stronger }) => weaker !== stronger && nests(game, lanes[weaker]!, lanes[stronger]!),
  );
}

/** The same; none for a race that the engine refuses, as its worker reports that. */
function pairsOrNone(puzzle: Puzzle, lanes: LaneOrder[]) {
  try {
    return pairsIn(puzzle, lanes);
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
    return [];
  }
}

export class GhostController {
  pairs: Pair[] = [];
  #chosen = signal(0);
  #puzzle: Puzzle | null = null;
  #lanes: LaneOrder[] = [];
  #job = signal<Job<GhostProfile> | null>(null);

  /** The place of the pair that is shown. */
  get chosen() {
    return this.#chosen.value;
  }

  /** The pair that is shown. */
  get pair(): Pair | null {
    return this.pairs[this.chosen] ?? null;
  }

  get profile() {
    return this.#job.value?.value ?? null;
  }

  get progress() {
    return this.#job.value?.progress ?? 0;
  }

  /** Why there is no profile, in a sentence, or "". */
  get problem() {
    return this.#job.value?.problem ?? "";
  }

  /** Takes over another race. */
  set(puzzle: Puzzle, lanes: LaneOrder[]) {
    [this.#puzzle, this.#lanes, this.pairs] = [puzzle, lanes, pairsOrNone(puzzle, lanes)];
    this.choose(0);
  }

  /** Shows another pair of the race. */
  choose(chosen: number) {
    this.#job.peek()?.cancel();
    [this.#job.value, this.#chosen.value] = [null, chosen];
  }

  /** Starts making the profile, once. */
  work() {
    const { pair } = this;
    if (this.#job.peek() || !pair || !this.#puzzle) return;
    const [weaker, stronger] = [this.#lanes[pair.weaker]!, this.#lanes[pair.stronger]!];
    this.#job.value = begin("ghost", [this.#puzzle, weaker, stronger, LIMIT], () => {});
  }

  /** Stops the work; an unfinished profile starts over later. */
  rest() {
    if (!this.profile) this.choose(this.chosen);
  }

  /** The span that contains a step of the weaker method, or the next one after it. */
  spanAt(step: number) {
    const { to } = this.profile ?? { to: [] };
    let [low, high] = [0, to.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (to[middle]! < step) low = middle + 1;
      else high = middle;
    }
    return Math.min(low, to.length - 1);
  }
}
