/** A map of a board: from which starts Warnsdorff's rule succeeds, tie-break by tie-break. */

import { fit } from "../base/geometry.js";
import { roster } from "../engine/engine.js";
import { begin } from "../engine/tasks.js";
import { fitCanvas, setSize } from "../render/canvas.js";
import { button, byId, element, input, make, setText } from "./dom.js";

/** @typedef {import("../render/theme.js").Theme} Theme */

/** The widest that the map becomes, in pixels, and the most that a square takes of it. */
const WIDEST = 480;
const WIDEST_SQUARE = 44;
/** Set where no tour can begin at all. */
const NO_TOUR = 0x80;
/** What the last entry of the list of rules shows. */
const HOW_MANY = "how many";

export class Ties {
  #canvas = byId("ties", HTMLCanvasElement);
  #rule = byId("ties-rule", HTMLSelectElement);
  #progress = byId("ties-progress", HTMLProgressElement);
  #size = { rows: 8, columns: 8 };
  /** @type {Uint8Array | null} */
  #found = null;
  /** The rules that can fail, in the order of their bits. @type {{id: string, label: string}[]} */
  #rules = [];
  /** @type {(() => void) | null} */
  #cancel = null;
  #theme;

  /** @param {Theme} theme */
  constructor(theme) {
    this.#theme = theme;
    for (const id of ["ties-rows", "ties-columns"]) {
      input(id).addEventListener("change", () => this.#begin());
    }
    this.#rule.addEventListener("change", () => this.#draw());
    button("ties-cancel").addEventListener("click", () => {
      this.#stop();
      setText(element("ties-says"), "Cancelled: change the board to begin again.");
    });
  }

  show() {
    if (this.#rules.length === 0) this.#fill();
    if (!this.#found) this.#begin();
  }

  hide() {
    if (this.#cancel) this.#found = null;
    this.#stop();
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    this.#draw();
  }

  #fill() {
    const options = roster().flatMap((info) => info.options);
    const choices = options.find(({ name }) => name === "tie-break")?.choices ?? [];
    // The cascade is what one does because the others fail.
    this.#rules = choices.filter(({ id }) => id !== "cascade");
    this.#rule.replaceChildren(...this.#rules.map(({ id, label }) => new Option(label, id)));
    this.#rule.append(new Option("how many of them succeed", HOW_MANY));
    this.#rule.value = "roth";
  }

  #begin() {
    this.#stop();
    const [rows, columns] = ["ties-rows", "ties-columns"].map((id) => {
      const value = Math.trunc(input(id).valueAsNumber) || 1;
      const side = Math.max(1, Math.min(Number(input(id).max), value));
      input(id).value = String(side);
      return side;
    });
    this.#size = { rows, columns };
    this.#found = new Uint8Array(rows * columns).fill(NO_TOUR);
    this.#showWork(true);
    this.#cancel = begin({ task: "ties", rows, columns }, ({ progress, value, done, failed }) => {
      this.#progress.value = progress;
      if (failed) {
        this.#stop();
        return setText(element("ties-says"), failed);
      }
      this.#found = value;
      if (done) this.#stop();
      this.#draw();
    });
  }

  #stop() {
    this.#cancel?.();
    this.#cancel = null;
    this.#showWork(false);
  }

  /** @param {boolean} working */
  #showWork(working) {
    this.#progress.hidden = button("ties-cancel").hidden = !working;
    this.#progress.value = 0;
  }

  #draw() {
    const found = this.#found;
    if (!found) return;
    const { rows, columns } = this.#size;
    const widest = Math.min(WIDEST, (this.#canvas.parentElement?.clientWidth ?? WIDEST) - 34);
    const layout = fit(this.#size, Math.min(widest, columns * WIDEST_SQUARE), rows * WIDEST_SQUARE);
    this.#canvas.hidden = false;
    setSize(this.#canvas, layout);
    const context = fitCanvas(this.#canvas, layout.width, layout.height);
    const gap = layout.side > 8 ? 1 : 0;
    found.forEach((bits, square) => {
      const [row, column] = [Math.floor(square / columns), square % columns];
      const [colour, alpha] = this.#colour(bits);
      context.fillStyle = colour;
      context.globalAlpha = alpha;
      const [x, y] = [column * layout.side, row * layout.side];
      context.fillRect(x, y, layout.side - gap, layout.side - gap);
    });
    this.#tell(found);
  }

  /**
   * @param {number} bits
   * @returns {[string, number]}
   */
  #colour(bits) {
    const theme = this.#theme;
    if (bits & NO_TOUR) return [theme.line, 1];
    if (this.#rule.value === HOW_MANY) {
      return [theme.accent, 0.08 + (0.92 * ones(bits)) / this.#rules.length];
    }
    return this.#succeeds(bits) ? [theme.good, 0.85] : [theme.bad, 0.85];
  }

  /** @param {number} bits */
  #succeeds(bits) {
    return ((bits >> this.#rule.selectedIndex) & 1) === 1;
  }

  /** @param {Uint8Array} found */
  #tell(found) {
    const feasible = found.filter((bits) => !(bits & NO_TOUR));
    const words =
      this.#rule.value === HOW_MANY
        ? this.#tellAll(feasible)
        : `${feasible.filter((bits) => this.#succeeds(bits)).length} of ${feasible.length} starts succeed.`;
    const all = this.#cancel ? "Working." : words;
    setText(element("ties-says"), all);
    this.#canvas.setAttribute("aria-label", `Map of the starts. ${all}`);
    const legend =
      this.#rule.value === HOW_MANY
        ? ["the stronger the colour, the more of the tie-breaks succeed"]
        : ["green: succeeds", "red: gets stuck"];
    const items = [...legend, "grey: no tour can begin there"].map((text) => make("span", text));
    element("ties-legend").replaceChildren(...items);
  }

  /** @param {Uint8Array} feasible */
  #tellAll(feasible) {
    const all = feasible.filter((bits) => ones(bits) === this.#rules.length).length;
    const none = feasible.filter((bits) => bits === 0).length;
    return `All tie-breaks succeed from ${all} of ${feasible.length} starts, none from ${none}.`;
  }
}

/** @param {number} bits */
function ones(bits) {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
