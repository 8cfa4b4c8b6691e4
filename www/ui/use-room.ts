import { useLayoutEffect, useSignal } from "../vendor/preact.js";
import { onRoom, room } from "./room.ts";

/** Selects from the layout, and renders again when that changes. */
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
