/** The keys that drive a run, as every player has them, and its speed. */
import { count } from "../base/numbers.js";
import { isLarge } from "../scene/large.js";
import { RATES } from "../session/state.js";
import { button, element, input, radios, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/state.js").Speed} Speed */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../run/watch.js").Watch} Watch */
/**
 * What each key asks for.
 * @typedef {object} Intents
 * @property {() => void} toggle play or pause
 * @property {() => void} step
 * @property {() => void} newRun
 * @property {() => void} goOn from an end: to the next solution, or to another run
 * @property {() => void} raceThis the run, against another
 * @property {() => void} playThis the board watched, by hand
 * @property {() => void} cancel end a run in a worker
 * @property {(how: (watch: Watch) => void) => void} travel to another step
 * @property {(change: Partial<State>) => void} adjust the speed
 */

/** Where a key takes the run. @type {Record<string, (watch: Watch) => void>} */
export const WAYS = {
  "to-start": (watch) => watch.seek(0),
  "step-back": (watch) => watch.seek(watch.steps - 1),
  "to-end": (watch) => watch.seekEnd(),
  "backtrack-before": (watch) => watch.seekBacktrackBefore(),
  "backtrack-next": (watch) => watch.seekBacktrackAfter(),
};

/** The slider's positions: from the slowest rate to the fastest, each as much faster as the last. */
const POSITIONS = 100;

export class Transport {
  #speed;
  #icon = element("start").querySelector("use");

  /** @param {Intents} intents */
  constructor({ toggle, step, newRun, goOn, raceThis, playThis, cancel, travel, adjust }) {
    this.#speed = radios("speed", (value) => adjust({ speed: asSpeed(value) }));
    for (const [id, how] of Object.entries(WAYS)) {
      button(id).addEventListener("click", () => travel(how));
    }
    const presses = { start: toggle, step, "restart-run": newRun, go: goOn };
    for (const [id, press] of Object.entries({
      ...{ ...presses, "race-this": raceThis, "play-this": playThis, cancel },
    })) {
      button(id).addEventListener("click", () => press());
    }
    const rate = input("rate");
    rate.addEventListener("input", () => adjust({ rate: rateAt(rate.valueAsNumber) }));
  }

  /** @param {State} state */
  showSpeed({ rate, speed }) {
    this.#speed.show(speed);
    const slider = input("rate");
    slider.value = String(positionOf(rate));
    slider.disabled = speed === "flat";
    const steps = rate * (speed === "fast" ? 1000 : 1);
    // Slow ones go by halves.
    const written = steps < 1000 ? steps : count(steps);
    const words = speed === "flat" ? "all it can" : `${written} steps/s`;
    setText(element("rate-label"), words);
    slider.setAttribute("aria-valuetext", words.replace("/s", " per second"));
  }

  /**
   * What the run can be asked for now.
   * @param {Watch | null} watch null before a knight has its start
   * @param {SolverInfo} solver
   * @param {Puzzle} puzzle
   */
  showRun(watch, solver, puzzle) {
    const { step = 0, reached = 0 } = watch?.snapshot ?? {};
    const stopped = watch?.remote?.stopped ?? false;
    const ended = watch?.ended ?? false;
    for (const id of ["to-start", "step-back", "backtrack-before"]) {
      button(id).disabled = step === 0 || stopped;
    }
    button("to-end").disabled = step === reached || stopped;
    button("step").disabled = ended;
    button("backtrack-next").disabled = (ended && !watch?.solved) || stopped;
    element("backtracks").hidden = !solver.goesBack;
    for (const id of ["play-this", "race-this"]) button(id).hidden = isLarge(puzzle);
    button("cancel").hidden = !(watch?.remote && watch.atWork);
    this.#showPlay(watch?.playing ? "Pause" : ended ? "Play again" : "Play");
  }

  /** @param {"Pause" | "Play" | "Play again"} label */
  #showPlay(label) {
    const start = button("start");
    if (start.ariaLabel === label) return;
    start.setAttribute("aria-label", label);
    start.title = `${label} (Space)`;
    this.#icon?.setAttribute("href", label === "Pause" ? "#i-pause" : "#i-play");
  }
}

/** @param {number} position */
function rateAt(position) {
  const { least, most } = RATES;
  const rate = least * (most / least) ** (position / POSITIONS);
  return rate < 3 ? Math.round(2 * rate) / 2 : Math.round(rate);
}

/** @param {number} rate */
const positionOf = (rate) =>
  (POSITIONS * Math.log(rate / RATES.least)) / Math.log(RATES.most / RATES.least);

/** @param {string} value @returns {Speed} */
const asSpeed = (value) => (value === "fast" || value === "flat" ? value : "normal");
