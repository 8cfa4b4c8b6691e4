/** The card of the solver chosen: what it is, its pseudocode with the line of the step lit, and a
 * moment that shows its character. */
import { CARDS } from "../cards/index.js";
import { button, byId, element, make, setText } from "./dom.js";
import { drawMoment } from "./moment.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../cards/index.js").Card} CardData */
/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** Pixels on a side of the picture. */
const PICTURE = 216;

export class Card {
  #card = byId("card", HTMLDetailsElement);
  #canvas = byId("card-canvas", HTMLCanvasElement);
  #lines = element("card-lines");
  /** The solver that the card is about, or "" before the first. */
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
   * @param {string} line the word of the last step, or "" where there is none
   * @param {boolean} open whether the card is not folded up
   * @param {Theme} theme
   */
  show(info, line, open, theme) {
    if (this.#shown !== `${info.game} ${info.id}`) this.#fill(info);
    if (this.#card.open !== open) this.#card.open = open;
    if (theme !== this.#theme) {
      this.#theme = theme;
      this.#draw();
    }
    this.#light(line);
  }

  /** @param {SolverInfo} info */
  #fill({ game, id, name }) {
    const data = CARDS[game][id];
    this.#shown = `${game} ${id}`;
    this.#data = data;
    setText(element("card-name"), name);
    for (const part of /** @type {const} */ (["what", "caption", "watch", "source", "time"])) {
      setText(element(`card-${part}`), data[part]);
    }
    setText(element("card-memory"), data.memory);
    setText(element("card-shows"), data.shows);
    this.#lines.replaceChildren(...data.lines.map(lineOf));
    this.#draw();
  }

  /** Draws the picture, if it can be seen. */
  #draw() {
    if (!this.#data || !this.#theme || !this.#card.open) return;
    drawMoment(this.#canvas, this.#data.picture, this.#theme, PICTURE);
    this.#canvas.setAttribute("aria-label", `Picture: ${this.#data.caption}`);
  }

  /** @param {string} word */
  #light(word) {
    for (const line of this.#lines.children) {
      const lit = word !== "" && line.getAttribute("data-words")?.split(" ").includes(word);
      if (lit) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
  }
}

/** @param {CardData["lines"][number]} line */
function lineOf([text, words = ""]) {
  const item = make("li");
  item.dataset.words = words;
  const indent = text.length - text.trimStart().length;
  const code = make("code", text.trimStart(), `indent-${indent / 2}`);
  item.append(code);
  return item;
}
