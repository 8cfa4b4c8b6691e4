/**
 * Messages between a host page and an embed, by `postMessage`; each carries the version. The host
 * sends `{ forwardCheck: 1, do: "play" }`, `"pause"`, or `"seek"` with a `step`; the embed sends
 * `{ forwardCheck: 1, event: "ready" }`, `"moment"`, `"ended"` or `"problem"`. Other messages are ignored.
 */

import { isObject, isWhole } from "../core/guards.ts";
import type { ReadLink } from "../routes/forgiving.ts";

const VERSION = 1;

/** A request of the host. */
export type Order = { do: "play" } | { do: "pause" } | { do: "seek"; step: number };

/** What the embed shows; nothing in it is private. */
export interface Seen {
  title: string;
  /** From # on. */
  moment: string;
  step: number;
  /** The last step reached. */
  steps: number;
  /** Only at the end. */
  outcome: string | null;
  playing: boolean;
}

const ELSEWHERE = "Only a run, a lesson, a race or an explanation can be embedded in another page.";

/** The page's address for what an embed shows; the link goes from # on. */
export function addressOfPage(address: string, link: string) {
  const page = new URL(address);
  for (const word of ["embed", "theme"]) page.searchParams.delete(word);
  page.hash = link;
  return page.href;
}

/** What was read of a link, if that can be embedded. */
export function embeddable(reading: ReadLink): ReadLink {
  const { route } = reading;
  const isRace = route?.kind === "compare" && route.tab === "race";
  const isOne = isRace || !route || ["watch", "learn", "explain"].includes(route.kind);
  return isOne ? reading : { route: null, problem: ELSEWHERE };
}

/** Parses a message; null if it is not for the embed. */
export function readOrder(data: unknown): Order | null {
  if (!isObject(data)) return null;
  const { forwardCheck, do: what, step } = data;
  if (forwardCheck !== VERSION) return null;
  if (what === "play" || what === "pause") return { do: what };
  return what === "seek" && isWhole(step) ? { do: what, step } : null;
}

export const eventMessage = (event: "ready" | "moment" | "ended", seen: Seen) => ({
  forwardCheck: VERSION,
  event,
  ...seen,
});

export const trouble = (says: string) => ({ forwardCheck: VERSION, event: "problem", says });
