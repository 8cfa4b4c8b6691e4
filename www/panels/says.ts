/** The sentence under the board, what it is about, and the voice for those who hear it. */

import type { SolverInfo } from "../engine/generated/solver.ts";
import { depthColour, inkOn, type Theme } from "../render/theme.ts";
import { chipOf } from "../run/chip-view.ts";
import type { Say } from "../run/game-words.ts";
import type { Watch } from "../run/watch.ts";
import { button, element, setText } from "./dom.ts";

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
    const colour =
      watch && kind === "" && words !== "" ? depthColour(theme, watch.puzzle, watch.depth) : "";
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

/** What can be done at the end of a run, on a button; nothing where more would come to the same. */
function onward({ solved, outcome }: Watch, { builds, seeded }: SolverInfo) {
  if (solved) return builds ? "" : "Next solution";
  return outcome === "gave-up" && seeded ? "Try the next seed" : "";
}
