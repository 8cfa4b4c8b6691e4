/** Invented snapshots. */

import type { Snapshot } from "../../www/engine/generated/run.ts";

/** A snapshot before the first step, with changes. */
export const moment = (more: Partial<Snapshot> = {}): Snapshot => ({
  step: 0,
  reached: 0,
  solvedAt: [],
  arrived: true,
  outcome: null,
  solutions: 0,
  depth: 0,
  progress: null,
  line: "",
  metrics: {},
  sentence: null,
  board: null,
  tally: {
    placements: 0,
    backtracks: 0,
    conflicts: 0,
    struck: 0,
    restored: 0,
    wipeouts: 0,
    moves: 0,
    restarts: 0,
    jumped: 0,
    deepest: 0,
  },
  profile: null,
  steering: null,
  tree: null,
  ...more,
});
