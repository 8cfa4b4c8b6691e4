/** A row of the search tree: a depth, what was tried there, what stands and what is left. */
import { inkOn } from "../render/theme.js";
import { failureLabel, left, standing } from "../scene/tree.js";
import { make } from "./dom.js";

/** @typedef {import("../scene/tree.js").Level} Level */
/** @typedef {import("../scene/tree.js").Failed} Failed */
/** @typedef {import("../scene/tree.js").Value} Value */
/** @typedef {{names: string[], rows: number}} Squares names of all squares, and the rows of their board */
/** @typedef {{button: HTMLButtonElement, name: HTMLElement, mark: HTMLElement}} Chip */

/** How a value that failed is drawn, where it is drawn otherwise. @type {Record<string, string>} */
const KINDS = { solutions: "found", conflict: "conflict" };

/**
 * What is shown changes within the elements that are there: with new ones a drawing of a run flat out takes a
 * quarter longer on a slow phone.
 */
export class TreeRow {
  element = make("li");
  #number = make("span", "", "depth");
  #chips = make("div", "", "chips");
  #left = make("small", "", "left");
  /** The values that failed, in the order in which they were tried. @type {Chip[]} */
  #failed = [];
  #now = makeButton("now");
  #next = make("span", "", "next");
  #key = "";

  constructor() {
    this.#chips.append(this.#next);
    this.element.append(this.#number, this.#chips, this.#left);
  }

  /**
   * @param {Level} level
   * @param {Squares} squares
   * @param {string} colour of its number
   * @param {boolean} isHere whether the run stands there
   */
  show(level, squares, colour, isHere) {
    const key = keyOf(level, squares, colour);
    if (key !== this.#key) this.#fill(level, squares, colour);
    this.#key = key;
    if (level.current) rename(this.#now, standing(level.current, squares.names));
    this.element.classList.toggle("here", isHere);
  }

  /** The button of a value that is shown. @param {number} square @returns {HTMLButtonElement | null} */
  buttonOf(square) {
    return this.element.querySelector(`button[data-square="${square}"]`);
  }

  /**
   * @param {Level} level
   * @param {Squares} squares
   * @param {string} colour
   */
  #fill(level, squares, colour) {
    write(this.#number, String(level.depth));
    this.#number.style.background = colour;
    this.#number.style.color = inkOn(colour);
    this.#showFailed(level.failed, squares);
    this.#showLast(level, squares);
    write(this.#left, left(level));
  }

  /** @param {Failed[]} failed @param {Squares} squares */
  #showFailed(failed, squares) {
    for (const { button } of this.#failed.splice(failed.length)) button.remove();
    for (const [index, value] of failed.entries()) {
      this.#failed[index] ??= this.#makeChip(index);
      showFailure(this.#failed[index], value, squares);
    }
  }

  /** @param {number} index @returns {Chip} */
  #makeChip(index) {
    const chip = { button: makeButton(), name: make("s"), mark: make("small") };
    chip.button.append(chip.name, chip.mark);
    this.#chips.insertBefore(chip.button, this.#chips.children[index]);
    return chip;
  }

  /** What stands, or what comes next, is the last of the row. @param {Level} level @param {Squares} squares */
  #showLast({ current, open }, { names }) {
    const last = current ? this.#now : this.#next;
    if (last.parentElement === null) this.#chips.lastElementChild?.replaceWith(last);
    if (!current) return write(this.#next, open > 0 ? "next" : "none left");
    write(this.#now, names[current.square]);
    this.#now.dataset.square = String(current.square);
  }
}

/**
 * @param {Chip} chip
 * @param {Failed} failed
 * @param {Squares} squares
 */
function showFailure(chip, failed, { names, rows }) {
  const { label, mark } = failureLabel(failed, names, rows);
  const kind = KINDS[failed.cause] ?? "";
  const tag = kind === "found" ? "b" : "s";
  if (chip.button.className !== kind) chip.button.className = kind;
  if (chip.name.localName !== tag) {
    const name = make(tag);
    chip.name.replaceWith(name);
    chip.name = name;
  }
  chip.button.dataset.square = String(failed.square);
  rename(chip.button, label);
  write(chip.name, names[failed.square]);
  write(chip.mark, mark);
}

/** A button that Tab stops at only where it is told to. @param {string} [kind] */
function makeButton(kind) {
  const button = make("button", "", kind);
  button.type = "button";
  button.tabIndex = -1;
  return button;
}

/** @param {HTMLElement} button @param {string} label */
function rename(button, label) {
  if (button.ariaLabel === label) return;
  button.ariaLabel = label;
  if (button.title) button.title = label;
}

/**
 * Shows a button's name to those who point at it. Not before: where a title changes, browsers look at every style
 * again.
 * @param {HTMLElement} button
 */
export function entitle(button) {
  button.title = button.ariaLabel ?? "";
}

/**
 * Changes a text within its node: a new node would be a new thing to lay out.
 * @param {HTMLElement} target that nothing but a text is in
 * @param {string} text
 */
function write(target, text) {
  const { firstChild } = target;
  if (!(firstChild instanceof Text)) target.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}

/**
 * All that a row shows, but for the nodes below the value that stands, which change at every step.
 * @param {Level} level
 * @param {Squares} squares
 * @param {string} colour of its number
 */
function keyOf({ current, failed, open, struck }, { names, rows }, colour) {
  const tried = failed.map(({ square, step, nodes }) => `${square} ${step} ${nodes}`);
  return [
    names.length,
    rows,
    colour,
    current?.square,
    current?.step,
    open,
    struck,
    ...tried,
  ].join();
}
