/** A solved puzzle: how it went, what there is to share, and how a solver would do it. */
import { count, duration } from "../base/numbers.js";
import { button, element, make, setText } from "./dom.js";
import { Figures } from "./figures.js";
import { showWeek } from "./home.js";

/** @typedef {import("./home.js").WeekDay} WeekDay */
/** @typedef {"right" | "wrong" | "locked"} Sign */
/**
 * @typedef {object} Won
 * @property {number} seconds
 * @property {string} place among others, as "4th best on 8 × 8", or ""
 * @property {Record<string, string>} figures
 * @property {string} kinds what kind of tour it is, in a sentence, or ""
 * @property {WeekDay[]} week
 * @property {Share} share
 * @property {{name: string, steps: number | null}[]} effort of solvers, in steps
 */
/**
 * @typedef {object} Share
 * @property {Sign[][]} picture a line a row
 * @property {string} spoken the picture in words
 * @property {string} words that stand beside it
 * @property {[Sign, string][]} key
 * @property {string} lines what a line of the picture is
 */

export class WonPanel {
  #figures = new Figures(element("won-kpi"));

  /** @param {{copy: () => void, watchSolver: () => void, raceThem: () => void}} intents */
  constructor({ copy, watchSolver, raceThem }) {
    button("share-copy").addEventListener("click", copy);
    button("watch-solver").addEventListener("click", watchSolver);
    button("race-them").addEventListener("click", raceThem);
  }

  /** @param {Won | null} won null while the puzzle is not solved */
  show(won) {
    for (const id of ["won", "share", "how"]) element(id).hidden = won === null;
    if (!won) return;
    setText(element("won-time"), duration(won.seconds));
    setText(element("won-place"), won.place);
    setText(element("won-kinds"), won.kinds);
    this.#figures.show(won.figures);
    showWeek(element("won-week"), won.week);
    showShare(won.share);
    showEffort(won.effort);
  }

  /** Brings what there is to share into sight. */
  goToShare() {
    element("share").scrollIntoView({ block: "nearest" });
    button("share-copy").focus({ preventScroll: true });
  }
}

/** @param {Share} share */
function showShare({ picture, spoken, words, key, lines }) {
  element("share-picture").ariaLabel = spoken;
  element("share-picture").replaceChildren(...picture.map(lineOf));
  setText(element("share-words"), words);
  const entries = key.map(([sign, what]) => {
    const entry = make("span");
    entry.append(square(sign), what);
    return entry;
  });
  element("share-key").replaceChildren(`${lines} `, ...entries);
}

/** @param {Sign[]} signs */
function lineOf(signs) {
  const line = make("span");
  line.append(...signs.map(square));
  return line;
}

/** @param {Sign} sign */
const square = (sign) => make("i", "", `e ${sign}`);

/** @param {Won["effort"]} effort */
function showEffort(effort) {
  const most = Math.max(1, ...effort.map(({ steps }) => steps ?? 0));
  const parts = effort.flatMap(({ name, steps }) => {
    const bar = make("i");
    bar.style.setProperty("--w", `${(100 * (steps ?? 0)) / most}%`);
    return [make("span", name), bar, make("b", steps === null ? "over 1 M" : count(steps))];
  });
  element("how-bars").replaceChildren(...parts);
  button("race-them").disabled = effort.length < 2;
  setText(element("how-note"), effort.length > 0 ? "Steps to solve this very puzzle." : "");
}
