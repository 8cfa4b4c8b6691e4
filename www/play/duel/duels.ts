/** Opens challenges. */

import { loaded } from "../../core/lazy.ts";
import { toDuel } from "../../store/changes.ts";
import type { State } from "../../store/state.ts";
import type { Claim } from "../../store/ui.ts";
import { CHALLENGE } from "./lazy-challenge.ts";

/** The game that answers a challenge, as it was left or new. Throws a `LinkError` if the link can't be believed. */
export function openDuel(
  link: string,
  before: State,
): { state: State; problem: ""; claim?: Claim } {
  const { state, claim } = toDuel(loaded(CHALLENGE.module).readChallenge(link))(before);
  return { state, problem: "", ...(claim && { claim }) };
}
