/** What the keyboard asks for, wherever the focus is. */
import { WAYS } from "./transport.js";

/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../run/watch.js").Watch} Watch */
/** What moves several runs by one clock. @typedef {Record<"toggle" | "back" | "on" | "toStart" | "toEnd", () => void>} Driver */
/**
 * @typedef {object} Intents
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} toggle play or pause
 * @property {() => void} step
 * @property {Driver} race
 * @property {Driver} lesson
 * @property {() => void} newRun
 * @property {() => void} bookmark
 * @property {() => void} copyLink
 * @property {(how: (watch: Watch) => void) => void} travel
 * @property {(change: Partial<State>) => void} adjust
 */

/** Where a key takes the run. @type {Record<string, string>} */
const TRAVELS = {
  ",": "step-back",
  Home: "to-start",
  End: "to-end",
  "[": "backtrack-before",
  "]": "backtrack-next",
};

/** What takes keys for itself: text that is typed, lists that are walked, boxes that are ticked. */
const TYPED = "input:not([type=radio], [type=range], [type=checkbox]), select, textarea";
const WALKED = "[role=menu] *, [role=tablist] *, [role=grid] *, .tree *, .large *, input";

export class Keys {
  #intents;
  /** @type {Pick<State, "mode" | "speed" | "letters">} */
  #now = { mode: "play", speed: "normal", letters: true };
  #isRace = false;

  /** @param {Intents} intents */
  constructor(intents) {
    this.#intents = intents;
    document.addEventListener("keydown", (event) => this.#key(event));
    // A button answers to Space when the key comes up again.
    document.addEventListener("keyup", (event) => {
      if (event.key === " " && this.#isPlayer(event)) event.preventDefault();
    });
  }

  /** @param {State} state */
  show(state) {
    this.#now = state;
    this.#isRace = state.mode === "compare" && state.compare.tab === "race";
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (document.querySelector("dialog[open]") || targetOf(event).matches(TYPED)) return;
    if (!this.#now.letters && isCharacter(event)) return;
    const { mode } = this.#now;
    const done =
      (mode === "play" && this.#playKey(event)) ||
      (mode === "watch" && this.#watchKey(event)) ||
      (this.#isRace && this.#driveKey(event, this.#intents.race)) ||
      (mode === "learn" && this.#lessonKey(event));
    if (done) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #playKey({ key, ctrlKey, metaKey, shiftKey }) {
    const command = ctrlKey || metaKey;
    const letter = key.toLowerCase();
    if (key === "Backspace" && !command) this.#intents.undo();
    else if (command && letter === "z") shiftKey ? this.#intents.redo() : this.#intents.undo();
    else if (command && letter === "y") this.#intents.redo();
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event */
  #watchKey(event) {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey) return false;
    const { toggle, step, travel } = this.#intents;
    if (key === " ") {
      if (!this.#isPlayer(event)) return false;
      if (!repeat) toggle();
    } else if (key === ".") step();
    else if (key in TRAVELS) {
      const edges = key === "Home" || key === "End";
      if (edges && targetOf(event).matches(WALKED)) return false;
      travel(WAYS[TRAVELS[key]]);
    } else return this.#letter(event);
    return true;
  }

  /** @param {KeyboardEvent} event @param {Driver} driver */
  #driveKey(event, { toggle, back, on, toStart, toEnd }) {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey) return false;
    const edges = key === "Home" || key === "End";
    if (edges && targetOf(event).matches(WALKED)) return false;
    if (key === " " && (!this.#isPlayer(event) || repeat)) return this.#isPlayer(event);
    const ways = { " ": toggle, ",": back, ".": on, Home: toStart, End: toEnd };
    if (!(key in ways)) return false;
    ways[/** @type {keyof typeof ways} */ (key)]();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #lessonKey(event) {
    if (this.#driveKey(event, this.#intents.lesson)) return true;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== "l" || ctrlKey || metaKey || altKey) return false;
    this.#intents.copyLink();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #letter(event) {
    if (targetOf(event).matches("[role=menu] *")) return false;
    const { newRun, bookmark, copyLink, adjust } = this.#intents;
    const fast = this.#now.speed === "fast" ? "normal" : "fast";
    const letters = {
      ...{ f: () => adjust({ speed: fast }), n: newRun },
      ...{ b: bookmark, l: copyLink },
    };
    const letter = event.key.toLowerCase();
    if (!(letter in letters)) return false;
    letters[/** @type {keyof typeof letters} */ (letter)]();
    return true;
  }

  /**
   * Whether Space plays and pauses: in Watch and in a race wherever nothing is typed, ticked or chosen
   * from a menu; in a lesson only where nothing else is pressed or answered. Buttons answer to Enter.
   * @param {KeyboardEvent} event
   */
  #isPlayer(event) {
    const { mode } = this.#now;
    const isLesson = mode === "learn";
    if (isLesson && targetOf(event).matches("[role=grid] *, button, a, select")) return false;
    const hasRun = mode === "watch" || isLesson || this.#isRace;
    if (!hasRun || document.querySelector("dialog[open]")) return false;
    return !targetOf(event).matches(`${TYPED}, [type=checkbox], [role=menu] *`);
  }
}

/**
 * Whether a key is a letter, a digit or a sign by itself: software that is spoken to types those, so that
 * they can be switched off.
 * @param {KeyboardEvent} event
 */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** @param {KeyboardEvent} event */
const targetOf = ({ target }) => (target instanceof HTMLElement ? target : document.body);
