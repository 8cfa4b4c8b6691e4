/** A row of the search tree: a depth, what was tried there, what stands and what is left. */

import type { TreeLevel as Level } from "../engine/generated/run.ts";
import { inkOn } from "../render/theme.ts";
import { type Failed, failureLabel, left, standing } from "../scene/tree.ts";
import { make } from "./dom.ts";

/** Names of all squares, and the rows of their board. */
interface Squares {
  names: string[];
  rows: number;
}
interface Chip {
  button: HTMLButtonElement;
  name: HTMLElement;
  mark: HTMLElement;
}

/** How a value that failed is drawn, where it is drawn otherwise. */
const KINDS: Record<string, string> = { solutions: "found", conflict: "conflict" };

/**
 * What is shown changes within the elements that are there: with new ones a drawing of a run flat out takes a
 * quarter longer on a slow phone.
 */
export class TreeRow {
  element = make("li");
  #number = make("span", "", "depth");
  #chips = make("div", "", "chips");
  #left = make("small", "", "left");
  /** The values that failed, in the order in which they were tried. */
  #failed: Chip[] = [];
  #now = makeButton("now");
  #next = make("span", "", "next");
  #key = "";

  constructor() {
    this.#chips.append(this.#next);
    this.element.append(this.#number, this.#chips, this.#left);
  }

  /**
   * @param colour of its number
   * @param isHere whether the run stands there
   */
  show(level: Level, squares: Squares, colour: string, isHere: boolean) {
    const key = keyOf(level, squares, colour);
    if (key !== this.#key) this.#fill(level, squares, colour);
    this.#key = key;
    if (level.current) rename(this.#now, standing(level.current, squares.names));
    this.element.classList.toggle("here", isHere);
  }

  /** The button of a value that is shown. */
  buttonOf(square: number): HTMLButtonElement | null {
    return this.element.querySelector(`button[data-square="${square}"]`);
  }

  #fill(level: Level, squares: Squares, colour: string) {
    write(this.#number, String(level.depth));
    this.#number.style.background = colour;
    this.#number.style.color = inkOn(colour);
    this.#showFailed(level.failed, squares);
    this.#showLast(level, squares);
    write(this.#left, left(level));
  }

  #showFailed(failed: Failed[], squares: Squares) {
    for (const { button } of this.#failed.splice(failed.length)) button.remove();
    for (const [index, value] of failed.entries()) {
      this.#failed[index] ??= this.#makeChip(index);
      showFailure(this.#failed[index], value, squares);
    }
  }

  #makeChip(index: number): Chip {
    const chip = { button: makeButton(), name: make("s"), mark: make("small") };
    chip.button.append(chip.name, chip.mark);
    this.#chips.insertBefore(chip.button, this.#chips.children[index] ?? null);
    return chip;
  }

  /** What stands, or what comes next, is the last of the row. */
  #showLast({ current, open }: Level, { names }: Squares) {
    const last = current ? this.#now : this.#next;
    if (last.parentElement === null) this.#chips.lastElementChild?.replaceWith(last);
    if (!current) return write(this.#next, open > 0 ? "next" : "none left");
    write(this.#now, names[current.square]!);
    this.#now.dataset.square = String(current.square);
  }
}

function showFailure(chip: Chip, failed: Failed, { names, rows }: Squares) {
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
  write(chip.name, names[failed.square]!);
  write(chip.mark, mark);
}

/** A button that Tab stops at only where it is told to. */
function makeButton(kind?: string) {
  const button = make("button", "", kind);
  button.type = "button";
  button.tabIndex = -1;
  return button;
}

function rename(button: HTMLElement, label: string) {
  if (button.ariaLabel === label) return;
  button.ariaLabel = label;
  if (button.title) button.title = label;
}

/**
 * Shows a button's name to those who point at it. Not before: where a title changes, browsers look at every style
 * again.
 */
export function entitle(button: HTMLElement) {
  button.title = button.ariaLabel ?? "";
}

/**
 * Changes a text within its node: a new node would be a new thing to lay out.
 * @param target that nothing but a text is in
 */
function write(target: HTMLElement, text: string) {
  const { firstChild } = target;
  if (!(firstChild instanceof Text)) target.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}

/**
 * All that a row shows, but for the nodes below the value that stands, which change at every step.
 * @param colour of its number
 */
function keyOf({ current, failed, open, struck }: Level, { names, rows }: Squares, colour: string) {
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
