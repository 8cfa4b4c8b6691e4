/** The result of the puzzle on the board, to share. */

import { shareOf } from "../state/share.ts";
import { playedOf, type State } from "../state/state.ts";

/**
 * Null unless the puzzle is solved.
 * @param page the address of the page
 */
export function sharedOf(state: State, page: string) {
  const kept = playedOf(state);
  return kept.solved && shareOf(kept, kept.solved, page.replace(/#.*$/, ""));
}
