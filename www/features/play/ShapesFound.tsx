/** How many shapes of solutions of eight queens were found. */

import { collectionOf } from "../../state/collection.ts";
import type { Solve } from "../../state/state.ts";
import { useMemo } from "../../vendor/preact.js";

export function ShapesFound({ solves }: { solves: Solve[] }) {
  const { shapesFound } = useMemo(() => collectionOf(solves), [solves]);
  return shapesFound > 0 && `${shapesFound} of 12 shapes`;
}
