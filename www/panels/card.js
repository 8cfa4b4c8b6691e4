/** The card of the solver chosen: what it is, its pseudocode with the line of the step lit, and a
 * moment that shows its character. */
import { cardOf, keyOf } from "../cards/index.js";
import { pseudocodeOf } from "../cards/pseudocode.js";
import { button, byId, element, make, setText } from "./dom.js";
import { drawMoment } from "./moment.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../cards/index.js").Card} CardData */
/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** What a card says, each in the element of its name. */
const PARTS = /** @type {const} */ ([
  "what",
  "caption",
  "watch",
  "shows",
  "time",
  "memory",
  "source",
]);

/** Pixels on a side of the picture. */
const PICTURE = 216;

export class Card {
  #card = byId("card", HTMLDetailsElement);
  #canvas = byId("card-canvas", HTMLCanvasElement);
  #lines = element("card-lines");
  /** The key of the solver that the card is about, or "" before the first. */
  #shown = "";
  /** @type {Theme | null} The theme that the picture has. */
  #theme = null;
  /** @type {CardData | null} */
  #data = null;

  /**
   * @param {object} handlers
   * @param {(moment: Moment) => void} handlers.open a moment is to be opened
   * @param {(open: boolean) => void} handlers.fold the card was opened or folded up
   */
  constructor({ open, fold }) {
    button("card-open").addEventListener("click", () => this.#data && open(this.#data.moment));
    this.#card.addEventListener("toggle", () => {
      fold(this.#card.open);
      this.#draw();
    });
  }

  /**
   * @param {SolverInfo} info
   * @param {string} line the id of the line that the last step executed, or "" where there is none
   * @param {boolean} open whether the card is not folded up
   * @param {Theme} theme
   */
  show(info, line, open, theme) {
    if (this.#shown !== keyOf(info)) this.#fill(info);
    if (this.#card.open !== open) this.#card.open = open;
    if (theme !== this.#theme) {
      this.#theme = theme;
      this.#draw();
    }
    this.#light(line);
  }

  /** @param {SolverInfo} info */
  #fill(info) {
    this.#shown = keyOf(info);
    const data = cardOf(info);
    this.#data = data;
    setText(element("card-name"), info.name);
    for (const part of PARTS) setText(element(`card-${part}`), data[part]);
    this.#lines.replaceChildren(...pseudocodeOf(info).map(lineOf));
    this.#draw();
  }

  /** Draws the picture, if it can be seen. */
  #draw() {
    if (!this.#data || !this.#theme || !this.#card.open) return;
    drawMoment(this.#canvas, this.#data.picture, this.#theme, PICTURE);
    this.#canvas.setAttribute("aria-label", `Picture: ${this.#data.caption}`);
  }

  /** @param {string} id of a line, or "" */
  #light(id) {
    for (const line of this.#lines.children) {
      const lit = id !== "" && line.getAttribute("data-ids")?.split(" ").includes(id);
      if (lit) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
  }
}

/** @param {{text: string, ids: string[]}} line */
function lineOf({ text, ids }) {
  const item = make("li");
  item.dataset.ids = ids.join(" ");
  const indent = text.length - text.trimStart().length;
  const code = make("code", text.trimStart(), `indent-${indent / 2}`);
  item.append(code);
  return item;
}
