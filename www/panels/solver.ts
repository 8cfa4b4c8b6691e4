/** The solver chosen, and how it is asked to solve. */

import { capital } from "../base/words.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Results } from "../session/results.ts";
import type { Chosen } from "../session/state.ts";
import { element, setText } from "./dom.ts";
import { Menu } from "./menu.ts";
import { SolverOptions } from "./options.ts";

export class Solver {
  #menu;
  #options;
  #seed = 0;

  constructor(choose: (chosen: Chosen) => void) {
    this.#menu = new Menu((solver) => choose({ solver, options: "", seed: this.#seed }));
    this.#options = new SolverOptions(element("solver-options"), choose);
  }

  /**
   * @param solvers of the game
   * @param info of the one chosen
   * @param where the puzzle in words
   * @param results what each solver took
   */
  show(
    solvers: SolverInfo[],
    info: SolverInfo,
    chosen: Chosen,
    puzzle: Puzzle,
    where: string,
    results: Results,
  ) {
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
