/** Opens challenges. */

import { here } from "../core/late.ts";
import { toDuel } from "./changes.ts";
import { CHALLENGE } from "./late-challenge.ts";
import type { State } from "./state.ts";
import type { Claim } from "./ui.ts";

/** The game that answers a challenge, as it was left or new. Throws a `LinkError` if the link can't be believed. */
export function openDuel(
  link: string,
  before: State,
): { state: State; problem: ""; claim?: Claim } {
  const { state, claim } = toDuel(here(CHALLENGE.module).readChallenge(link))(before);
  return { state, problem: "", ...(claim && { claim }) };
}
