/** An invented day. */

import { FIRST_BOARDS } from "../../www/routes/layout.ts";
import type { Daily } from "../../www/store/state.ts";

export const ON = "2026-11-21";

export const dayWith = (more: Partial<Daily> = {}): Daily => ({
  date: ON,
  "queens-easy": { size: "8x8", at: ["a8"], grade: "easy" },
  queens: { size: "8x8", at: ["c8"], grade: "medium" },
  knights: { size: "6x6", at: ["a6"], closed: false, blocked: [], grade: "hard" },
  colour: { size: "8x8", regions: FIRST_BOARDS.colour.regions!, grade: "hard" },
  ...more,
});

export const DAILY: Daily = dayWith();
