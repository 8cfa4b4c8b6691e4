/** The search tree: a row a depth, with what was tried there, what stands and what is left. */
import { count } from "../base/numbers.js";
import { inkOn, levelColour, moveColour } from "../render/theme.js";
import { tip, valueAt, walk } from "../run/cursor.js";
import { costliest, failureLabel, left, standing } from "../scene/tree.js";
import { isByKeys } from "./by-keys.js";
import { element, make, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../run/cursor.js").Place} Place */
/** @typedef {import("../scene/tree.js").Level} Level */
/** @typedef {import("../scene/tree.js").Failed} Failed */
/** @typedef {import("../scene/tree.js").Value} Value */
/** @typedef {import("../run/watch.js").Watch} Watch */
/** @typedef {{row: HTMLElement, now: HTMLElement, key: string}} Row */

const TOO_LARGE = "The tree is shown on boards up to 64 × 64.";
const NOT_BEGUN = "The tree grows from the knight’s start. Choose a square.";

/** How a value that failed is drawn, where it is drawn otherwise. @type {Record<string, string>} */
const KINDS = { solutions: "found", conflict: "conflict" };

/** What stays free above and below a value that is scrolled to: room for its outline. */
const MARGIN = 6;

export class Tree {
  #list = element("tree");
  #none = element("tree-none");
  #mistake = element("tree-mistake");
  /** @type {Level[]} */
  #levels = [];
  /** @type {Row[]} */
  #rows = [];
  /** @type {string[]} */
  #names = [];
  #height = 0;
  #playing = false;
  #step = 0;
  /** The colour of each row's number. @type {(depth: number) => string} */
  #colourOf = () => "";
  /** Whose tree is shown, and which. @type {{watch: Watch | null, tree: Level[] | null, theme: unknown} | null} */
  #shown = null;
  /** Where the keys have led, if that is still there. @type {Place | null} */
  #cursor = null;
  /** The one value that Tab stops at. @type {HTMLElement | null} */
  #stop = null;
  /** Whether rows are being replaced, so that the focus comes and goes by itself. */
  #laying = false;
  /** The value whose picture is wanted. @type {Place | null} */
  #pointed = null;
  /**
   * The value under the pointer, which points at it when it comes, not while it rests.
   * @type {Place | null}
   */
  #over = null;
  #seek;
  #light;

  /**
   * @param {object} handlers
   * @param {(step: number) => void} handlers.seek a value was chosen, which this step tried
   * @param {(value: {square: number, step: number} | null) => void} handlers.light a value pointed at
   */
  constructor({ seek, light }) {
    this.#seek = seek;
    this.#light = light;
    this.#listenToPointer();
    this.#listenToFocus();
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#list.addEventListener("click", ({ target }) => this.#choose(this.#placeOf(target)));
  }

  /** A finger points by touching, which chooses: only what can hover is heard. */
  #listenToPointer() {
    const list = this.#list;
    list.addEventListener("pointermove", ({ pointerType, target }) => {
      if (pointerType !== "touch") this.#hover(this.#placeOf(target));
    });
    list.addEventListener("pointerleave", () => this.#hover(null));
  }

  #listenToFocus() {
    this.#list.addEventListener("focusin", ({ target }) => {
      if (this.#laying) return;
      this.#cursor = this.#placeOf(target);
      this.#moveStop();
      if (this.#isWalked) this.#point(this.#cursor);
    });
    this.#list.addEventListener("focusout", () => {
      this.#list.removeAttribute("tabindex");
      if (!this.#laying) this.#point(null);
    });
  }

  /** Whether the keyboard is in the tree. */
  get #isWalked() {
    return isByKeys() && this.#list.matches(":focus-within");
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import("../engine/engine.js").SolverInfo} solver
   * @param {Watch | null} watch null before a knight has its start
   * @param {string[]} names of all squares
   * @param {import("../render/theme.js").Theme} theme
   * @returns {string} the title of the panel
   */
  show(puzzle, solver, watch, names, theme) {
    const title = titleOf(puzzle, solver);
    setText(element("tree-title"), title);
    this.#showTree(puzzle, solver, watch, names, theme);
    return title;
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import("../engine/engine.js").SolverInfo} solver
   * @param {Watch | null} watch
   * @param {string[]} names
   * @param {import("../render/theme.js").Theme} theme
   */
  #showTree({ game, rows, columns }, solver, watch, names, theme) {
    const [playing, step] = [watch?.playing ?? false, watch?.steps ?? 0];
    const tree = watch?.snapshot.tree ?? null;
    const byHand = !playing && !this.#playing && step !== this.#step;
    [this.#playing, this.#step] = [playing, step];
    // The run makes a new one where there is something new in it.
    const nodes = watch?.snapshot.tally.placements ?? 0;
    const noun = game === "knights" ? "jump" : "node";
    setText(element("tree-count"), tree ? `${count(nodes)} ${noun}${nodes === 1 ? "" : "s"}` : "");
    const shown = this.#shown;
    const same = shown?.watch === watch && shown.tree === tree && shown.theme === theme;
    if (same && names === this.#names) return;
    this.#shown = { watch, tree, theme };
    const last = rows * columns - 1;
    this.#colourOf = (depth) =>
      game === "knights" ? moveColour(theme, depth, last) : levelColour(theme, depth);
    this.#names = names;
    this.#height = rows;
    this.#none.hidden = tree !== null || (watch !== null && !solver.goesBack);
    this.#list.hidden = tree === null;
    setText(this.#none, watch ? TOO_LARGE : NOT_BEGUN);
    this.#levels = tree ?? [];
    setText(
      this.#mistake,
      costliest(this.#levels, nodes, names, game === "knights" ? "move" : "depth"),
    );
    this.#lay();
    const looked = this.#isWalked || this.#list.matches(":hover");
    if (playing || !looked) queueMicrotask(() => this.#scrollToEnd());
    if (byHand) this.#pointAgain();
  }

  /** Once everything else is shown, as the page is laid out for it. */
  #scrollToEnd() {
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** Lays the rows anew; the focus stays in the tree if it was there. */
  #lay() {
    const held = this.#list.contains(document.activeElement);
    this.#laying = true;
    this.#showLevels(this.#levels);
    this.#moveStop();
    if (held) this.#hold();
    this.#laying = false;
  }

  /** Gives the focus to the value that Tab stops at; to the list as long as there is none. */
  #hold() {
    const holder = this.#stop ?? this.#list;
    if (holder === document.activeElement) return;
    if (!this.#stop) this.#list.tabIndex = -1;
    holder.focus({ preventScroll: true });
    this.#cursor = this.#placeOf(holder);
    if (this.#stop) this.#reveal(this.#stop);
  }

  /** @param {Level[]} levels */
  #showLevels(levels) {
    for (const { row } of this.#rows.splice(levels.length)) row.remove();
    const here = this.#shown?.watch?.depth ?? 0;
    for (const [depth, level] of levels.entries()) {
      const key = keyOf(level, this.#height, this.#colourOf(level.depth));
      if (this.#rows[depth]?.key !== key) this.#put(depth, level, key);
      if (level.current) this.#rename(this.#rows[depth].now, level.current);
      this.#rows[depth].row.classList.toggle("here", level.depth === here);
    }
  }

  /**
   * Puts a row in its place, or in that of the row that was there.
   * @param {number} depth
   * @param {Level} level
   * @param {string} key
   */
  #put(depth, level, key) {
    const made = this.#row(level, key);
    const old = this.#rows[depth];
    if (old) old.row.replaceWith(made.row);
    else this.#list.append(made.row);
    this.#rows[depth] = made;
  }

  /**
   * @param {Level} level
   * @param {string} key
   * @returns {Row}
   */
  #row(level, key) {
    const row = document.createElement("li");
    const chips = make("div", "", "chips");
    const now = level.current
      ? this.#button(this.#names[level.current.square], "now", level.current)
      : make("span", level.open > 0 ? "next" : "none left", "next");
    chips.append(...level.failed.map((failed) => this.#failed(failed)), now);
    const number = make("span", String(level.depth), "depth");
    number.style.background = this.#colourOf(level.depth);
    number.style.color = inkOn(number.style.background);
    row.append(number, chips, make("small", left(level), "left"));
    return { row, now, key };
  }

  /** @param {Failed} failed */
  #failed(failed) {
    const { label, mark } = failureLabel(failed, this.#names, this.#height);
    const kind = KINDS[failed.cause] ?? "";
    const button = this.#button("", kind, failed);
    button.append(make(kind === "found" ? "b" : "s", this.#names[failed.square]));
    button.setAttribute("aria-label", label);
    button.title = label;
    if (mark) button.append(make("small", mark));
    return button;
  }

  /**
   * The button of a value.
   * @param {string} text
   * @param {string} kind
   * @param {Value} value
   */
  #button(text, kind, { square }) {
    const button = make("button", text, kind);
    button.type = "button";
    button.tabIndex = -1;
    button.dataset.square = String(square);
    return button;
  }

  /**
   * @param {HTMLElement} now
   * @param {Value} value
   */
  #rename(now, value) {
    const label = standing(value, this.#names);
    if (now.title === label) return;
    now.title = label;
    now.setAttribute("aria-label", label);
  }

  // ---- places ---------------------------------------------------------------

  /** The place whose button this is, or is part of. @param {EventTarget | null} target */
  #placeOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    const depth = this.#rows.findIndex(({ row }) => row.contains(button));
    return button && depth >= 0 ? { depth, square: Number(button.dataset.square) } : null;
  }

  /** @param {Place} place @returns {HTMLElement | null} */
  #buttonAt({ depth, square }) {
    return this.#rows[depth]?.row.querySelector(`button[data-square="${square}"]`) ?? null;
  }

  /** Has Tab stop where the keys have led, or else where the search is. */
  #moveStop() {
    if (this.#cursor && !valueAt(this.#levels, this.#cursor)) this.#cursor = null;
    const place = this.#cursor ?? tip(this.#levels);
    if (this.#stop) this.#stop.tabIndex = -1;
    this.#stop = place && this.#buttonAt(place);
    if (this.#stop) this.#stop.tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const from = this.#placeOf(event.target);
    if (!from || altKey || metaKey || shiftKey) return;
    const to = walk(this.#levels, from, ctrlKey ? `Control+${key}` : key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focus(to);
  }

  /** @param {Place} place */
  #focus(place) {
    const button = this.#buttonAt(place);
    if (!button) return;
    button.focus({ preventScroll: true });
    this.#reveal(button);
  }

  /** Scrolls the list, and nothing around it, until a value is seen. @param {HTMLElement} button */
  #reveal(button) {
    const [list, value] = [this.#list.getBoundingClientRect(), button.getBoundingClientRect()];
    const above = value.top - MARGIN - list.top;
    const below = value.bottom + MARGIN - list.bottom;
    if (above < 0) this.#list.scrollTop += above;
    else if (below > 0) this.#list.scrollTop += below;
  }

  /**
   * Goes to the step that tried a value, and gives it the focus where it is now: it stands, or has
   * failed at once. From here on the run is watched, not the value.
   * @param {Place | null} place
   */
  #choose(place) {
    const value = place && valueAt(this.#levels, place);
    if (!value) return;
    this.#cursor = place;
    this.#seek(value.step);
    this.#focus(place);
    this.#point(null);
  }

  // ---- pictures -------------------------------------------------------------

  /** @param {Place | null} place the pointer's */
  #hover(place) {
    if (place?.depth === this.#over?.depth && place?.square === this.#over?.square) return;
    const ended = this.#over !== null && this.#over === this.#pointed;
    this.#over = place;
    if (place || ended) this.#point(place);
  }

  /** Shows the picture of a value, or that of the run, unless it plays. @param {Place | null} place */
  #point(place) {
    if (place === this.#pointed) return;
    this.#pointed = place;
    if (!this.#playing) this.#light(place && valueAt(this.#levels, place));
  }

  /** Shows what is pointed at once more, if it is still there. */
  #pointAgain() {
    const value = this.#pointed && valueAt(this.#levels, this.#pointed);
    if (value) this.#light(value);
    else this.#pointed = null;
  }
}

/**
 * All that a row shows, but for the nodes below the value that stands, which change at every step.
 * @param {Level} level
 * @param {number} height of the board, which decides the names of its squares
 * @param {string} colour of its number
 */
function keyOf({ current, failed, open, struck }, height, colour) {
  const tried = failed.map(({ square, step, nodes }) => `${square} ${step} ${nodes}`);
  return [height, colour, current?.square, current?.step, open, struck, ...tried].join();
}

/**
 * What the panel shows: the same for every step of a run.
 * @param {Puzzle} puzzle
 * @param {import("../engine/engine.js").SolverInfo} solver
 */
function titleOf({ game }, { goesBack, isLocal, builds }) {
  if (goesBack) return "Search tree";
  if (game === "queens" && isLocal) return "Queens in line";
  return game === "queens" && builds ? "Queens" : "How far it is";
}
