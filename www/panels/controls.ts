/** What the whole page has in common: game, mode, theme, help and settings. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { gameOf, type Mode, type State } from "../session/state.ts";
import { isEmbed } from "../ui/room.ts";
import { button, byId, element, input, radios } from "./dom.ts";

/** What each control asks for. */
interface Intents {
  toGame: (game: GameId) => void;
  toMode: (mode: Mode) => void;
  /** Settings that leave the board as it is. */
  adjust: (change: Partial<State>) => void;
  switchTheme: () => void;
}

export class Controls {
  #game;
  #mode;

  constructor({ toGame, toMode, adjust, switchTheme }: Intents) {
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
   * @param awaited what is chosen already, while the page shows the mode before it
   */
  show(state: State, awaited: Mode | null) {
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

/** Shows those parts of the page that are meant for a game or a mode, and hides the others. */
function showPartsFor(what: "for" | "in", value: string) {
  for (const part of document.querySelectorAll(`[data-${what}]`)) {
    const meant = part.getAttribute(`data-${what}`)?.split(" ") ?? [];
    part.toggleAttribute("hidden", !meant.includes(value));
  }
}

const asGame = (value: string): GameId => (value === "knights" ? "knights" : "queens");

const asMode = (value: string): Mode =>
  value === "watch" || value === "learn" || value === "compare" ? value : "play";
