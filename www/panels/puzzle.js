/** The puzzle: the board, what is given on it, and what can be done by hand. */
import { GAMES } from "../games/index.js";
import { isLarge } from "../scene/large.js";
import { squareNames } from "../session/ids.js";
import { boardOf, gameOf } from "../session/state.js";
import { button, element, icon, input, radios, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").Layout} Layout */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../run/game.js").Game} Game */
/**
 * What each control asks for.
 * @typedef {object} Intents
 * @property {() => void} watchThis the board played by hand
 * @property {(closed: boolean) => void} close whether a tour has to close
 * @property {(change: Partial<State>) => void} adjust settings that leave the board as it is
 * @property {(rows: number, columns: number) => void} resize
 * @property {() => void} draw a locked queen or a start at random
 * @property {() => void} restart
 * @property {() => void} clear
 * @property {() => void} block begin or end to choose blocked squares
 * @property {() => void} undo
 * @property {() => void} redo
 */

/** What there is to press on a board that is played, and not on one that is for watching. */
const MOVES = ["undo", "redo", "again", "draw"];

export class PuzzlePanel {
  #tour;
  /** @type {State["warn"]} */
  #warn = { queens: false, knights: false };
  /** Whose button draws at random. @type {GameId | null} */
  #drawn = null;
  /** The game that is seen. @type {GameId} */
  #playing = "queens";

  /** @param {Intents} intents */
  constructor({ watchThis, close, adjust, resize, draw, restart, clear, block, undo, redo }) {
    this.#tour = radios("tour", (value) => close(value === "closed"));
    const value = (/** @type {string} */ id) => Math.trunc(input(id).valueAsNumber) || 0;
    input("side").addEventListener("change", () => resize(value("side"), value("side")));
    for (const id of ["rows", "columns"]) {
      input(id).addEventListener("change", () => resize(value("rows"), value("columns")));
    }
    const presses = {
      draw,
      new: clear,
      block,
      undo,
      redo,
      again: restart,
      "watch-this": watchThis,
    };
    for (const [id, press] of Object.entries(presses)) {
      button(id).addEventListener("click", () => press());
    }
    input("free").addEventListener("change", () => adjust({ free: input("free").checked }));
    input("hints").addEventListener("change", () => adjust({ hints: input("hints").checked }));
    input("warn").addEventListener("change", () =>
      adjust({ warn: { ...this.#warn, [this.#playing]: input("warn").checked } }),
    );
  }

  /** Shows what is chosen and given. @param {State} state */
  show(state) {
    const [game, board] = [gameOf(state), boardOf(state)];
    [this.#warn, this.#playing] = [state.warn, game];
    this.#showBoard(game, board);
    input("warn").checked = state.warn[game];
    input("free").checked = state.free;
    input("hints").checked = state.hints;
  }

  /** @param {GameId} game @param {Layout} board */
  #showBoard(game, { rows, columns, squares, blocked, closed }) {
    const queens = game === "queens";
    const square = squareNames({ rows, columns }, squares).replaceAll("+", " ");
    this.#tour.show(closed ? "closed" : "open");
    input("side").value = input("rows").value = String(rows);
    input("columns").value = String(columns);
    const [some, none] = queens ? ["Locked", "No queen locked"] : ["Start", "No start yet"];
    setText(element("given-label"), square ? some : none);
    setText(element("given"), square || "Clear");
    button("new").hidden = squares.length === 0 && blocked.length === 0;
    if (this.#drawn !== game) this.#showDraw(game);
    setText(element("goal"), GAMES[game].rules(closed));
    setText(element("rule"), ruleOf(game, closed));
  }

  /** The button that draws a square at random: a die where there is little room. @param {GameId} game */
  #showDraw(game) {
    this.#drawn = game;
    const queens = game === "queens";
    const draw = button("draw");
    draw.replaceChildren(queens ? "Random queen" : icon("dice"));
    draw.ariaLabel = queens ? "Random queen" : "Random start";
    draw.title = queens ? "Lock a queen at random" : "Start at random";
  }

  /**
   * Takes away what there is to press where a board is too large to be played.
   * @param {State} state
   * @param {Puzzle} puzzle
   */
  showRoom({ mode }, puzzle) {
    const toWatch = mode === "play" && isLarge(puzzle);
    for (const id of MOVES) button(id).hidden = toWatch;
    button("block").hidden = toWatch || puzzle.game === "queens";
    setText(button("watch-this"), toWatch ? "Watch" : "Watch this position");
  }

  /**
   * Which moves can be made by hand now.
   * @param {State} state
   * @param {Game | null} game
   */
  showMoves(state, game) {
    const { back, on } = state.play;
    button("undo").disabled = !game?.canUndo && back[state.game].length === 0;
    button("redo").disabled = !game?.canRedo && on[state.game].length === 0;
    button("again").disabled = (game?.position ?? "") === "";
  }

  /**
   * @param {number} blocked how many squares are blocked
   * @param {boolean} choosing whether they are being chosen
   */
  showBlocked(blocked, choosing) {
    const words = blocked > 0 ? `Blocked: ${blocked}` : "Block…";
    setText(button("block"), choosing ? "Done" : words);
    const noun = blocked === 1 ? "square" : "squares";
    button("block").ariaLabel = choosing ? "Done" : `${words.replace("…", "")} ${noun}`;
    button("block").setAttribute("aria-pressed", String(choosing));
  }
}

/**
 * The goal in one short line, for where there is no room for more.
 * @param {GameId} game
 * @param {boolean} closed
 */
function ruleOf(game, closed) {
  if (game === "queens") return "One queen a row; no two in line.";
  return `Visit every square once${closed ? ", and come back" : ""}.`;
}
