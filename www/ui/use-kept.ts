import { computed, type ReadonlySignal, useMemo } from "../vendor/preact.js";

/**
 * The last defined value of a computation.
 * @param pick reads only signals, as the first render's function is kept
 */
export function useKept<T>(pick: () => T | undefined): ReadonlySignal<T | undefined> {
  return useMemo(() => {
    let kept: T | undefined;
    return computed(() => {
      kept = pick() ?? kept;
      return kept;
    });
  }, []);
}
