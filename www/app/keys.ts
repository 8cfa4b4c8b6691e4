/** Keyboard shortcuts of the page. */

import { useLayoutEffect } from "preact/hooks";
import { meantBy } from "../core/keypress.ts";
import { omit } from "../core/objects.ts";
import type { Drive, Travel } from "../panels/travels.ts";
import type { State } from "../store/state.ts";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";

type Bindings = Record<string, Command>;

const travel = (to: Travel): Command => ({ type: "watch/travel", to });

const COPY_LINK: Command = { type: "app/copy-link" };
const HELP: Command = { type: "app/help", part: "rules" };
const HINT: Command = { type: "hint/toggle" };

const WATCH: Bindings = {
  " ": { type: "watch/toggle" },
  ".": { type: "watch/step" },
  ",": travel("back"),
  Home: travel("start"),
  End: travel("end"),
  "[": travel("backtrack-before"),
  "]": travel("backtrack-after"),
  n: { type: "watch/new-run" },
  b: { type: "watch/bookmark" },
  l: COPY_LINK,
};

/** The keys of every player. */
const DRIVES: Record<string, Drive> = {
  " ": "toggle",
  ",": "back",
  ".": "on",
  Home: "start",
  End: "end",
};
const driving = (type: "race/drive" | "learn/drive"): Bindings =>
  Object.fromEntries(Object.entries(DRIVES).map(([key, drive]) => [key, { type, drive }]));

/** Those of a run that a program has as well. */
const LAB: Bindings = { ...omit(WATCH, "n", "b"), l: { type: "lab/copy-link" } };
const RACE = driving("race/drive");
const LEARN: Bindings = { ...driving("learn/drive"), l: COPY_LINK };
const BACK: Command = { type: "learn/go", by: -1 };
const NEXT: Command = { type: "learn/go", by: 1 };
/** In the projector view; a presenter sends Page Up and Page Down. */
const PROJECTED: Bindings = { ArrowLeft: BACK, ArrowRight: NEXT, PageUp: BACK, PageDown: NEXT };

/** While a solution is explained. */
const EXPLAIN: Bindings = {
  ",": { type: "explain/step", by: -1 },
  ".": { type: "explain/step", by: 1 },
  l: COPY_LINK,
};

/** Elements that use keys themselves: text fields, lists with arrow keys, and checkboxes. */
export const TYPED =
  "input:not([type=radio], [type=range], [type=checkbox]), select, textarea, .code-editor";
const WALKED = "[role=menu] *, [role=tablist] *, [role=grid] *, .tree *, .large *, input";
const TICKED = "[type=checkbox], [aria-pressed], [role=menu] *";

interface KeyPress extends ReturnType<typeof meantBy> {
  isCommand: boolean;
  isShifted: boolean;
  /** Whether the key is held. */
  isHeld: boolean;
  target: HTMLElement;
  /** Whether the board has used it. */
  isUsed: boolean;
}

function pressOf(event: KeyboardEvent): KeyPress {
  const { target, ctrlKey, metaKey } = event;
  return {
    ...meantBy(event),
    isCommand: ctrlKey || metaKey,
    isShifted: event.shiftKey,
    isHeld: event.repeat,
    target: target instanceof HTMLElement ? target : document.body,
    isUsed: event.defaultPrevented,
  };
}

/** The command of a key, if any. */
function commandOf(press: KeyPress, state: State): Command | null {
  const { key, isShortcut } = press;
  if (press.target.matches(TYPED)) return null;
  if (!state.letters && isCharacter(press)) return null;
  if (key === "?" && !isShortcut) return HELP;
  if (key === "Escape" && state.projector) return projecting(false);
  if (state.mode === "play") return hidesBoard(state) ? null : gameCommand(press, state);
  const command = isShortcut ? undefined : boundTo(key, state);
  return command && !isTaken(press, state) ? command : null;
}

/** Today has no board to play on. */
const hidesBoard = ({ screen }: State) => screen === "home" || screen === "bring";

const gameCommand = (press: KeyPress, state: State) =>
  state.screen === "explain" ? explainCommand(press) : playCommand(press, state);

const explainCommand = ({ key, isShortcut }: KeyPress) =>
  isShortcut ? null : (EXPLAIN[key.toLowerCase()] ?? null);

