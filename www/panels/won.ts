/** A solved puzzle: how it went, what there is to share, and how a solver would do it. */
import { count, duration } from "../base/numbers.ts";
import type { WeekDay } from "../run/home-view.ts";
import { button, element, make, setText } from "./dom.ts";
import { Figures } from "./figures.ts";

type Sign = "right" | "wrong" | "locked";

export interface Won {
  seconds: number;
  /** Its place among others, as "4th best on 8 × 8", or "". */
  place: string;
  figures: Record<string, string>;
  /** What kind of tour it is, in a sentence, or "". */
  kinds: string;
  week: WeekDay[];
  share: Share;
  /** The steps that each solver takes. */
  effort: { name: string; steps: number | null }[];
}

interface Share {
  /** The picture, row by row. */
  picture: Sign[][];
  /** The picture in words. */
  spoken: string;
  /** The words beside the picture. */
  words: string;
  key: [Sign, string][];
  /** What a line of the picture is. */
  lines: string;
}

export class WonPanel {
  #figures = new Figures(element("won-kpi"));

  constructor({
    copy,
    watchSolver,
    raceThem,
  }: { copy: () => void; watchSolver: () => void; raceThem: () => void }) {
    button("share-copy").addEventListener("click", copy);
    button("watch-solver").addEventListener("click", watchSolver);
    button("race-them").addEventListener("click", raceThem);
  }

  /** @param won null while the puzzle is not solved */
  show(won: Won | null) {
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

function showShare({ picture, spoken, words, key, lines }: Share) {
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

function lineOf(signs: Sign[]) {
  const line = make("span");
  line.append(...signs.map(square));
  return line;
}

const square = (sign: Sign) => make("i", "", `e ${sign}`);

function showEffort(effort: Won["effort"]) {
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

function showWeek(target: HTMLElement, week: WeekDay[]) {
  const dayOf = ({ letter, solved, today }: WeekDay) =>
    make("i", letter, `${solved ? "on" : ""} ${today ? "now" : ""}`.trim());
  target.replaceChildren(...week.map(dayOf));
  const solved = week.filter((day) => day.solved).map((day) => day.name);
  target.ariaLabel = `This week: ${solved.length > 0 ? `solved ${solved.join(", ")}` : "nothing solved yet"}`;
}
