/** How many solutions of the empty board hold the locked queen: counted at once or in a worker. */

import { count } from "../base/numbers.ts";
import { solutions } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { begin } from "../engine/tasks.ts";
import { element, setText } from "./dom.ts";

/** Up to this side counting takes no time that anybody sees. */
const AT_ONCE = 10;
/** Beyond this side it takes longer than anybody wants to wait for a number by the way. */
const LARGEST = 15;

export class Solutions {
  #value = element("solutions");
  #row = element("solutions-row");
  #key = "";
  #cancel: (() => void) | null = null;

  show({ game, rows, columns, squares }: Puzzle) {
    const counted = game === "queens" && rows <= LARGEST;
    this.#row.hidden = !counted;
    const key = `${game} ${rows} ${squares}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#cancel?.();
    this.#cancel = null;
    if (!counted) return;
    const empty: Puzzle = { game, rows, columns, squares: [], closed: false };
    if (rows <= AT_ONCE) {
      const all = solutions(empty);
      return this.#tell(all, squares.length > 0 ? solutions({ ...empty, squares }) : null);
    }
    setText(this.#value, "…");
    this.#count(empty, (all) => {
      if (squares.length === 0) return this.#tell(all, null);
      this.#count({ ...empty, squares }, (held) => this.#tell(all, held));
    });
  }

  #count(puzzle: Puzzle, then: (solutions: number) => void) {
    this.#cancel = begin({ task: "solutions", puzzle }, ({ done, value, failed }) => {
      if (failed) setText(this.#value, "—");
      else if (done) then(value!);
    });
  }

  /** @param held by a solution with the locked queen */
  #tell(all: number, held: number | null) {
    setText(element("solutions-noun"), (held ?? all) === 1 && all === 1 ? "solution" : "solutions");
    setText(this.#value, held === null ? count(all) : `${count(held)} of ${count(all)}`);
  }
}