const playCommand = (press: KeyPress, state: State) =>
  historyCommand(press) ?? hintCommand(press, state);

function historyCommand({ key, isCommand, isShifted, isHeld }: KeyPress): Command | null {
  const undo: Command = { type: "app/undo", isHeld };
  if (!isCommand) return key === "Backspace" ? undo : null;
  const letter = key.toLowerCase();
  if (letter === "z" && !isShifted) return undo;
  return letter === "z" || letter === "y" ? { type: "app/redo", isHeld } : null;
}

/** How often a held key undoes or redoes, in milliseconds: slowly enough to follow. */
const UNDO_EVERY = 150;

/** Whether the last move that a held key took back is still to be seen. */
function isTooSoon({ type }: Command, { repeat, timeStamp }: KeyboardEvent, last: { at: number }) {
  if (type !== "app/undo" && type !== "app/redo") return false;
  if (repeat && timeStamp - last.at < UNDO_EVERY) return true;
  last.at = timeStamp;
  return false;
}

/** H, unless it starts the name of a square. */
function hintCommand({ key, isUsed, isShortcut }: KeyPress, { screen }: State): Command | null {
  const isMeant = key.toLowerCase() === "h" && !isUsed && !isShortcut;
  return isMeant && screen === "board" ? HINT : null;
}

/** The command that a mode binds to a key. */
function boundTo(key: string, state: State): Command | undefined {
  const name = isLetter(key) ? key.toLowerCase() : key;
  if (state.mode === "learn" && state.page) return;
  const isRun = state.mode === "learn" || state.mode === "watch";
  if (name === "p" && isRun) return projecting(!state.projector);
  if (state.mode === "learn") return (state.projector && PROJECTED[name]) || LEARN[name];
  if (isRace(state)) return RACE[name];
  if (state.mode === "lab") return LAB[name];
  if (state.mode !== "watch") return;
  return name === "f" ? switchFast(state) : WATCH[name];
}

const projecting = (projector: boolean): Command => ({
  type: "settings/set",
  settings: { projector },
});

const switchFast = ({ speed }: State): Command => ({
  type: "settings/set",
  settings: { speed: speed === "fast" ? "normal" : "fast" },
});

/** Whether the focused element uses the key itself. */
function isTaken(press: KeyPress, state: State) {
  const { key, target } = press;
  if (key === " ") return !isPlayKey(press, state);
  if (key.length > 1) return target.matches(WALKED);
  return isLetter(key) && target.matches("[role=menu] *");
}

/**
 * Whether Space plays and pauses: in Watch and in a race, except in text fields, menus and on what is ticked or pressed;
 * in a lesson, also except on buttons and squares. Buttons answer to Enter.
 */
function isPlayKey({ key, target }: KeyPress, state: State): boolean {
  if (key !== " " || target.matches(`${TYPED}, ${TICKED}`)) return false;
  if (state.mode === "learn") return !target.matches("[role=grid] *, button, a, select");
  return state.mode === "watch" || state.mode === "lab" || isRace(state);
}

const isRace = ({ mode, compare }: State) => mode === "compare" && compare.tab === "race";

const isLetter = (key: string) => /^[a-z]$/i.test(key);

/**
 * Whether a key is a single character. Speech software types those, so they can be switched off.
 */
const isCharacter = ({ key, isShortcut }: KeyPress) =>
  key.length === 1 && key !== " " && !isShortcut;

export const isDialogOpen = () => document.querySelector("dialog[open]") !== null;

export function useShortcuts() {
  const { view, dispatch } = useApp();
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const lastUndo = { at: 0 };
    const press = (event: KeyboardEvent) => {
      const command = isDialogOpen() ? null : commandOf(pressOf(event), view.state.peek());
      if (!command) return;
      event.preventDefault();
      if (!isTooSoon(command, event, lastUndo)) dispatch(command);
    };
    // Buttons react to Space when it is released.
    const release = (event: KeyboardEvent) => {
      if (!isDialogOpen() && isPlayKey(pressOf(event), view.state.peek())) event.preventDefault();
    };
    document.addEventListener("keydown", press, { signal });
    document.addEventListener("keyup", release, { signal });
    return () => listening.abort();
  }, []);
}
