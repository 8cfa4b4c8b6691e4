/**
 * The components of Watch, Learn and Compare. They arrive after those of the page, which play a game by hand: null until
 * then.
 */

import { signal } from "../vendor/preact.js";

export const rooms = {
  watch: signal<typeof import("../features/watch/index.ts") | null>(null),
  learn: signal<typeof import("../features/learn/index.ts") | null>(null),
  compare: signal<typeof import("../features/compare/Compare.tsx") | null>(null),
};

/** Fetches the components of Watch, before it is seen. */
export async function fetchWatch() {
  rooms.watch.value = await import("../features/watch/index.ts");
}

/** Fetches the components of Learn, before it is seen. */
export async function fetchLearn() {
  rooms.learn.value = await import("../features/learn/index.ts");
}

/** Fetches the components of Compare, before it is seen. */
export async function fetchCompare() {
  rooms.compare.value = await import("../features/compare/Compare.tsx");
}
