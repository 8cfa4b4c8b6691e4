/** An invented day with two puzzles. */

import type { Daily } from "../../www/state/state.ts";

export const ON = "2026-11-21";
export const DAILY: Daily = {
  date: ON,
  version: 1,
  queens: { size: "8x8", at: ["a8"], grade: "easy" },
  knights: { size: "6x6", at: ["a6"], closed: false, blocked: [], grade: "hard" },
};
