/** Where the tree of one lane lies inside that of another: worked out beside the page, and chosen from. */

import { nests } from "../engine/engine.js";
import { begin } from "../engine/tasks.js";
import { LIMIT } from "./race-result.js";

/** @typedef {import("../engine/engine.js").GhostProfile} GhostProfile */
/** @typedef {import("../engine/engine.js").LaneOrder} LaneOrder */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** The lanes of a weaker method and of a stronger one. @typedef {{weaker: number, stronger: number}} Pair */

/**
 * The lanes that lie inside one another, the nearest first.
 * @param {Puzzle} puzzle
 * @param {LaneOrder[]} lanes
 * @returns {Pair[]}
 */
export function pairsIn({ game }, lanes) {
  const all = lanes.flatMap((_, weaker) => lanes.map((_, stronger) => ({ weaker, stronger })));
  return all.filter(
    ({ weaker, stronger }) => weaker !== stronger && nests(game, lanes[weaker], lanes[stronger]),
  );
}

export class Ghost {
  /** The pairs that there are. @type {Pair[]} */
  pairs = [];
  /** Which of them is seen. */
  chosen = 0;
  /** @type {GhostProfile | null} */
  profile = null;
  progress = 0;
  /** Why there is no profile, in a sentence, or "". */
  problem = "";
  #changed;
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {LaneOrder[]} */
  #lanes = [];
  /** @type {(() => void) | null} */
  #cancel = null;
  #isWanted = false;

  /** @param {() => void} changed called when there is news */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The pair that is seen. @returns {Pair | null} */
  get pair() {
    return this.pairs[this.chosen] ?? null;
  }

  /** Another race. @param {Puzzle} puzzle @param {LaneOrder[]} lanes */
  set(puzzle, lanes) {
    [this.#puzzle, this.#lanes, this.pairs] = [puzzle, lanes, pairsIn(puzzle, lanes)];
    this.choose(0);
  }

  /** Another pair of the race. @param {number} chosen */
  choose(chosen) {
    this.rest();
    [this.chosen, this.profile, this.progress, this.problem] = [chosen, null, 0, ""];
    this.#isWanted = this.pair !== null;
  }

  /** Has it worked out, if that is still to be done. */
  work() {
    const { pair } = this;
    if (!this.#isWanted || !pair || !this.#puzzle) return;
    this.#isWanted = false;
    const [weaker, stronger] = [this.#lanes[pair.weaker], this.#lanes[pair.stronger]];
    const task = { puzzle: this.#puzzle, weaker, stronger, limit: LIMIT };
    this.#cancel = begin({ task: "ghost", ...task }, (news) => this.#hear(news));
  }

  /** @param {import("../engine/tasks.js").News} news */
  #hear({ progress, value, failed }) {
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

  /** The span that a step of the weaker method lies in, or the next one after it. @param {number} step */
  spanAt(step) {
    const { to } = this.profile ?? { to: [] };
    let [low, high] = [0, to.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (to[middle] < step) low = middle + 1;
      else high = middle;
    }
    return Math.min(low, to.length - 1);
  }
}
