/** Compare, whose components arrive after those of the page. */

import { signal } from "../vendor/preact.js";

const loaded = signal<typeof import("../features/compare/Compare.tsx") | null>(null);

/** Fetches the components of Compare, before it is seen. */
export async function fetchCompare() {
  loaded.value = await import("../features/compare/Compare.tsx");
}

export function LazyCompare() {
  const Compare = loaded.value?.Compare;
  return Compare && <Compare />;
}
