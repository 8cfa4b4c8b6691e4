/** Whether the person chooses squares in the solver's place, or why that is impossible. */

import { signal, useComputed } from "@preact/signals";
import { isLarge } from "../board/scene/large.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import { useChosenRun } from "../panels/use-watched.ts";
import { useApp } from "../ui/context.ts";
import { lazy } from "../ui/lazy.tsx";

/** The card, once the person chooses. */
export const Steering = lazy(async () => (await import("./Steering.tsx")).Steering);

/** Why the person can't choose, in a sentence, or "". */
function useRefusal() {
  const { view } = useApp();
  return useComputed(() => {
    if (isLarge(view.puzzle.value))
      return `You can choose on boards with up to ${DRAWN_SIDE} squares a side.`;
    const { name, unsteered } = view.solver.value;
    return unsteered ? `You can’t choose for ${name}. ${unsteered}` : "";
  });
}

/** Whether the card is open although the person can't choose. */
const isExplaining = signal(false);

/** Whether the card is open, and a function to open or close it: while it is open, the person chooses, unless that is refused. */
export function useSteering() {
  const { dispatch } = useApp();
  const { run } = useChosenRun();
  const refusal = useRefusal().value;
  const isOn = run.choices !== undefined;
  const toggle = () => {
    if (isOn || !refusal) dispatch({ type: "watch/steer", on: !isOn });
    else isExplaining.value = !isExplaining.value;
  };
  return { isOpen: isOn || (refusal !== "" && isExplaining.value), toggle, refusal };
}
