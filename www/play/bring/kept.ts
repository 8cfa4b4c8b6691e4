/** Keeps what was brought over a reload of this tab: the board of a picture as corrected so far, or the text. The picture is not kept. */

import { attempt } from "../../core/attempt.ts";
import { isString, isWhole, listOf, orNull, shaped } from "../../core/guards.ts";
import { canPaint } from "../../core/regions.ts";
import type { Proposal } from "./proposal.ts";

const KEY = "forward-check/bring";

/** The longest text that is kept, in characters. */
const LONGEST = 100_000;

export interface Brought {
  text: string;
  /** Of a picture; null if the board is from the text. */
  proposal: Proposal | null;
}

const NOTHING: Brought = { text: "", proposal: null };

export function keep({ text, proposal }: Brought) {
  const kept = { text: text.length > LONGEST ? "" : text, proposal };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
}

export function kept(): Brought {
  const saved = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null") as unknown);
  return isBrought(saved) ? saved : NOTHING;
}

const isProposal = shaped<Proposal>({
  side: isWhole,
  letters: isString,
  palette: listOf(isWhole),
  doubtful: listOf(isWhole),
  checked: listOf(isWhole),
  queens: listOf(isWhole),
  crosses: listOf(isWhole),
});

const isSound = (saved: unknown): saved is Proposal =>
  isProposal(saved) && canPaint(saved.side, saved.letters);

const isBrought = shaped<Brought>({ text: isString, proposal: orNull(isSound) });
