/** How many solutions of the empty board hold the locked queens. */

import { count } from "../../core/numbers.ts";
import type { Solutions as Counted } from "../../run/solutions-controller.ts";
import { useApp } from "../../ui/context.ts";

export function Solutions() {
  const counted = useApp().view.solutions.value;
  const [value, noun] = wordsOf(counted ?? "counting");
  return (
    <span class="solutions" id="solutions-row" hidden={!counted}>
      <b id="solutions">{value}</b> <span id="solutions-noun">{noun}</span>
    </span>
  );
}

function wordsOf(counted: Counted): [value: string, noun: string] {
  if (counted === "counting") return ["…", "solutions"];
  if (counted === "failed") return ["—", "solutions"];
  const { all, held } = counted;
  if (held === null) return [count(all), all === 1 ? "solution" : "solutions"];
  return [`${count(held)} of ${count(all)}`, held === 1 && all === 1 ? "solution" : "solutions"];
}
