/**
 * What a page and an embed of this one within it say to each other: plain objects by `postMessage`,
 * all with the version of the vocabulary. An embed is asked `{ forwardCheck: 1, do: "play" }`,
 * `"pause"`, or `"seek"` with a `step`, and tells `{ forwardCheck: 1, event: "ready" }`, `"moment"`,
 * `"ended"` or `"problem"`. Whatever else arrives is somebody else's: it is left alone.
 */

import { isObject } from "../core/guards.ts";
import { LinkError } from "./moments.ts";
import { isWhole } from "./options.ts";
import { parse } from "./places.ts";

/** The version of the vocabulary: another one means other words. */
const VERSION = 1;

/** What an embed may be asked to do. */
export type Order = { do: "play" } | { do: "pause" } | { do: "seek"; step: number };

/** What is seen in an embed: nothing in it is private. */
export interface Seen {
  /** In words. */
  title: string;
  /** Its link, from # on. */
  moment: string;
  step: number;
  /** How far it is known. */
  steps: number;
  /** How it ended, if it stands at its end. */
  outcome: string | null;
  playing: boolean;
}

export type ThemeName = "light" | "dark";

const ELSEWHERE = "Only a run, a lesson or a race can be shown within another page.";

/**
 * How the page's address asks for an embed.
 * @param search the part of the address from ? on
 * @returns null for the page itself; no theme follows the host
 */
export function embedding(search: string): { theme: ThemeName | null } | null {
  const words = new URLSearchParams(search);
  if (!words.has("embed")) return null;
  const theme = words.get("theme");
  return { theme: theme === "light" || theme === "dark" ? theme : null };
}

/**
 * The address of the page itself, where an embed has its own.
 * @param address of the embed
 * @param link from # on
 */
export function addressOfPage(address: string, link: string) {
  const page = new URL(address);
  for (const word of ["embed", "theme"]) page.searchParams.delete(word);
  page.hash = link;
  return page.href;
}

/**
 * Why a link has nothing to show within another page.
 * @param link from # on
 * @returns a sentence, or ""
 */
export function whyNotEmbedded(link: string): string {
  try {
    const place = parse(link);
    const isRace = place.mode === "compare" && place.tab === "race";
    return isRace || place.mode === "watch" || place.mode === "learn" ? "" : ELSEWHERE;
  } catch (error) {
    if (error instanceof LinkError) return error.message;
    throw error;
  }
}

/**
 * Reads what a message asks for.
 * @param data whatever somebody has sent
 * @returns null if it asks for nothing that is known
 */
export function readOrder(data: unknown): Order | null {
  if (!isObject(data)) return null;
  const { forwardCheck, do: what, step } = data;
  if (forwardCheck !== VERSION) return null;
  if (what === "play" || what === "pause") return { do: what };
  return what === "seek" && isWhole(step) ? { do: what, step } : null;
}

/** A message that tells what is seen. */
export const eventMessage = (event: "ready" | "moment" | "ended", seen: Seen) => ({
  forwardCheck: VERSION,
  event,
  ...seen,
});

/**
 * A message that tells why something is not shown.
 * @param says a sentence
 */
export const trouble = (says: string) => ({ forwardCheck: VERSION, event: "problem", says });
