/** How many shapes of solutions of eight queens were found. */

import { useMemo } from "preact/hooks";
import { collectionOf } from "../store/collection.ts";
import type { Summary } from "../store/summary.ts";

export function ShapesFound({ summary }: { summary: Summary }) {
  const { shapesFound } = useMemo(() => collectionOf(summary), [summary]);
  return shapesFound > 0 && `${shapesFound} of 12 shapes`;
}
