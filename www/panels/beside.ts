/** What stands beside the board of a lesson besides code and tree: words, colours, tries and tallies. */
import { count } from "../base/numbers.ts";
import type { LessonView } from "../run/lessons/lesson-view.ts";
import { termsIn } from "../session/markup.ts";
import { element, make, setText } from "./dom.ts";
import { Figures } from "./figures.ts";
import { wordList } from "./terms.ts";

export class Beside {
  #tally = new Figures(element("tally"));
  /** The lesson whose words are shown. */
  #words = "";

  /** @param names of the runs side by side */
  show(view: LessonView, names: string[]) {
    this.#showWords(view);
    if (view.colours) showColours(view.colours);
    if (view.tries) showTries(view.tries);
    if (view.part.kind === "side") this.#showTally(view, names);
  }

  #showWords({ place: { lesson } }: LessonView) {
    if (this.#words === lesson.id) return;
    this.#words = lesson.id;
    element("words").replaceChildren(...wordList(termsIn(lesson)));
  }

  /** How many steps each run has made since the stretch began. */
  #showTally({ part, lanes }: LessonView, names: string[]) {
    if (part.kind !== "side" || !lanes) return;
    const begins = [part.stretch[0], part.pairs[0]?.[1] ?? part.right.step];
    setText(element("tally-title"), "Steps made here");
    const steps = lanes.map(({ snapshot }, at) => count(snapshot.step - begins[at]!));
    this.#tally.show(Object.fromEntries(names.map((name, at) => [name, steps[at]!])));
  }
}

function showColours(colours: NonNullable<LessonView["colours"]>) {
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

function showTries({ bars, mark }: NonNullable<LessonView["tries"]>) {
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
