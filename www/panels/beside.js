/** What stands beside the board of a lesson besides code and tree: words, colours, tries and tallies. */
import { count } from "../base/numbers.js";
import { termsIn } from "../session/markup.js";
import { element, make, setText } from "./dom.js";
import { Figures } from "./figures.js";
import { wordList } from "./terms.js";

/** @typedef {import("../run/lessons/lesson-view.js").LessonView} LessonView */

export class Beside {
  #tally = new Figures(element("tally"));
  /** The lesson whose words are shown. */
  #words = "";

  /**
   * @param {LessonView} view
   * @param {string[]} names of the runs side by side
   */
  show(view, names) {
    this.#showWords(view);
    if (view.colours) showColours(view.colours);
    if (view.tries) showTries(view.tries);
    if (view.part.kind === "side") this.#showTally(view, names);
  }

  /** @param {LessonView} view */
  #showWords({ place: { lesson } }) {
    if (this.#words === lesson.id) return;
    this.#words = lesson.id;
    element("words").replaceChildren(...wordList(termsIn(lesson)));
  }

  /**
   * How many steps each run has made since the stretch began.
   * @param {LessonView} view
   * @param {string[]} names
   */
  #showTally({ part, lanes }, names) {
    if (part.kind !== "side" || !lanes) return;
    const begins = [part.stretch[0], part.pairs[0]?.[1] ?? part.right.step];
    setText(element("tally-title"), "Steps made here");
    const steps = lanes.map(({ snapshot }, at) => count(snapshot.step - begins[at]));
    this.#tally.show(Object.fromEntries(names.map((name, at) => [name, steps[at]])));
  }
}

/** @param {NonNullable<LessonView["colours"]>} colours */
function showColours(colours) {
  const most = Math.max(colours.light, colours.dark);
  const rows = Object.entries(colours).flatMap(([name, many]) => {
    const bar = make("i", "", name);
    bar.style.setProperty("--w", `${(100 * many) / most}%`);
    return [make("span", name), bar, make("b", count(many))];
  });
  element("colours").replaceChildren(...rows);
}

/** How much of the width the mark stands at. */
const MARK = 0.68;

/** @param {NonNullable<LessonView["tries"]>} tries */
function showTries({ bars, mark }) {
  const head = make("div", "", "head");
  head.append(make("span", count(mark)));
  const list = make("ol");
  for (const { name, value, hit } of bars) {
    const [item, bar] = [make("li", "", hit ? "hit" : ""), make("i")];
    bar.style.setProperty("--w", `${Math.min(100, (100 * MARK * value) / mark)}%`);
    item.append(make("b", name), bar, make("b", count(value)));
    list.append(item);
  }
  element("tries").replaceChildren(head, list);
}
