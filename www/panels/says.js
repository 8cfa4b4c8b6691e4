/** The sentence under the board, what it is about, and the voice for those who hear it. */
import { count } from "../base/numbers.js";
import { inkOn, levelColour, moveColour } from "../render/theme.js";
import { button, element, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../run/game.js").Say} Say */
/** @typedef {import("../run/watch.js").Watch} Watch */

/** What the chip says of a run that has ended. */
const ENDS = {
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

  /** @param {Say} say */
  show({ text, tone }) {
    setText(this.#text, text);
    if (this.#text.className !== tone) this.#text.className = tone;
  }

  /**
   * Shows how a run stands: how deep it is, in the colour of the piece that the sentence is about,
   * or how it ended.
   * @param {Watch | null} watch
   * @param {SolverInfo} solver
   * @param {Theme} theme
   */
  showRun(watch, solver, theme) {
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

  /** @param {string} text */
  speak(text) {
    setText(this.#live, text);
  }
}

/**
 * What a chip tells of a run.
 * @typedef {Pick<Watch, "puzzle" | "steps" | "depth" | "outcome" | "solutions">} Depth
 */

/**
 * The words of the chip, and what kind they are: "" for those in the colour of a depth.
 * @param {Depth} watch
 * @param {SolverInfo} solver
 */
export function chipOf({ puzzle, steps, depth, outcome, solutions }, { goesBack, builds }) {
  if (outcome === "exhausted" && solutions > 0) return ["all found", "end"];
  if (outcome) return ENDS[outcome];
  if (!goesBack && !builds) return ["", ""];
  if (depth === 0) return steps === 0 ? ["start", "plain"] : ["", ""];
  return [`${puzzle.game === "knights" ? "move" : "depth"} ${count(depth)}`, ""];
}

/**
 * What can be done at the end of a run, on a button; nothing where more would come to the same.
 * @param {Watch} watch
 * @param {SolverInfo} solver
 */
function onward({ solved, outcome }, { builds, seeded }) {
  if (solved) return builds ? "" : "Next solution";
  return outcome === "gave-up" && seeded ? "Try the next seed" : "";
}

/**
 * The colour of a depth.
 * @param {Pick<Depth, "puzzle" | "depth">} watch
 * @param {Theme} theme
 */
export function colourOf({ puzzle, depth }, theme) {
  const last = puzzle.rows * puzzle.columns - 1;
  return puzzle.game === "knights" ? moveColour(theme, depth, last) : levelColour(theme, depth);
}
