/** The search tree: a row a depth, with what was tried there, what stands and what is left. */
import { costliest, left, obituary, standing } from "../tree.js";
import { element, make, setText } from "./dom.js";

/** @typedef {import("../engine.js").Puzzle} Puzzle */
/** @typedef {import("../tree.js").Level} Level */
/** @typedef {import("../tree.js").Failed} Failed */
/** @typedef {import("../watch.js").Watch} Watch */
/** @typedef {{row: HTMLElement, now: HTMLElement, key: string}} Row */

/** How often the tree follows a run that plays, in milliseconds. */
const EVERY = 250;

const NO_TREE = "This method has no search tree to show.";
const TOO_LARGE = "The tree is shown on boards of up to 64 squares a side.";
const NOT_BEGUN = "The tree grows from the knight’s start: click a square.";

export class Tree {
  #list = element("tree");
  #none = element("tree-none");
  #mistake = element("tree-mistake");
  /** @type {Row[]} */
  #rows = [];
  #shownAt = Number.NEGATIVE_INFINITY;
  /** @type {string[]} */
  #names = [];
  #height = 0;
  #seek;
  #light;

  /**
   * @param {object} hears
   * @param {(step: number) => void} hears.seek a value was chosen, which this step tried
   * @param {(value: {square: number, step: number} | null) => void} hears.light a value pointed at
   */
  constructor({ seek, light }) {
    this.#seek = seek;
    this.#light = light;
    const lit = (/** @type {Event} */ { target }) => light(chosenBy(target));
    this.#list.addEventListener("pointerover", lit);
    this.#list.addEventListener("focusin", lit);
    this.#list.addEventListener("pointerleave", () => light(null));
    this.#list.addEventListener("focusout", () => light(null));
  }

  /**
   * @param {Puzzle} puzzle
   * @param {Watch | null} watch null before a knight has its start
   * @param {string[]} names of all squares
   */
  show({ rows }, watch, names) {
    const now = performance.now();
    if (watch?.playing && now - this.#shownAt < EVERY) return;
    this.#shownAt = now;
    this.#names = names;
    this.#height = rows;
    const levels = watch?.tree ?? null;
    this.#none.hidden = levels !== null;
    this.#list.hidden = levels === null;
    setText(this.#none, !watch ? NOT_BEGUN : watch.remote ? TOO_LARGE : NO_TREE);
    this.#showLevels(levels ?? []);
    setText(this.#mistake, costliest(levels ?? [], watch?.tally.placements ?? 0, names));
    const looked = this.#list.matches(":hover, :has(:focus-visible)");
    if (watch?.playing || !looked) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** @param {Level[]} levels */
  #showLevels(levels) {
    for (const { row } of this.#rows.splice(levels.length)) row.remove();
    for (const [depth, level] of levels.entries()) {
      const key = keyOf(level, this.#height);
      if (this.#rows[depth]?.key !== key) this.#put(depth, level, key);
      if (level.current) this.#rename(this.#rows[depth].now, level.current);
    }
  }

  /**
   * Puts a row in its place, or in that of the row that was there.
   * @param {number} depth
   * @param {Level} level
   * @param {string} key
   */
  #put(depth, level, key) {
    const made = this.#row(depth, level, key);
    const old = this.#rows[depth];
    if (old) old.row.replaceWith(made.row);
    else this.#list.append(made.row);
    this.#rows[depth] = made;
  }

  /**
   * @param {number} depth
   * @param {Level} level
   * @param {string} key
   * @returns {Row}
   */
  #row(depth, level, key) {
    const row = document.createElement("li");
    const chips = make("div", "", "chips");
    chips.append(...level.failed.map((failed) => this.#failed(depth, failed)));
    const now = level.current
      ? this.#button(depth, this.#names[level.current.square], "now", level.current)
      : make("span", level.open > 0 ? "next" : "none", "next");
    const marker = make("span", String(depth), "depth");
    row.append(marker, now, chips);
    const rest = left(level);
    if (rest) row.append(make("small", rest, "left"));
    return { row, now, key };
  }

  /**
   * @param {number} depth
   * @param {Failed} failed
   */
  #failed(depth, failed) {
    const { label, mark } = obituary(failed, this.#names, this.#height);
    const kind = failed.cause === "solutions" ? "found" : "";
    const button = this.#button(depth, this.#names[failed.square], kind, failed);
    button.setAttribute("aria-label", label);
    button.title = label;
    button.append(make("small", mark));
    return button;
  }

  /**
   * A button that goes to the step that tried a value.
   * @param {number} depth
   * @param {string} text
   * @param {string} kind
   * @param {{square: number, step: number}} value
   */
  #button(depth, text, kind, { square, step }) {
    const button = make("button", text, kind);
    button.type = "button";
    button.dataset.square = String(square);
    button.dataset.step = String(step);
    button.addEventListener("click", () => {
      this.#seek(step);
      this.#focus(depth, square);
    });
    return button;
  }

  /**
   * Gives the focus to a value where it is now: it stands, or has failed at once.
   * @param {number} depth
   * @param {number} square
   */
  #focus(depth, square) {
    const row = this.#rows[depth]?.row;
    const button = row?.querySelector(`button[data-square="${square}"]`);
    if (!(button instanceof HTMLElement)) return this.#light(null);
    button.focus();
    this.#light(chosenBy(button));
  }

  /**
   * @param {HTMLElement} now
   * @param {import("../tree.js").Value} value
   */
  #rename(now, value) {
    const label = standing(value, this.#names);
    if (now.title === label) return;
    now.title = label;
    now.setAttribute("aria-label", label);
  }
}

/**
 * All that a row shows, but for the nodes below the value that stands, which change at every step.
 * @param {Level} level
 * @param {number} height of the board, which decides the names of its squares
 */
function keyOf({ current, failed, open, struck }, height) {
  const tried = failed.map(({ square, step, nodes }) => `${square} ${step} ${nodes}`);
  return [height, current?.square, current?.step, open, struck, ...tried].join();
}

/** The value whose button this is, or is part of. @param {EventTarget | null} target */
function chosenBy(target) {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button) return null;
  return { square: Number(button.dataset.square), step: Number(button.dataset.step) };
}
