/** What stands beside a game: how it stands, what is marked on its board, and what it is. */

import { press } from "../base/pointer.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { State } from "../session/state.ts";
import { button, element, input, setText } from "./dom.ts";
import { Figures } from "./figures.ts";

export interface GameCard {
  figures: Record<string, string>;
  /** Whether a position is marked. */
  hasMark: boolean;
  /** Whether it is the one that stands. */
  atMark: boolean;
  /** What there is to say of the puzzle. */
  about: string;
}

interface Intents {
  adjust: (change: Partial<State>) => void;
  setMark: () => void;
  toMark: () => void;
  linkMark: () => void;
  watchThis: () => void;
  savePicture: () => void;
}

/** Tick boxes that are a setting of the same kind. */
const SETTINGS: Record<string, keyof State> = {
  shadows: "shadows",
  "auto-cross": "autoCross",
  conflicts: "conflicts",
  hints: "hints",
  "path-numbers": "pathNumbers",
};

export class Marks {
  #figures = new Figures(element("game-kpi"));
  #warn: State["warn"] = { queens: false, knights: false };
  #game: GameId = "queens";

  constructor({ adjust, setMark, toMark, linkMark, watchThis, savePicture }: Intents) {
    for (const [id, setting] of Object.entries(SETTINGS)) {
      input(id).addEventListener("change", () => adjust({ [setting]: input(id).checked }));
    }
    input("strict").addEventListener("change", () => adjust({ free: !input("strict").checked }));
    input("warn").addEventListener("change", () =>
      adjust({ warn: { ...this.#warn, [this.#game]: input("warn").checked } }),
    );
    button("set-mark").addEventListener("click", setMark);
    button("to-mark").addEventListener("click", toMark);
    button("link-mark").addEventListener("click", linkMark);
    button("watch-this").addEventListener("click", watchThis);
    button("save-picture").addEventListener("click", savePicture);
  }

  showSettings(state: State, game: GameId) {
    [this.#warn, this.#game] = [state.warn, game];
    for (const [id, setting] of Object.entries(SETTINGS)) {
      input(id).checked = state[setting] === true;
    }
    input("strict").checked = !state.free;
    input("warn").checked = state.warn[game];
    setText(element("game-card-title"), game === "queens" ? "Your game" : "Your tour");
    setText(element("cross-tip"), crossTip());
  }

  show({ figures, hasMark, atMark, about }: GameCard) {
    this.#figures.show(figures);
    setText(element("about-grade"), about);
    button("set-mark").disabled = atMark;
    button("to-mark").disabled = !hasMark || atMark;
    setText(element("mark-says"), markWords(hasMark, atMark));
  }
}

function markWords(hasMark: boolean, atMark: boolean) {
  if (atMark) return "This position is marked. Play on, and come back when you like.";
  if (hasMark) return "A position is marked.";
  return "Mark the position, try something out, and come back to it.";
}

/** How squares are crossed out here. */
const crossTip = () =>
  press() === "Tap"
    ? "Drag over squares to cross them out; hold one to cross it out alone."
    : "Right-click squares, or drag over them, to cross them out.";
