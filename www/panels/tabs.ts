/** The panels of Watch behind tabs: tapped or swiped where there is no room for all of them. */
import { element, make, setText } from "./dom.ts";

/** The panels in their order, with a short name for each. */
const PANELS = [
  ["detail", "Board"],
  ["tree-card", "Search"],
  ["card", "Code"],
  ["figures", "Figures"],
] as const;

/** What fits on a tab. */
const SHORT: Record<string, string> = {
  "Search tree": "Tree",
  "Attacked squares": "Attacked",
  "Attacking pairs": "Pairs",
  "Onward moves": "Onward",
  "How far it is": "Progress",
  "Queens in line": "In line",
};

export class Tabs {
  #list = element("tabs");
  #panels = element("panels");
  #tabs: HTMLButtonElement[] = [];

  constructor() {
    this.#tabs = PANELS.map(([id, name], place) => this.#tab(id, name, place));
    this.#list.append(...this.#tabs);
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#panels.addEventListener("scroll", () => this.#light(this.#inSight));
    this.#light(0);
  }

  /**
   * Names the panels after what they show.
   * @param detail the first one
   * @param search the second
   */
  show(detail: string, search: string) {
    for (const [place, name] of [detail, search].entries()) {
      setText(this.#tabs[place]!, SHORT[name] ?? name);
    }
  }

  #tab(id: string, name: string, place: number) {
    const tab = make("button", name);
    tab.type = "button";
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", id);
    tab.addEventListener("click", () => this.#choose(place));
    return tab;
  }

  /** Which panel has been swiped to. */
  get #inSight() {
    return Math.round(this.#panels.scrollLeft / Math.max(1, this.#panels.clientWidth));
  }

  #choose(place: number) {
    const panel = element(PANELS[place]![0]);
    const left = panel.offsetLeft - this.#panels.offsetLeft;
    this.#panels.scrollTo({ left, behavior: "instant" });
    this.#light(place);
  }

  #light(place: number) {
    for (const [index, tab] of this.#tabs.entries()) {
      tab.setAttribute("aria-selected", String(index === place));
      tab.tabIndex = index === place ? 0 : -1;
    }
  }

  #key(event: KeyboardEvent) {
    const at = this.#tabs.findIndex((tab) => tab === document.activeElement);
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = this.#tabs[at + (by ?? 0)];
    if (at < 0 || !by || !next) return;
    event.preventDefault();
    this.#choose(at + by);
    next.focus();
  }
}
