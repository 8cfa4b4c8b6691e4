/** What the Lab shows, for its components. */

import type { ReadonlySignal } from "@preact/signals";
import { useApp } from "../ui/context.ts";
import { useLast } from "../ui/use-selector.ts";
import type { LabView } from "./lab-view.ts";

/** The last view while the Lab is left; there is one wherever its components are shown. */
export function useLab() {
  const { view } = useApp();
  return useLast(() => view.lab.value) as ReadonlySignal<LabView>;
}
