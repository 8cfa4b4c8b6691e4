/** A value that stays as it was for as long as there is no other. */

import { computed, type ReadonlySignal, useMemo } from "../vendor/preact.js";

/**
 * @param pick reads signals alone, as it is kept from the first render on; undefined where there is none
 * @returns what it picked last
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
