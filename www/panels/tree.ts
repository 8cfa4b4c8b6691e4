/** The search tree: a row a depth, with what was tried there, what stands and what is left. */

import { count } from "../base/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { TreeLevel as Level } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { levelColour, moveColour, type Theme } from "../render/theme.ts";
import { type Place, tip, valueAt, walk } from "../run/cursor.ts";
import type { Watch } from "../run/watch.ts";
import { costliest } from "../scene/tree.ts";
import { isByKeys } from "../ui/by-keys.ts";
import { element, setText } from "./dom.ts";
import { entitle, TreeRow } from "./tree-row.ts";

const TOO_LARGE = "The tree is shown on boards up to 64 × 64.";
const NOT_BEGUN = "The tree grows from the knight’s start. Choose a square.";

/** What stays free above and below a value that is scrolled to: room for its outline. */
const MARGIN = 6;

export class Tree {
  #list = element("tree");
  #none = element("tree-none");
  #mistake = element("tree-mistake");
  #levels: Level[] = [];
  #rows: TreeRow[] = [];
  #names: string[] = [];
  #height = 0;
  #playing = false;
  #step = 0;
  /** The colour of each row's number. */
  #colourOf: (depth: number) => string = () => "";
  /** Whose tree is shown, and which. */
  #shown: { watch: Watch | null; tree: Level[] | null; theme: unknown } | null = null;
  /** Where the keys have led, if that is still there. */
  #cursor: Place | null = null;
  /** The one value that Tab stops at. */
  #stop: HTMLElement | null = null;
  /** Whether rows are being replaced, so that the focus comes and goes by itself. */
  #laying = false;
  /** The value whose picture is wanted. */
  #pointed: Place | null = null;
  /** The value under the pointer, which points at it when it comes, not while it rests. */
  #over: Place | null = null;
  #seek;
  #light;

  /**
   * @param handlers.seek a value was chosen, which this step tried
   * @param handlers.light a value pointed at
   */
  constructor({
    seek,
    light,
  }: {
    seek: (step: number) => void;
    light: (value: { square: number; step: number } | null) => void;
  }) {
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
   * @param watch null before a knight has its start
   * @param names of all squares
   * @returns the title of the panel
   */
  show(
    puzzle: Puzzle,
    solver: SolverInfo,
    watch: Watch | null,
    names: string[],
    theme: Theme,
  ): string {
    const title = titleOf(puzzle, solver);
    setText(element("tree-title"), title);
    this.#showTree(puzzle, solver, watch, names, theme);
    return title;
  }

  #showTree(
    { game, rows, columns }: Puzzle,
    solver: SolverInfo,
    watch: Watch | null,
    names: string[],
    theme: Theme,
  ) {
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

  #showLevels(levels: Level[]) {
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

  /** The place whose button this is, or is part of. */
  #placeOf(target: EventTarget | null) {
    const button = target instanceof Element ? target.closest("button") : null;
    const depth = this.#rows.findIndex(({ element }) => element.contains(button));
    return button && depth >= 0 ? { depth, square: Number(button.dataset.square) } : null;
  }

  #buttonAt({ depth, square }: Place): HTMLElement | null {
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

  #key(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const from = this.#placeOf(event.target);
    if (!from || altKey || metaKey || shiftKey) return;
    const to = walk(this.#levels, from, ctrlKey ? `Control+${key}` : key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focus(to);
  }

  #focus(place: Place) {
    const button = this.#buttonAt(place);
    if (!button) return;
    button.focus({ preventScroll: true });
    this.#reveal(button);
  }

  /** Scrolls the list, and nothing around it, until a value is seen. */
  #reveal(button: HTMLElement) {
    const [list, value] = [this.#list.getBoundingClientRect(), button.getBoundingClientRect()];
    const above = value.top - MARGIN - list.top;
    const below = value.bottom + MARGIN - list.bottom;
    if (above < 0) this.#list.scrollTop += above;
    else if (below > 0) this.#list.scrollTop += below;
  }

  /**
   * Goes to the step that tried a value, and gives it the focus where it is now: it stands, or has
   * failed at once. From here on the run is watched, not the value.
   */
  #choose(place: Place | null) {
    const value = place && valueAt(this.#levels, place);
    if (!value) return;
    this.#cursor = place;
    this.#seek(value.step);
    this.#focus(place);
    this.#point(null);
  }

  // ---- pictures -------------------------------------------------------------

  /** @param place the pointer's */
  #hover(place: Place | null) {
    if (place?.depth === this.#over?.depth && place?.square === this.#over?.square) return;
    const ended = this.#over !== null && this.#over === this.#pointed;
    this.#over = place;
    const button = place && this.#buttonAt(place);
    if (button) entitle(button);
    if (place || ended) this.#point(place);
  }

  /** Shows the picture of a value, or that of the run, unless it plays. */
  #point(place: Place | null) {
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

/** What the panel shows: the same for every step of a run. */
function titleOf({ game }: Puzzle, { goesBack, isLocal, builds }: SolverInfo) {
  if (goesBack) return "Search tree";
  if (game === "queens" && isLocal) return "Queens in line";
  return game === "queens" && builds ? "Queens" : "How far it is";
}
