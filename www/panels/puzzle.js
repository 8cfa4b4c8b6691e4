/** The puzzle that is watched: its board, and what is given on it. */
import { namesOf } from "../session/ids.js";
import { boardOf, gameOf } from "../session/state.js";
import { button, element, icon, input, radios, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").Layout} Layout */
/** @typedef {import("../session/state.js").State} State */
/**
 * What each control asks for.
 * @typedef {object} Intents
 * @property {(closed: boolean) => void} close whether a tour has to close
 * @property {(rows: number, columns: number) => void} resize
 * @property {() => void} draw a locked queen or a start at random
 * @property {() => void} clear
 * @property {() => void} block begin or end to choose blocked squares
 */

/** So many locked queens are named; more are counted. */
const NAMED = 3;

export class PuzzlePanel {
  #tour;
  /** Whose button draws at random. @type {GameId | null} */
  #drawn = null;

  /** @param {Intents} intents */
  constructor({ close, resize, draw, clear, block }) {
    this.#tour = radios("tour", (value) => close(value === "closed"));
    const value = (/** @type {string} */ id) => Math.trunc(input(id).valueAsNumber) || 0;
    input("side").addEventListener("change", () => resize(value("side"), value("side")));
    for (const id of ["rows", "columns"]) {
      input(id).addEventListener("change", () => resize(value("rows"), value("columns")));
    }
    for (const [id, press] of Object.entries({ draw, new: clear, block })) {
      button(id).addEventListener("click", () => press());
    }
  }

  /** Shows what is chosen and given. @param {State} state */
  show(state) {
    this.#showBoard(gameOf(state), boardOf(state));
  }

  /** @param {GameId} game @param {Layout} board */
  #showBoard(game, { rows, columns, squares, blocked, closed }) {
    const given = givenNames({ rows, columns }, squares);
    this.#tour.show(closed ? "closed" : "open");
    input("side").value = input("rows").value = String(rows);
    input("columns").value = String(columns);
    const [some, none] =
      game === "queens" ? ["Locked", "No queen locked"] : ["Start", "No start yet"];
    setText(element("given-label"), given ? some : none);
    setText(element("given"), given || "Clear");
    button("new").hidden = squares.length === 0 && blocked.length === 0;
    if (this.#drawn !== game) this.#showDraw(game);
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

  /** Squares are blocked for a knight alone. @param {Puzzle} puzzle */
  showRoom(puzzle) {
    button("block").hidden = puzzle.game === "queens";
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
 * The squares given, by name, where they are few.
 * @param {{rows: number, columns: number}} size
 * @param {number[]} squares
 */
function givenNames(size, squares) {
  if (squares.length > NAMED) return `${squares.length} queens`;
  return namesOf(size, squares).join(" ");
}
