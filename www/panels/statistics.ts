/** What a person has solved, and how fast. */

import { duration } from "../base/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { button, element, make, radios, setText } from "./dom.ts";
import { Figures } from "./figures.ts";

export interface StatisticsView {
  game: GameId;
  figures: Record<string, string>;
  /** Which puzzles the bars are of. */
  barsOf: string;
  bars: { label: string; count: number; isLast: boolean }[];
  sizes: { label: string; solved: number; best: number; median: number; isUsual: boolean }[];
  /** Times of the puzzles solved last, in seconds, the last one last. */
  last: number[];
  /** The median of those times. */
  median: number;
  canReset: boolean;
  canUndoReset: boolean;
  says: string;
}

interface Intents {
  choose: (game: GameId) => void;
  save: (format: "json" | "csv") => void;
  reset: () => void;
  undoReset: () => void;
}

const SVG = "http://www.w3.org/2000/svg";
/** The plot of the last puzzles, in units of its own. */
const PLOT = { width: 720, height: 76, right: 96 };

export class Statistics {
  #game;
  #figures = new Figures(element("statistics-kpi"));

  constructor({ choose, save, reset, undoReset }: Intents) {
    this.#game = radios("statistics-game", (value) =>
      choose(value === "knights" ? "knights" : "queens"),
    );
    button("save-json").addEventListener("click", () => save("json"));
    button("save-csv").addEventListener("click", () => save("csv"));
    button("reset-statistics").addEventListener("click", reset);
    button("undo-reset").addEventListener("click", undoReset);
  }

  show(view: StatisticsView) {
    this.#game.show(view.game);
    this.#figures.show(view.figures);
    setText(element("bars-of"), view.barsOf);
    setText(element("statistics-says"), view.says);
    element("dist").replaceChildren(...barsOf(view.bars));
    element("best").replaceChildren(...tableOf(view.sizes));
    element("spark").replaceChildren(sparkOf(view.last, view.median));
    button("reset-statistics").hidden = !view.canReset;
    button("undo-reset").hidden = !view.canUndoReset;
  }
}

function barsOf(bars: StatisticsView["bars"]) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars.flatMap(({ label, count, isLast }) => {
    const bar = make("i", String(count), isLast ? "on" : "");
    bar.style.setProperty("--w", `${(100 * count) / most}%`);
    return [make("span", label), bar];
  });
}

function tableOf(sizes: StatisticsView["sizes"]) {
  const head = make("thead");
  head.append(rowOf(["Board", "Solved", "Best", "Median"], "th"));
  const body = make("tbody");
  for (const { label, solved, best, median, isUsual } of sizes) {
    const row = rowOf([label, String(solved), duration(best), duration(median)], "td");
    if (isUsual) row.className = "on";
    body.append(row);
  }
  return [head, body];
}

/** @param kind of all but the first */
function rowOf(texts: string[], kind: "th" | "td") {
  const row = make("tr");
  row.append(...texts.map((text, place) => make(place === 0 ? "th" : kind, text)));
  for (const cell of row.querySelectorAll("th")) cell.scope = kind === "th" ? "col" : "row";
  return row;
}

function sparkOf(last: number[], median: number) {
  const { width, height, right } = PLOT;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `The last times: ${last.map(duration).join(", ") || "none yet"}`);
  if (last.length === 0) return svg;
  const slowest = Math.max(...last, median, 1);
  const x = (i: number) => 8 + (i * (width - right - 16)) / Math.max(1, last.length - 1);
  const y = (seconds: number) => height - 8 - ((height - 16) * seconds) / slowest;
  svg.append(part("path", { d: `M0 ${y(median)}H${width - right}`, class: "median" }));
  last.forEach((seconds, i) => {
    const isLast = i === last.length - 1;
    svg.append(
      part("circle", { cx: x(i), cy: y(seconds), r: isLast ? 6 : 4, class: isLast ? "on" : "" }),
    );
  });
  svg.append(label(width - right + 8, y(median), `median ${duration(median)}`));
  return svg;
}

function label(x: number, y: number, text: string) {
  const made = part("text", { x, y: Math.max(12, y + 4) });
  made.textContent = text;
  return made;
}

function part(tag: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
