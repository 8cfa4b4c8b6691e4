/** How many solutions of the empty board hold the locked queens: counted at once or in a worker. */

import { count } from "../../core/numbers.ts";
import { solutions } from "../../engine/engine.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { begin } from "../../engine/tasks.ts";
import { useApp } from "../../ui/context.ts";
import { useComputed, useLayoutEffect, useSignal } from "../../vendor/preact.js";

/** Up to this side counting takes no time that anybody sees. */
const AT_ONCE = 10;
/** Beyond this side it takes longer than anybody wants to wait for a number by the way. */
const LARGEST = 15;

/** Null until they are counted, "failed" if they cannot be. */
type Counted = { all: number; held: number | null } | null | "failed";

export function Solutions() {
  const { view } = useApp();
  const counted = useSignal<Counted>(null);
  // The engine is there once Watch has been opened.
  const puzzle = useComputed(() => {
    const { game, rows } = view.puzzle.value;
    const isCounted =
      view.state.value.mode === "watch" && game === "queens" && rows > 0 && rows <= LARGEST;
    return isCounted ? view.puzzle.value : null;
  }).value;
  useLayoutEffect(() => {
    if (!puzzle) return;
    return countSolutions(puzzle, (known) => {
      counted.value = known;
    });
  }, [puzzle]);
  const [value, noun] = wordsOf(counted.value);
  return (
    <span class="solutions" id="solutions-row" hidden={!puzzle}>
      <b id="solutions">{value}</b> <span id="solutions-noun">{noun}</span>
    </span>
  );
}

function wordsOf(counted: Counted): [value: string, noun: string] {
  if (counted === null || counted === "failed") return [counted ? "—" : "…", "solutions"];
  const { all, held } = counted;
  if (held === null) return [count(all), all === 1 ? "solution" : "solutions"];
  return [`${count(held)} of ${count(all)}`, held === 1 && all === 1 ? "solution" : "solutions"];
}

/** @returns stops counting */
function countSolutions({ rows, columns, squares }: Puzzle, tell: (counted: Counted) => void) {
  const empty: Puzzle = { game: "queens", rows, columns, squares: [], closed: false };
  const locked = squares.length > 0 ? { ...empty, squares } : null;
  if (rows <= AT_ONCE) {
    tell({ all: solutions(empty), held: locked && solutions(locked) });
    return () => {};
  }
  tell(null);
  const fail = () => tell("failed");
  let stop = countInWorker(empty, fail, (all) => {
    if (!locked) return tell({ all, held: null });
    stop = countInWorker(locked, fail, (held) => tell({ all, held }));
  });
  return () => stop();
}

const countInWorker = (puzzle: Puzzle, fail: () => void, then: (solutions: number) => void) =>
  begin({ task: "solutions", puzzle }, ({ done, value, failed }) => {
    if (failed) fail();
    else if (done) then(value!);
  });
