/** The puzzle that is watched: its board, and what is given on it. */

import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import { namesOf } from "../session/ids.ts";
import { boardOf, gameOf, type Layout, type State } from "../session/state.ts";
import { button, element, icon, input, radios, setText } from "./dom.ts";

/** What each control asks for. */
interface Intents {
  /** Sets whether a tour has to close. */
  close: (closed: boolean) => void;
  resize: (rows: number, columns: number) => void;
  /** Draws a locked queen or a start at random. */
  draw: () => void;
  clear: () => void;
  /** Begins or ends choosing blocked squares. */
  block: () => void;
}

/** So many locked queens are named; more are counted. */
const NAMED = 3;

export class PuzzlePanel {
  #tour;
  /** Whose button draws at random. */
  #drawn: GameId | null = null;

  constructor({ close, resize, draw, clear, block }: Intents) {
    this.#tour = radios("tour", (value) => close(value === "closed"));
    const value = (id: string) => Math.trunc(input(id).valueAsNumber) || 0;
    input("side").addEventListener("change", () => resize(value("side"), value("side")));
    for (const id of ["rows", "columns"]) {
      input(id).addEventListener("change", () => resize(value("rows"), value("columns")));
    }
    for (const [id, press] of Object.entries({ draw, new: clear, block })) {
      button(id).addEventListener("click", () => press());
    }
  }

  /** Shows what is chosen and given. */
  show(state: State) {
    this.#showBoard(gameOf(state), boardOf(state));
  }

  #showBoard(game: GameId, { rows, columns, squares, blocked, closed }: Layout) {
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

  /** The button that draws a square at random: a die where there is little room. */
  #showDraw(game: GameId) {
    this.#drawn = game;
    const queens = game === "queens";
    const draw = button("draw");
    draw.replaceChildren(queens ? "Random queen" : icon("dice"));
    draw.ariaLabel = queens ? "Random queen" : "Random start";
    draw.title = queens ? "Lock a queen at random" : "Start at random";
  }

  /** Squares are blocked for a knight alone. */
  showRoom(puzzle: Puzzle) {
    button("block").hidden = puzzle.game === "queens";
  }

  /**
   * @param blocked how many squares are blocked
   * @param choosing whether they are being chosen
   */
  showBlocked(blocked: number, choosing: boolean) {
    const words = blocked > 0 ? `Blocked: ${blocked}` : "Block…";
    setText(button("block"), choosing ? "Done" : words);
    const noun = blocked === 1 ? "square" : "squares";
    button("block").ariaLabel = choosing ? "Done" : `${words.replace("…", "")} ${noun}`;
    button("block").setAttribute("aria-pressed", String(choosing));
  }
}

/** The squares given, by name, where they are few. */
function givenNames(size: { rows: number; columns: number }, squares: number[]) {
  if (squares.length > NAMED) return `${squares.length} queens`;
  return namesOf(size, squares).join(" ");
}
