/** Free play: a puzzle of one's own measure. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { FreePlay } from "../session/wish.ts";
import { button, byId, element, input, radios, setText } from "./dom.ts";

interface Intents {
  wish: (change: Partial<FreePlay>) => void;
  make: () => void;
  cancel: () => void;
  setUp: () => void;
}

const SIZES = ["6", "8", "10", "12"];

export class FreePlayPanel {
  #radios;
  #intents;
  #isMaking = false;

  constructor(intents: Intents) {
    this.#intents = intents;
    const { wish } = intents;
    this.#radios = {
      size: radios("size", (value) => wish(sizeWish(value))),
      locks: radios("locks", (value) => wish({ locks: Number(value) })),
      blocks: radios("blocks", (value) => wish({ blocked: Number(value) })),
      ends: radios("ends", (value) => wish({ closed: value === "closed" })),
      grade: radios("grade", (value) => wish({ grade: gradeOf(value) })),
    };
    for (const id of ["free-rows", "free-columns"]) {
      input(id).addEventListener("change", () => this.#resize());
    }
    byId("free-play", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#isMaking) intents.cancel();
      else intents.make();
    });
    button("set-up").addEventListener("click", intents.setUp);
  }

  #resize() {
    const value = (id: string) => Math.trunc(input(id).valueAsNumber) || 0;
    const rows = value("free-rows");
    const isSquare = element("free-columns").hidden;
    this.#intents.wish({ other: true, rows, columns: isSquare ? rows : value("free-columns") });
  }

  /** @param grades that such a board can have */
  show(
    game: GameId,
    { rows, columns, other, locks, blocked, closed, grade }: FreePlay,
    grades: string[],
    { making, says }: { making: boolean; says: string },
  ) {
    this.#isMaking = making;
    const isOther = game === "knights" || other || !SIZES.includes(String(rows));
    this.#radios.size.show(isOther ? "other" : String(rows));
    element("other-size").hidden = !isOther;
    input("free-rows").value = String(rows);
    input("free-columns").value = String(columns);
    this.#radios.locks.show(String(locks));
    this.#radios.blocks.show(String(blocked));
    this.#radios.ends.show(closed ? "closed" : "open");
    this.#radios.grade.show(grade);
    for (const radio of document.querySelectorAll('input[name="grade"]')) {
      if (radio instanceof HTMLInputElement) radio.disabled = !grades.includes(radio.value);
    }
    setText(element("free-says"), says);
    setText(button("new-puzzle"), making ? "Cancel" : "New puzzle");
  }
}

const sizeWish = (value: string): Partial<FreePlay> =>
  value === "other"
    ? { other: true }
    : { other: false, rows: Number(value), columns: Number(value) };

const gradeOf = (value: string): FreePlay["grade"] =>
  value === "easy" || value === "hard" || value === "expert" ? value : "medium";
