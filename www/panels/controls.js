/** What the whole page has in common: game, mode, theme, help and settings. */
import { gameOf } from "../session/state.js";
import { button, byId, element, input, radios } from "./dom.js";
import { isEmbed } from "./room.js";

/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").Mode} Mode */
/** @typedef {import("../session/state.js").State} State */
/**
 * What each control asks for.
 * @typedef {object} Intents
 * @property {(game: GameId) => void} toGame
 * @property {(mode: Mode) => void} toMode
 * @property {(change: Partial<State>) => void} adjust settings that leave the board as it is
 * @property {() => void} switchTheme
 */

export class Controls {
  #game;
  #mode;

  /** @param {Intents} intents */
  constructor({ toGame, toMode, adjust, switchTheme }) {
    this.#game = radios("game", (value) => toGame(asGame(value)));
    this.#mode = radios("mode", (value) => toMode(asMode(value)));
    const help = byId("help-dialog", HTMLDialogElement);
    button("help").addEventListener("click", () => {
      help.showModal();
      element("help-title").focus();
    });
    for (const id of ["theme", "theme-too"]) button(id).addEventListener("click", switchTheme);
    const letters = input("letters");
    letters.addEventListener("change", () => adjust({ letters: letters.checked }));
  }

  /**
   * Shows what is chosen, and those parts of the page that are meant for it.
   * @param {State} state
   * @param {Mode | null} awaited what is chosen already, while the page shows the mode before it
   */
  show(state, awaited) {
    const game = gameOf(state);
    this.#game.show(game);
    this.#mode.show(awaited ?? state.mode);
    input("letters").checked = state.letters;
    const main = document.querySelector("main");
    // An embed is laid out for the room that its host gives it, not window by window.
    const layout = isEmbed ? `embed-${state.mode}` : state.mode;
    if (main) [main.dataset.mode, main.dataset.screen] = [layout, state.screen];
    showPartsFor("for", game);
    showPartsFor("in", state.mode);
  }
}

/**
 * Shows those parts of the page that are meant for a game or a mode, and hides the others.
 * @param {"for" | "in"} what
 * @param {string} value
 */
function showPartsFor(what, value) {
  for (const part of document.querySelectorAll(`[data-${what}]`)) {
    const meant = part.getAttribute(`data-${what}`)?.split(" ") ?? [];
    part.toggleAttribute("hidden", !meant.includes(value));
  }
}

/** @param {string} value @returns {GameId} */
const asGame = (value) => (value === "knights" ? "knights" : "queens");

/** @param {string} value @returns {Mode} */
const asMode = (value) =>
  value === "watch" || value === "learn" || value === "compare" ? value : "play";
