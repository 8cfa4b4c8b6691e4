/** What the keyboard asks for, wherever the focus is. */

import type { Watch } from "../run/watch.ts";
import type { State } from "../session/state.ts";
import { WAYS } from "./transport.ts";

/** What moves several runs by one clock. */
type Driver = Record<"toggle" | "back" | "on" | "toStart" | "toEnd", () => void>;

interface Intents {
  undo: () => void;
  redo: () => void;
  /** Plays or pauses. */
  toggle: () => void;
  step: () => void;
  race: Driver;
  lesson: Driver;
  newRun: () => void;
  bookmark: () => void;
  copyLink: () => void;
  travel: (how: (watch: Watch) => void) => void;
  adjust: (change: Partial<State>) => void;
}

/** Where a key takes the run. */
const TRAVELS: Record<string, string> = {
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
  #now: Pick<State, "mode" | "speed" | "letters"> = {
    mode: "play",
    speed: "normal",
    letters: true,
  };
  #isRace = false;

  constructor(intents: Intents) {
    this.#intents = intents;
    document.addEventListener("keydown", (event) => this.#key(event));
    // A button answers to Space when the key comes up again.
    document.addEventListener("keyup", (event) => {
      if (event.key === " " && this.#isPlayer(event)) event.preventDefault();
    });
  }

  show(state: State) {
    this.#now = state;
    this.#isRace = state.mode === "compare" && state.compare.tab === "race";
  }

  #key(event: KeyboardEvent) {
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

  #playKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    const command = ctrlKey || metaKey;
    const letter = key.toLowerCase();
    if (key === "Backspace" && !command) this.#intents.undo();
    else if (command && letter === "z") shiftKey ? this.#intents.redo() : this.#intents.undo();
    else if (command && letter === "y") this.#intents.redo();
    else return false;
    return true;
  }

  #watchKey(event: KeyboardEvent) {
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
      travel(WAYS[TRAVELS[key]!]!);
    } else return this.#letter(event);
    return true;
  }

  #driveKey(event: KeyboardEvent, { toggle, back, on, toStart, toEnd }: Driver) {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey) return false;
    const edges = key === "Home" || key === "End";
    if (edges && targetOf(event).matches(WALKED)) return false;
    if (key === " " && (!this.#isPlayer(event) || repeat)) return this.#isPlayer(event);
    const ways = { " ": toggle, ",": back, ".": on, Home: toStart, End: toEnd };
    if (!(key in ways)) return false;
    ways[key as keyof typeof ways]();
    return true;
  }

  #lessonKey(event: KeyboardEvent) {
    if (this.#driveKey(event, this.#intents.lesson)) return true;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== "l" || ctrlKey || metaKey || altKey) return false;
    this.#intents.copyLink();
    return true;
  }

  #letter(event: KeyboardEvent) {
    if (targetOf(event).matches("[role=menu] *")) return false;
    const { newRun, bookmark, copyLink, adjust } = this.#intents;
    const fast = this.#now.speed === "fast" ? "normal" : "fast";
    const letters = {
      ...{ f: () => adjust({ speed: fast }), n: newRun },
      ...{ b: bookmark, l: copyLink },
    };
    const letter = event.key.toLowerCase();
    if (!(letter in letters)) return false;
    letters[letter as keyof typeof letters]();
    return true;
  }

  /**
   * Whether Space plays and pauses: in Watch and in a race wherever nothing is typed, ticked or chosen
   * from a menu; in a lesson only where nothing else is pressed or answered. Buttons answer to Enter.
   */
  #isPlayer(event: KeyboardEvent) {
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
 */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

const targetOf = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement ? target : document.body;
