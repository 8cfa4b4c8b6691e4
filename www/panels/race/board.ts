/** The board of a race: its words on a button, and the fields behind it. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { sizeWords } from "../../run/puzzle-words.ts";
import { namesOf } from "../../session/ids.ts";
import { button, element, input, setText } from "../dom.ts";

export interface Intents {
  lay: (board: { rows: number; columns: number; at: string; closed: boolean }) => void;
  /** Draws a locked queen or a start at random. */
  draw: () => void;
}

const FIELDS = ["race-side", "race-rows", "race-columns", "race-at", "race-closed"];

export class RaceBoard {
  #game: Puzzle["game"] = "queens";

  constructor({ lay, draw }: Intents) {
    button("race-draw").addEventListener("click", draw);
    for (const id of FIELDS) input(id).addEventListener("change", () => lay(this.#typed));
  }

  /** The board as it is typed. */
  get #typed() {
    const whole = (id: string) => Math.trunc(input(id).valueAsNumber) || 0;
    const isSquare = this.#game === "queens";
    return {
      rows: whole(isSquare ? "race-side" : "race-rows"),
      columns: whole(isSquare ? "race-side" : "race-columns"),
      at: input("race-at")
        .value.trim()
        .toLowerCase()
        .replaceAll(/[\s,]+/g, "+"),
      closed: input("race-closed").checked,
    };
  }

  show(puzzle: Puzzle) {
    const { game, rows, columns, squares, closed } = puzzle;
    this.#game = game;
    const isSquare = game === "queens";
    const names = namesOf({ rows, columns }, squares);
    setText(button("race-puzzle"), wordsOf(puzzle, names));
    setText(button("race-draw"), isSquare ? "Random queen" : "Random start");
    setText(element("race-at-label"), isSquare ? "Locked queens" : "Start");
    for (const part of document.querySelectorAll("[data-board]")) {
      part.toggleAttribute("hidden", part.getAttribute("data-board") !== game);
    }
    const values = { side: rows, rows, columns, at: names.join(" ") };
    for (const [name, value] of Object.entries(values)) {
      const field = input(`race-${name}`);
      if (field !== document.activeElement) field.value = String(value);
    }
    input("race-closed").checked = closed;
  }
}

/** So many locked queens are named; more are counted. */
const NAMED = 3;

function wordsOf({ game, rows, columns, squares, closed }: Puzzle, names: string[]) {
  const size = sizeWords({ rows, columns });
  if (squares.length === 0) return `${size}, none locked`;
  if (game === "knights") return `${size}, start ${names[0]}${closed ? ", closed" : ""}`;
  if (squares.length > NAMED) return `${size}, ${squares.length} locked`;
  return `${size}, ${names.join(", ")} locked`;
}
