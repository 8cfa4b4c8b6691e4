/**
 * Time travel: a slider through every step of the run, the depth of the search above it on the
 * same scale, and keys to the places that matter.
 */
import { count } from "../base/numbers.js";
import { fitCanvas } from "../render/canvas.js";
import { button, byId, element, input, setText } from "./dom.js";
import { spansByPixel } from "./spans.js";

/** @typedef {import("../run/watch.js").Watch} Watch */
/** @typedef {import("../render/theme.js").Theme} Theme */
/**
 * @typedef {object} Travel
 * @property {(step: number) => void} seek
 * @property {(how: (watch: Watch) => void) => void} go
 */

/** Half of the slider's thumb: its middle stands on the step. */
const THUMB = 8;
const HEIGHT = 48;

/** Places that only a search has which goes deeper and back. */
const OF_SEARCHES = ["backtrack-before", "backtrack-next", "deepest"];

export class Timeline {
  #theme;
  #section = element("timeline");
  #slider = input("moment");
  #canvas = byId("profile", HTMLCanvasElement);
  /** @type {Watch | null} */
  #watch = null;
  #most = 1;
  #goesBack = true;
  /** What is drawn; nothing yet, or nothing that is still right, if it is less than 0. */
  #step = -1;
  #reached = 0;

  /**
   * @param {Theme} theme
   * @param {Travel} travel
   */
  constructor(theme, travel) {
    this.#theme = theme;
    this.#slider.addEventListener("input", () => travel.seek(this.#slider.valueAsNumber));
    this.#canvas.addEventListener("click", ({ offsetX }) => travel.seek(this.#stepAt(offsetX)));
    /** @type {[string, (watch: Watch) => void][]} */
    const ways = [
      ["to-start", (watch) => watch.seek(0)],
      ["step-back", (watch) => watch.seek(watch.steps - 1)],
      ["backtrack-before", (watch) => watch.seekBacktrackBefore()],
      ["backtrack-next", (watch) => watch.seekBacktrackAfter()],
      ["solution-next", (watch) => watch.seekSolution()],
      ["deepest", (watch) => watch.seekDeepest()],
    ];
    for (const [id, how] of ways) button(id).addEventListener("click", () => travel.go(how));
    new ResizeObserver(() => this.#redraw()).observe(this.#canvas);
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    this.#redraw();
  }

  #redraw() {
    this.#step = -1;
    this.show(this.#watch, this.#most, this.#goesBack);
  }

  /**
   * @param {Watch | null} watch
   * @param {number} deepest the greatest depth that there can be
   * @param {boolean} goesBack whether the solver ever does
   */
  show(watch, deepest, goesBack) {
    const other = watch !== this.#watch;
    [this.#watch, this.#most, this.#goesBack] = [watch, deepest, goesBack];
    // A run that was stopped for good goes nowhere any more.
    const travels = watch !== null && !watch.remote?.stopped;
    this.#section.hidden = !travels;
    if (!travels) return;
    for (const id of OF_SEARCHES) button(id).hidden = !goesBack;
    const { step: steps, reached, profile } = watch.snapshot;
    if (!other && steps === this.#step && reached === this.#reached) return;
    this.#showSlider(steps, reached);
    if (profile) this.#draw(profile, steps, reached, deepest);
    const [first, last] = [steps === 0, steps === reached];
    for (const id of ["to-start", "step-back", "backtrack-before"]) button(id).disabled = first;
    button("backtrack-next").disabled = last && watch.ended && !watch.solved;
    button("solution-next").disabled = last && watch.ended && !watch.solved;
    button("deepest").disabled = reached === 0;
    [this.#step, this.#reached] = [steps, reached];
  }

  /**
   * @param {number} steps
   * @param {number} reached
   */
  #showSlider(steps, reached) {
    const slider = this.#slider;
    slider.max = String(Math.max(reached, 1));
    slider.value = String(steps);
    slider.disabled = reached === 0;
    const words = `step ${count(steps)} of ${count(reached)}`;
    slider.setAttribute("aria-valuetext", words);
    setText(element("moment-label"), words);
  }

  /** @param {number} x pixels from the left of the canvas */
  #stepAt(x) {
    const share = (x - THUMB) / Math.max(1, this.#canvas.clientWidth - 2 * THUMB);
    return Math.round(Math.min(1, Math.max(0, share)) * this.#reached);
  }

  /**
   * @param {import("./spans.js").Profile} profile
   * @param {number} steps
   * @param {number} reached
   * @param {number} deepest
   */
  #draw(profile, steps, reached, deepest) {
    const wide = this.#canvas.clientWidth;
    if (wide === 0) return;
    const context = fitCanvas(this.#canvas, wide, HEIGHT);
    const inner = wide - 2 * THUMB;
    const at = (/** @type {number} */ step) => THUMB + (inner * step) / Math.max(1, reached);
    const up = (/** @type {number} */ depth) => HEIGHT - 3 - ((HEIGHT - 8) * depth) / deepest;
    context.fillStyle = this.#theme.line;
    context.fillRect(THUMB, HEIGHT - 2, inner, 1);
    context.fillStyle = this.#theme.accent;
    spansByPixel(profile, reached, Math.ceil(inner), (x, pixels, least, most) => {
      context.fillRect(THUMB + x, up(most), pixels, Math.max(1.5, up(least) - up(most)));
    });
    context.fillStyle = this.#theme.bad;
    context.fillRect(at(steps) - 0.75, 0, 1.5, HEIGHT);
  }
}
