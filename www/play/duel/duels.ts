/** Opens challenges. */

import { here } from "../../core/late.ts";
import { toDuel } from "../../store/changes.ts";
import type { State } from "../../store/state.ts";
import type { Claim } from "../../store/ui.ts";
import { CHALLENGE } from "./late-challenge.ts";

/** The game that answers a challenge, as it was left or new. Throws a `LinkError` if the link can't be believed. */
export function openDuel(
  link: string,
  before: State,
): { state: State; problem: ""; claim?: Claim } {
  const { state, claim } = toDuel(here(CHALLENGE.module).readChallenge(link))(before);
  return { state, problem: "", ...(claim && { claim }) };
}
