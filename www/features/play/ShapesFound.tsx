/** How many shapes of solutions of eight queens were found. */

import { collectionOf } from "../../state/collection.ts";
import type { Summary } from "../../state/summary.ts";
import { useMemo } from "../../vendor/preact.js";

export function ShapesFound({ summary }: { summary: Summary }) {
  const { shapesFound } = useMemo(() => collectionOf(summary), [summary]);
  return shapesFound > 0 && `${shapesFound} of 12 shapes`;
}
