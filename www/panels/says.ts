/** The sentence under the board, what it is about, and the voice for those who hear it. */

import { count } from "../base/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { inkOn, levelColour, moveColour, type Theme } from "../render/theme.ts";
import type { Say } from "../run/game-words.ts";
import type { Watch } from "../run/watch.ts";
import { button, element, setText } from "./dom.ts";

/** What the chip says of a run that has ended. */
const ENDS: Record<NonNullable<Watch["outcome"]>, [words: string, kind: string]> = {
  solved: ["solved", "end"],
  counted: ["counted", "end"],
  exhausted: ["proved", "stop"],
  "gave-up": ["gave up", "stop"],
};

export class Says {
  #text = element("says");
  #chip = element("chip");
  #go = button("go");
  #live = element("live");

  show({ text, tone }: Say) {
    setText(this.#text, text);
    if (this.#text.className !== tone) this.#text.className = tone;
  }

  /**
   * Shows how a run stands: how deep it is, in the colour of the piece that the sentence is about,
   * or how it ended.
   */
  showRun(watch: Watch | null, solver: SolverInfo, theme: Theme) {
    const [words, kind] = watch ? chipOf(watch, solver) : ["", ""];
    setText(this.#chip, words);
    this.#chip.className = `chip ${kind}`;
    const colour = watch && kind === "" && words !== "" ? colourOf(watch, theme) : "";
    this.#chip.style.background = colour;
    this.#chip.style.color = colour && inkOn(colour);
    const next = watch && !watch.playing ? onward(watch, solver) : "";
    this.#go.hidden = next === "";
    setText(this.#go, next);
  }

  speak(text: string) {
    setText(this.#live, text);
  }
}

/** What a chip tells of a run. */
type Depth = Pick<Watch, "puzzle" | "steps" | "depth" | "outcome" | "solutions">;

/** The words of the chip, and what kind they are: "" for those in the colour of a depth. */
export function chipOf(
  { puzzle, steps, depth, outcome, solutions }: Depth,
  { goesBack, builds }: SolverInfo,
): [words: string, kind: string] {
  if (outcome === "exhausted" && solutions > 0) return ["all found", "end"];
  if (outcome) return ENDS[outcome];
  if (!goesBack && !builds) return ["", ""];
  if (depth === 0) return steps === 0 ? ["start", "plain"] : ["", ""];
  return [`${puzzle.game === "knights" ? "move" : "depth"} ${count(depth)}`, ""];
}

/** What can be done at the end of a run, on a button; nothing where more would come to the same. */
function onward({ solved, outcome }: Watch, { builds, seeded }: SolverInfo) {
  if (solved) return builds ? "" : "Next solution";
  return outcome === "gave-up" && seeded ? "Try the next seed" : "";
}

/** The colour of a depth. */
export function colourOf({ puzzle, depth }: Pick<Depth, "puzzle" | "depth">, theme: Theme) {
  const last = puzzle.rows * puzzle.columns - 1;
  return puzzle.game === "knights" ? moveColour(theme, depth, last) : levelColour(theme, depth);
}
