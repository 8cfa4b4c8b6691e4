/** The solver chosen, and how it is asked to solve. */
import { capital } from "../base/words.js";
import { element, setText } from "./dom.js";
import { Menu } from "./menu.js";
import { SolverOptions } from "./options.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/results.js").Results} Results */
/** @typedef {import("../session/state.js").Chosen} Chosen */

export class Solver {
  #menu;
  #options;
  #seed = 0;

  /** @param {(chosen: Chosen) => void} choose */
  constructor(choose) {
    this.#menu = new Menu((solver) => choose({ solver, options: "", seed: this.#seed }));
    this.#options = new SolverOptions(element("solver-options"), choose);
  }

  /**
   * @param {SolverInfo[]} solvers of the game
   * @param {SolverInfo} info of the one chosen
   * @param {Chosen} chosen
   * @param {Puzzle} puzzle
   * @param {string} where the puzzle in words
   * @param {Results} results what each solver took
   */
  show(solvers, info, chosen, puzzle, where, results) {
    this.#seed = chosen.seed;
    setText(element("solver-name"), info.name);
    setText(element("solver-idea"), capital(info.idea));
    setText(element("solver-where"), where);
    this.#options.show(info, chosen);
    this.#menu.show(solvers, chosen, puzzle, results, where);
  }

  /** Another mode has no use for the menu. */
  close() {
    this.#menu.close();
  }
}
