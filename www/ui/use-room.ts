/** How much room there is, for components that show less where there is little. */

import { useLayoutEffect, useSignal } from "../vendor/preact.js";
import { onRoom, room } from "./room.ts";

/**
 * @param pick what a component wants to know of the room
 * @returns that, now and whenever it becomes another
 */
export function useRoom<T>(pick: (given: typeof room) => T): T {
  const picked = useSignal(pick(room));
  useLayoutEffect(
    () =>
      onRoom(() => {
        picked.value = pick(room);
      }),
    [],
  );
  return picked.value;
}
