/** What there is to read about the solver chosen: its pseudocode with the line of the step lit, and
 * what it is, what it costs, and a moment that shows its character. */
import { cardOf, keyOf } from "../cards/index.js";
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
  #canvas = byId("card-canvas", HTMLCanvasElement);
  #code = element("card-code");
  #lines = element("card-lines");
  /** The key of the solver that the card is about, or "" before the first. */
  #shown = "";
  /** @type {Theme | null} The theme that the picture has. */
  #theme = null;
  #isAbout = false;
  /** @type {CardData | null} */
  #data = null;

  /**
   * @param {object} handlers
   * @param {(moment: Moment) => void} handlers.open a moment is to be opened
   * @param {(about: boolean) => void} handlers.turn the other side of the card is wanted
   */
  constructor({ open, turn }) {
    button("card-open").addEventListener("click", () => this.#data && open(this.#data.moment));
    const sides = [button("doc-code"), button("doc-about")];
    for (const [side, tab] of sides.entries()) {
      tab.addEventListener("click", () => turn(side === 1));
      tab.addEventListener("keydown", ({ key }) => {
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        turn(side === 0);
        sides[1 - side].focus();
      });
    }
  }

  /**
   * @param {SolverInfo} info
   * @param {string} line the id of the line that the last step executed, or "" where there is none
   * @param {boolean} about whether the solver's story is read, and not its code
   * @param {Theme} theme
   */
  show(info, line, about, theme) {
    if (this.#shown !== keyOf(info)) this.#fill(info);
    const turned = about !== this.#isAbout || theme !== this.#theme;
    [this.#isAbout, this.#theme] = [about, theme];
    this.#showSide("code", !about);
    this.#showSide("about", about);
    if (turned) this.#draw();
    this.#light(line);
  }

  /** @param {"code" | "about"} side @param {boolean} chosen */
  #showSide(side, chosen) {
    const tab = button(`doc-${side}`);
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    element(`card-${side}`).hidden = !chosen;
  }

  /** @param {SolverInfo} info */
  #fill(info) {
    this.#shown = keyOf(info);
    const data = cardOf(info);
    this.#data = data;
    for (const part of PARTS) setText(element(`card-${part}`), data[part]);
    setText(element("card-step"), info.step);
    this.#lines.replaceChildren(...info.pseudocode.map(lineOf));
    this.#draw();
  }

  /** Draws the picture, if it can be seen. */
  #draw() {
    if (!this.#data || !this.#theme || !this.#isAbout) return;
    drawMoment(this.#canvas, this.#data.picture, this.#theme, PICTURE);
    this.#canvas.setAttribute("aria-label", `Picture: ${this.#data.caption}`);
  }

  /** @param {string} id of a line, or "" */
  #light(id) {
    for (const line of this.#lines.children) {
      const lit = id !== "" && (line.getAttribute("data-ids")?.split(" ").includes(id) ?? false);
      if (lit === line.hasAttribute("aria-current")) continue;
      if (lit) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
      // Once everything else is shown, as the page is laid out for it.
      if (lit) queueMicrotask(() => this.#reveal(line));
    }
  }

  /** Scrolls the code, and nothing around it, until a line is seen. @param {Element} line */
  #reveal(line) {
    const [box, lit] = [this.#code.getBoundingClientRect(), line.getBoundingClientRect()];
    if (lit.top < box.top) this.#code.scrollTop += lit.top - box.top;
    else if (lit.bottom > box.bottom) this.#code.scrollTop += lit.bottom - box.bottom;
  }
}

/** @param {import("../engine/engine.js").PseudocodeLine} line */
function lineOf({ text, ids }) {
  const item = make("li");
  item.dataset.ids = ids.join(" ");
  const indent = text.length - text.trimStart().length;
  const code = make("code", text.trimStart(), `indent-${indent / 2}`);
  item.append(code);
  return item;
}
