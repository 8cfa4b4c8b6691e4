/** The search tree: a row a depth, with what was tried there, what stands and what is left. */
import { count } from "../base/numbers.js";
import { levelColour, moveColour } from "../render/theme.js";
import { tip, valueAt, walk } from "../run/cursor.js";
import { costliest } from "../scene/tree.js";
import { isByKeys } from "./by-keys.js";
import { element, setText } from "./dom.js";
import { entitle, TreeRow } from "./tree-row.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../run/cursor.js").Place} Place */
/** @typedef {import("../scene/tree.js").Level} Level */
/** @typedef {import("../run/watch.js").Watch} Watch */

const TOO_LARGE = "The tree is shown on boards up to 64 × 64.";
const NOT_BEGUN = "The tree grows from the knight’s start. Choose a square.";

/** What stays free above and below a value that is scrolled to: room for its outline. */
const MARGIN = 6;

export class Tree {
  #list = element("tree");
  #none = element("tree-none");
  #mistake = element("tree-mistake");
  /** @type {Level[]} */
  #levels = [];
  /** @type {TreeRow[]} */
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
    if (holder === document.activeElement && this.#cursor) return;
    if (!this.#stop) this.#list.tabIndex = -1;
    holder.focus({ preventScroll: true });
    this.#cursor = this.#placeOf(holder);
    if (this.#stop) this.#reveal(this.#stop);
  }

  /** @param {Level[]} levels */
  #showLevels(levels) {
    for (const { element } of this.#rows.splice(levels.length)) element.remove();
    const here = this.#shown?.watch?.depth ?? 0;
    const squares = { names: this.#names, rows: this.#height };
    for (const [index, level] of levels.entries()) {
      this.#rows[index] ??= this.#append();
      this.#rows[index].show(level, squares, this.#colourOf(level.depth), level.depth === here);
    }
  }

  #append() {
    const row = new TreeRow();
    this.#list.append(row.element);
    return row;
  }

  // ---- places ---------------------------------------------------------------

  /** The place whose button this is, or is part of. @param {EventTarget | null} target */
  #placeOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    const depth = this.#rows.findIndex(({ element }) => element.contains(button));
    return button && depth >= 0 ? { depth, square: Number(button.dataset.square) } : null;
  }

  /** @param {Place} place @returns {HTMLElement | null} */
  #buttonAt({ depth, square }) {
    return this.#rows[depth]?.buttonOf(square) ?? null;
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
    const button = place && this.#buttonAt(place);
    if (button) entitle(button);
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
 * What the panel shows: the same for every step of a run.
 * @param {Puzzle} puzzle
 * @param {import("../engine/engine.js").SolverInfo} solver
 */
function titleOf({ game }, { goesBack, isLocal, builds }) {
  if (goesBack) return "Search tree";
  if (game === "queens" && isLocal) return "Queens in line";
  return game === "queens" && builds ? "Queens" : "How far it is";
}
