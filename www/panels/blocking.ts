/** Sentences about blocking squares. */

import { press } from "../core/pointer.ts";

export const STARTS_THERE = "The knight starts there. Move its start before you block this square.";

/** How to block squares. */
export function howToBlock(isLarge: boolean) {
  const how = `${press()} squares to block or unblock them, then choose Done.`;
  return isLarge ? `Zoom in. ${how}` : how;
}
