/** How many solutions of the empty board hold the locked queen: counted at once or in a worker. */

import { count } from "../base/numbers.js";
import { solutions } from "../engine/engine.js";
import { begin } from "../engine/tasks.js";
import { element, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */

/** Up to this side counting takes no time that anybody sees. */
const AT_ONCE = 10;
/** Beyond this side it takes longer than anybody wants to wait for a number by the way. */
const LARGEST = 15;

export class Solutions {
  #value = element("solutions");
  #row = element("solutions-row");
  #key = "";
  /** @type {(() => void) | null} */
  #cancel = null;

  /** @param {Puzzle} puzzle */
  show({ game, rows, columns, squares }) {
    const counted = game === "queens" && rows <= LARGEST;
    this.#row.hidden = !counted;
    const key = `${game} ${rows} ${squares}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#cancel?.();
    this.#cancel = null;
    if (!counted) return;
    /** @type {Puzzle} */
    const empty = { game, rows, columns, squares: [], closed: false };
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

  /**
   * @param {Puzzle} puzzle
   * @param {(solutions: number) => void} then
   */
  #count(puzzle, then) {
    this.#cancel = begin({ task: "solutions", puzzle }, ({ done, value, failed }) => {
      if (failed) setText(this.#value, "—");
      else if (done) then(value);
    });
  }

  /**
   * @param {number} all
   * @param {number | null} held by a solution with the locked queen
   */
  #tell(all, held) {
    setText(element("solutions-noun"), (held ?? all) === 1 && all === 1 ? "solution" : "solutions");
    setText(this.#value, held === null ? count(all) : `${count(held)} of ${count(all)}`);
  }
}
