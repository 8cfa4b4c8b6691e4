/** Where the tree of one lane lies inside that of another: worked out beside the page, and chosen from. */

import { EnginePanic } from "../engine/door.ts";
import { nests } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { GhostProfile } from "../engine/generated/race.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import { begin, type TaskNews } from "../engine/tasks.ts";

import { LIMIT } from "./race-result.ts";

/** The lanes of a weaker method and of a stronger one. */
interface Pair {
  weaker: number;
  stronger: number;
}

/** The lanes that lie inside one another, the nearest first. */
export function pairsIn({ game }: Puzzle, lanes: LaneOrder[]): Pair[] {
  const all = lanes.flatMap((_, weaker) => lanes.map((_, stronger) => ({ weaker, stronger })));
  return all.filter(
    ({ weaker, stronger }) => weaker !== stronger && nests(game, lanes[weaker]!, lanes[stronger]!),
  );
}

/** The same; none of a race that the engine refuses, which its worker says. */
function pairsOrNone(puzzle: Puzzle, lanes: LaneOrder[]) {
  try {
    return pairsIn(puzzle, lanes);
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
    return [];
  }
}

export class Ghost {
  /** The pairs that there are. */
  pairs: Pair[] = [];
  /** Which of them is seen. */
  chosen = 0;
  profile: GhostProfile | null = null;
  progress = 0;
  /** Why there is no profile, in a sentence, or "". */
  problem = "";
  #changed;
  #puzzle: Puzzle | null = null;
  #lanes: LaneOrder[] = [];
  #cancel: (() => void) | null = null;
  #isWanted = false;

  /** @param changed called when there is news */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The pair that is seen. */
  get pair(): Pair | null {
    return this.pairs[this.chosen] ?? null;
  }

  /** Another race. */
  set(puzzle: Puzzle, lanes: LaneOrder[]) {
    [this.#puzzle, this.#lanes, this.pairs] = [puzzle, lanes, pairsOrNone(puzzle, lanes)];
    this.choose(0);
  }

  /** Another pair of the race. */
  choose(chosen: number) {
    this.rest();
    [this.chosen, this.profile, this.progress, this.problem] = [chosen, null, 0, ""];
    this.#isWanted = this.pair !== null;
  }

  /** Has it worked out, if that is still to be done. */
  work() {
    const { pair } = this;
    if (!this.#isWanted || !pair || !this.#puzzle) return;
    this.#isWanted = false;
    const [weaker, stronger] = [this.#lanes[pair.weaker]!, this.#lanes[pair.stronger]!];
    const task = { puzzle: this.#puzzle, weaker, stronger, limit: LIMIT };
    this.#cancel = begin({ task: "ghost", ...task }, (news) => this.#hear(news));
  }

  #hear({ progress, value, failed }: TaskNews<"ghost">) {
    this.progress = progress;
    [this.profile, this.problem] = [value, failed];
    this.#changed();
  }

  /** Is worked on no further; what is not done is begun again when it is wanted. */
  rest() {
    this.#cancel?.();
    this.#cancel = null;
    this.#isWanted = this.pair !== null && this.profile === null;
  }

  /** The span that a step of the weaker method lies in, or the next one after it. */
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
