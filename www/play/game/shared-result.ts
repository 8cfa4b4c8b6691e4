/** The result of the puzzle on the board, to share. */

import { type Signs, shareOf } from "../../store/share.ts";
import { playedOf, type State } from "../../store/state.ts";

/**
 * Null unless the puzzle is solved.
 * @param page the address of the page
 * @param signs the coach's verdicts, if it has judged the game
 */
export function sharedOf(state: State, page: string, signs: Signs | null = null) {
  const kept = playedOf(state);
  return kept.solved && shareOf(kept, kept.solved, page.replace(/#.*$/, ""), signs);
}
