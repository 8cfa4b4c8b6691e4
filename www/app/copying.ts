/** Copies and shares, and copes with browsers that refuse, can't or never answer. */

import { signal } from "@preact/signals";

/** How long to wait for the clipboard, in milliseconds. */
const PATIENCE = 2000;

const failsAfter = (time: number) => new Promise((_, reject) => setTimeout(reject, time));

/** The last text that the browser did not copy, for `CopyDialog.tsx`; "" if it copied all. */
export const uncopied = signal("");
export const isByHand = signal(false);

/** Whether the browser copied a text. If not, a dialog shows it, to be copied by hand. */
export async function isCopied(text: string) {
  try {
    await Promise.race([navigator.clipboard.writeText(text), failsAfter(PATIENCE)]);
    return true;
  } catch {
    uncopied.value = text;
    isByHand.value = true;
    return false;
  }
}

/** Whether the system has not answered yet; some never do. */
let isAsking = false;

/**
 * Whether sharing is over: the person shared it, or decided against it.
 * @param contents from the best to one that every system takes
 */
export async function isShared(...contents: ShareData[]) {
  if (isAsking) return false;
  isAsking = true;
  try {
    await navigator.share(contents.find((data) => navigator.canShare?.(data)) ?? contents.at(-1));
    return true;
  } catch (error) {
    return error instanceof Error && error.name === "AbortError";
  } finally {
    isAsking = false;
  }
}
