/** Two or four boards of a lesson, each with its name, its step and what is said of it. */
import { cardOf } from "../cards/index.js";
import { captionOf, laneWords } from "../run/lessons/lesson-view.js";
import { element, make, setText } from "./dom.js";
import { SmallBoard } from "./small-board.js";

/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../run/lessons/lanes.js").Lane} Lane */
/** @typedef {{board: SmallBoard, name: HTMLElement, note: HTMLElement, says: HTMLElement, figure: HTMLElement}} Shown */

export class LessonBoards {
  #host = element("lesson-boards");
  #theme;
  #clicked;
  /** @type {Shown[]} */
  #shown = [];

  /**
   * @param {Theme} theme
   * @param {(square: number) => void} clicked
   */
  constructor(theme, clicked) {
    this.#theme = theme;
    this.#clicked = clicked;
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    for (const { board } of this.#shown) board.setTheme(theme);
  }

  /**
   * @param {Lane[]} lanes
   * @param {string[]} names of the lanes
   * @param {boolean} isLab whether they are counted, rather than told in sentences
   */
  show(lanes, names, isLab) {
    if (this.#shown.length !== lanes.length) this.#build(lanes.length);
    this.#host.classList.toggle("four", lanes.length === 4);
    for (const [at, lane] of lanes.entries())
      this.#showLane(this.#shown[at], lane, names[at], isLab);
  }

  /** @param {Shown} shown @param {Lane} lane @param {string} name @param {boolean} isLab */
  #showLane({ board, name: title, note, says, figure }, lane, name, isLab) {
    const caption = captionOf(lane, name);
    setText(title, caption.name);
    setText(note, isLab ? "" : caption.note);
    setText(says, laneWords(lane, isLab));
    const { game, solver: id } = lane.moment;
    figure.style.setProperty("--c", `var(--s-${cardOf({ game, id }).colour})`);
    board.show(lane.scene, lane.names, caption.name);
  }

  /** @param {number} many */
  #build(many) {
    this.#shown = Array.from({ length: many }, () => this.#boardOf());
    this.#host.replaceChildren(...this.#shown.map(({ figure }) => figure));
  }

  /** @returns {Shown} */
  #boardOf() {
    const [figure, caption, host] = [make("figure"), make("figcaption"), make("div", "", "host")];
    const [name, note, says] = [make("b"), make("span"), make("p", "", "sub")];
    caption.append(make("i"), name, note);
    figure.append(caption, host, says);
    const board = new SmallBoard(host, this.#theme, (square) => this.#clicked(square));
    return { board, name, note, says, figure };
  }

  /** @param {number} now milliseconds */
  draw(now) {
    for (const { board } of this.#shown) board.draw(now);
  }
}
