/**
 * What a page and an embed of this one within it say to each other: plain objects by `postMessage`,
 * all with the version of the vocabulary. An embed is asked `{ forwardCheck: 1, do: "play" }`,
 * `"pause"`, or `"seek"` with a `step`, and tells `{ forwardCheck: 1, event: "ready" }`, `"moment"`,
 * `"ended"` or `"problem"`. Whatever else arrives is somebody else's: it is left alone.
 */

import { LinkError } from "./moments.js";
import { parse } from "./places.js";

/** The version of the vocabulary: another one means other words. */
const VERSION = 1;

/**
 * What an embed may be asked to do.
 * @typedef {{do: "play"} | {do: "pause"} | {do: "seek", step: number}} Order
 */
/**
 * What is seen in an embed: nothing in it is private.
 * @typedef {object} Seen
 * @property {string} title in words
 * @property {string} moment its link, from # on
 * @property {number} step
 * @property {number} steps how far it is known
 * @property {string | null} outcome how it ended, if it stands at its end
 * @property {boolean} playing
 */
/** @typedef {"light" | "dark"} ThemeName */

const ELSEWHERE = "Only a run, a lesson or a race can be shown within another page.";

/**
 * How the page's address asks for an embed.
 * @param {string} search the part of the address from ? on
 * @returns {{theme: ThemeName | null} | null} null for the page itself; no theme follows the host
 */
export function embedding(search) {
  const words = new URLSearchParams(search);
  if (!words.has("embed")) return null;
  const theme = words.get("theme");
  return { theme: theme === "light" || theme === "dark" ? theme : null };
}

/**
 * The address of the page itself, where an embed has its own.
 * @param {string} address of the embed
 * @param {string} link from # on
 */
export function addressOfPage(address, link) {
  const page = new URL(address);
  for (const word of ["embed", "theme"]) page.searchParams.delete(word);
  page.hash = link;
  return page.href;
}

/**
 * Why a link has nothing to show within another page.
 * @param {string} link from # on
 * @returns {string} a sentence, or ""
 */
export function whyNotEmbedded(link) {
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
 * @param {unknown} data whatever somebody has sent
 * @returns {Order | null} null if it asks for nothing that is known
 */
export function readOrder(data) {
  if (typeof data !== "object" || data === null) return null;
  const { forwardCheck, do: what, step } = /** @type {Record<string, unknown>} */ (data);
  if (forwardCheck !== VERSION) return null;
  if (what === "play" || what === "pause") return { do: what };
  if (what !== "seek" || typeof step !== "number") return null;
  return Number.isSafeInteger(step) && step >= 0 ? { do: what, step } : null;
}

/**
 * A message that tells what is seen.
 * @param {"ready" | "moment" | "ended"} event
 * @param {Seen} seen
 */
export const tidings = (event, seen) => ({ forwardCheck: VERSION, event, ...seen });

/**
 * A message that tells why something is not shown.
 * @param {string} says a sentence
 */
export const trouble = (says) => ({ forwardCheck: VERSION, event: "problem", says });
