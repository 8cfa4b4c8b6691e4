/** The keys that drive a run, as every player has them, and its speed. */

import { count } from "../base/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Watch } from "../run/watch.ts";
import { isLarge } from "../scene/large.ts";
import { RATES, type Speed, type State } from "../session/state.ts";
import { button, element, input, radios, setText } from "./dom.ts";

/** What each key asks for. */
interface Intents {
  /** Plays or pauses. */
  toggle: () => void;
  step: () => void;
  newRun: () => void;
  /** Goes on from an end: to the next solution, or to another run. */
  goOn: () => void;
  /** Races the run against another. */
  raceThis: () => void;
  /** Plays the watched board by hand. */
  playThis: () => void;
  /** Cancels a run in a worker. */
  cancel: () => void;
  /** Goes to another step. */
  travel: (how: (watch: Watch) => void) => void;
  /** Changes the speed. */
  adjust: (change: Partial<State>) => void;
}

/** Where a key takes the run. */
export const WAYS: Record<string, (watch: Watch) => void> = {
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

  constructor({ toggle, step, newRun, goOn, raceThis, playThis, cancel, travel, adjust }: Intents) {
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

  showSpeed({ rate, speed }: State) {
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
   * @param watch null before a knight has its start
   */
  showRun(watch: Watch | null, solver: SolverInfo, puzzle: Puzzle) {
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

  #showPlay(label: "Pause" | "Play" | "Play again") {
    const start = button("start");
    if (start.ariaLabel === label) return;
    start.setAttribute("aria-label", label);
    start.title = `${label} (Space)`;
    this.#icon?.setAttribute("href", label === "Pause" ? "#i-pause" : "#i-play");
  }
}

function rateAt(position: number) {
  const { least, most } = RATES;
  const rate = least * (most / least) ** (position / POSITIONS);
  return rate < 3 ? Math.round(2 * rate) / 2 : Math.round(rate);
}

const positionOf = (rate: number) =>
  (POSITIONS * Math.log(rate / RATES.least)) / Math.log(RATES.most / RATES.least);

const asSpeed = (value: string): Speed => (value === "fast" || value === "flat" ? value : "normal");
