/** What there is to read about the solver chosen: its pseudocode with the line of the step lit, and
 * what it is, what it costs, and a moment that shows its character. */

import { type Card as CardData, cardOf, keyOf } from "../cards/index.ts";
import type { Moment } from "../cards/moment.ts";
import type { PseudocodeLine, SolverInfo } from "../engine/generated/solver.ts";
import type { Theme } from "../render/theme.ts";
import { button, byId, element, make, setText } from "./dom.ts";
import { drawMoment } from "./moment.ts";

/** What a card says, each in the element of its name. */
const PARTS = ["what", "caption", "watch", "shows", "time", "memory", "source"] as const;

/** Pixels on a side of the picture. */
const PICTURE = 216;

export class Card {
  #canvas = byId("card-canvas", HTMLCanvasElement);
  #code = element("card-code");
  #lines = element("card-lines");
  /** The key of the solver that the card is about, or "" before the first. */
  #shown = "";
  /** The theme that the picture has. */
  #theme: Theme | null = null;
  #isAbout = false;
  #data: CardData | null = null;

  /**
   * @param handlers.open a moment is to be opened
   * @param handlers.turn the other side of the card is wanted
   */
  constructor({ open, turn }: { open: (moment: Moment) => void; turn: (about: boolean) => void }) {
    button("card-open").addEventListener("click", () => this.#data && open(this.#data.moment));
    const sides = [button("doc-code"), button("doc-about")];
    for (const [side, tab] of sides.entries()) {
      tab.addEventListener("click", () => turn(side === 1));
      tab.addEventListener("keydown", ({ key }) => {
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        turn(side === 0);
        sides[1 - side]!.focus();
      });
    }
  }

  /**
   * @param line the id of the line that the last step executed, or "" where there is none
   * @param about whether the solver's story is read, and not its code
   */
  show(info: SolverInfo, line: string, about: boolean, theme: Theme) {
    if (this.#shown !== keyOf(info)) this.#fill(info);
    const turned = about !== this.#isAbout || theme !== this.#theme;
    [this.#isAbout, this.#theme] = [about, theme];
    this.#showSide("code", !about);
    this.#showSide("about", about);
    if (turned) this.#draw();
    this.#light(line);
  }

  #showSide(side: "code" | "about", chosen: boolean) {
    const tab = button(`doc-${side}`);
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    element(`card-${side}`).hidden = !chosen;
  }

  #fill(info: SolverInfo) {
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

  /** @param id of a line, or "" */
  #light(id: string) {
    for (const line of this.#lines.children) {
      const lit = id !== "" && (line.getAttribute("data-ids")?.split(" ").includes(id) ?? false);
      if (lit === line.hasAttribute("aria-current")) continue;
      if (lit) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
      // Once everything else is shown, as the page is laid out for it.
      if (lit) queueMicrotask(() => this.#reveal(line));
    }
  }

  /** Scrolls the code, and nothing around it, until a line is seen. */
  #reveal(line: Element) {
    const [box, lit] = [this.#code.getBoundingClientRect(), line.getBoundingClientRect()];
    if (lit.top < box.top) this.#code.scrollTop += lit.top - box.top;
    else if (lit.bottom > box.bottom) this.#code.scrollTop += lit.bottom - box.bottom;
  }
}

function lineOf({ text, ids }: PseudocodeLine) {
  const item = make("li");
  item.dataset.ids = ids.join(" ");
  const indent = text.length - text.trimStart().length;
  const code = make("code", text.trimStart(), `indent-${indent / 2}`);
  item.append(code);
  return item;
}
