/** Components that load when they are first shown, or when the page is idle. */

import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { patient } from "../core/patience.ts";
import { showFailure } from "./loading.ts";
import { loadStyles } from "./styles.ts";

const loads: (() => Promise<void>)[] = [];

/** Loads all of them, so that they open at once. What fails is loaded again when it is shown. */
export async function loadLazyComponents() {
  for (const load of loads) await load().catch(() => {});
}

/** A component that shows nothing until it has loaded. */
export function lazy<P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  const found = signal<FunctionComponent<P> | null>(null);
  const load = async () => {
    if (found.value) return;
    const [component] = await Promise.all([fetch(), loadStyles("lazy")]);
    found.value = component;
  };
  // The second retry reloads the page, because Firefox never fetches a failed module again.
  const show = (again: () => void) => patient(load()).catch((error) => showFailure(error, again));
  loads.push(load);
  return function LazyComponent(props: P) {
    useEffect(() => void show(() => show(() => location.reload())), []);
    const { value: Found } = found;
    return Found && <Found {...props} />;
  };
}
