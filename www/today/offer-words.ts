import { duration } from "../core/numbers.ts";
import type { Offer } from "./home-view.ts";

interface Status {
  word: string;
  /** How far it is, or what it took; "" if neither is known. */
  of: string;
}

/** `Play`, `Continue` `4 of 9` or `Solved` `2:14`. */
export function statusWords({ status, seconds, progress }: Offer): Status {
  if (status === "solved") return { word: "Solved", of: seconds === null ? "" : duration(seconds) };
  return status === "new" ? { word: "Play", of: "" } : { word: "Continue", of: progress };
}

export const spoken = ({ word, of }: Status) => `${word} ${of}`.trim();
