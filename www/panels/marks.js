/** What stands beside a game: how it stands, what is marked on its board, and what it is. */
import { press } from "../base/pointer.js";
import { button, element, input, setText } from "./dom.js";
import { Figures } from "./figures.js";

/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").State} State */
/**
 * @typedef {object} GameCard
 * @property {Record<string, string>} figures
 * @property {boolean} hasMark whether a position is marked
 * @property {boolean} atMark whether it is the one that stands
 * @property {string} about what there is to say of the puzzle
 */
/**
 * @typedef {object} Intents
 * @property {(change: Partial<State>) => void} adjust
 * @property {() => void} setMark
 * @property {() => void} toMark
 * @property {() => void} linkMark
 * @property {() => void} watchThis
 * @property {() => void} savePicture
 */

/** Tick boxes that are a setting of the same kind. @type {Record<string, keyof State>} */
const SETTINGS = {
  shadows: "shadows",
  "auto-cross": "autoCross",
  conflicts: "conflicts",
  hints: "hints",
  "path-numbers": "pathNumbers",
};

export class Marks {
  #figures = new Figures(element("game-kpi"));
  /** @type {State["warn"]} */
  #warn = { queens: false, knights: false };
  /** @type {GameId} */
  #game = "queens";

  /** @param {Intents} intents */
  constructor({ adjust, setMark, toMark, linkMark, watchThis, savePicture }) {
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

  /** @param {State} state @param {GameId} game */
  showSettings(state, game) {
    [this.#warn, this.#game] = [state.warn, game];
    for (const [id, setting] of Object.entries(SETTINGS)) {
      input(id).checked = state[setting] === true;
    }
    input("strict").checked = !state.free;
    input("warn").checked = state.warn[game];
    setText(element("game-card-title"), game === "queens" ? "Your game" : "Your tour");
    setText(element("cross-tip"), crossTip());
  }

  /** @param {GameCard} card */
  show({ figures, hasMark, atMark, about }) {
    this.#figures.show(figures);
    setText(element("about-grade"), about);
    button("set-mark").disabled = atMark;
    button("to-mark").disabled = !hasMark || atMark;
    setText(element("mark-says"), markWords(hasMark, atMark));
  }
}

/** @param {boolean} hasMark @param {boolean} atMark */
function markWords(hasMark, atMark) {
  if (atMark) return "This position is marked. Play on, and come back when you like.";
  if (hasMark) return "A position is marked.";
  return "Mark the position, try something out, and come back to it.";
}

/** How squares are crossed out here. */
const crossTip = () =>
  press() === "Tap"
    ? "Drag over squares to cross them out; hold one to cross it out alone."
    : "Right-click squares, or drag over them, to cross them out.";
