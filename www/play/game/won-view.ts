/** The view model of a solved puzzle: how it went, and the result to share. See also `gains-view.ts`. */

import { capital } from "../../core/words.ts";
import { helpWords, type Part, type Signs, shareOf } from "../../store/share.ts";
import { playedOf, type State } from "../../store/state.ts";

export type Won = NonNullable<ReturnType<typeof wonView>>;

const KEY: [Part, string][] = [
  ["locked", "locked"],
  ["first", "first"],
  ["middle", "then"],
  ["last", "last"],
];

export function wonView(
  state: State,
  effort: { name: string; steps: number | null }[],
  signs: Signs | null = null,
) {
  const kept = playedOf(state);
  const solve = kept.solved;
  if (!solve) return null;
  const { puzzle, sentence, picture, spoken, link } = shareOf(kept, solve, "", signs);
  return {
    id: kept.id,
    seconds: solve.seconds,
    words: [solve.grade && capital(solve.grade), helpWords(solve)].filter(Boolean).join(" · "),
    /** Whether how it was solved is known, and was not seen in the other's game. */
    canChallenge: Boolean(solve.log) && kept.rival?.gaveUp === undefined,
    effort,
    isRecorded: solve.log !== undefined,
    share: { picture, spoken, puzzle, sentence, signs, link, key: KEY },
  };
}
