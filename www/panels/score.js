/** How a game played by hand stands, in figures. */
import { duration } from "../base/numbers.js";
import { element, setText } from "./dom.js";
import { Figures } from "./figures.js";

/** @typedef {import("../run/game.js").Game} Game */

export class Score {
  #figures = new Figures("game-kpi");
  #line = element("score");

  /**
   * @param {Game} game
   * @param {number} seconds played
   */
  show({ puzzle, count, goal, moves }, seconds) {
    const [done, time] = [`${count} / ${goal}`, duration(seconds)];
    const noun = puzzle.game === "queens" ? "queens" : "squares visited";
    this.#figures.show({ [noun]: done, moves: String(moves), time });
    setText(this.#line, `${done} · ${time}`);
  }
}
