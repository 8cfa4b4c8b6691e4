/** The menu of solvers: in families, each with its idea and what it took on this very puzzle. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { limitOf, takes } from "../run/roster.ts";
import { type Results, resultOf } from "../session/results.ts";
import type { Chosen } from "../session/state.ts";
import { onRoom, room } from "../ui/room.ts";
import { button, element, icon, make, setText } from "./dom.ts";

interface Item {
  item: HTMLButtonElement;
  idea: HTMLElement;
  result: HTMLElement;
}

/** Between the menu and its button, and between the menu and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 14;

export class Menu {
  #menu = element("menu");
  #list = element("solver-list");
  #button = button("solver");
  #choose;
  #items: Map<string, Item> = new Map();
  /** The solvers in the list. */
  #listed: SolverInfo[] = [];

  constructor(choose: (solver: string) => void) {
    this.#choose = choose;
    this.#button.addEventListener("click", () => this.#menu.togglePopover());
    this.#button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      this.#menu.showPopover();
    });
    this.#menu.addEventListener("beforetoggle", () => this.#place());
    this.#menu.addEventListener("toggle", (event) => this.#toggled(event));
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    // A keyboard that comes up on the screen resizes the window, and must not take the field away.
    addEventListener("resize", () => this.#place());
    onRoom(() => this.close());
  }

  close() {
    if (this.#menu.matches(":popover-open")) this.#menu.hidePopover();
  }

  /**
   * @param solvers of the game
   * @param results what each solver took
   * @param where the puzzle in words
   */
  show(solvers: SolverInfo[], chosen: Chosen, puzzle: Puzzle, results: Results, where: string) {
    if (solvers !== this.#listed) this.#build(solvers);
    for (const info of solvers) this.#showItem(info, chosen, puzzle, results);
    const seed = solvers.some(({ seeded }) => seeded) ? `, seed ${chosen.seed}` : "";
    const foot = `Results on this board: ${where}${seed}. Steps of different families don’t compare.`;
    setText(element("menu-foot"), foot);
  }

  #showItem(info: SolverInfo, chosen: Chosen, puzzle: Puzzle, results: Results) {
    const shown = this.#items.get(info.id);
    if (!shown) return;
    const { item, idea, result } = shown;
    const isTaken = takes(info, puzzle);
    const words = resultOf(results, puzzle, info, chosen);
    item.setAttribute("aria-checked", String(info.id === chosen.solver));
    item.setAttribute("aria-disabled", String(!isTaken));
    setText(idea, isTaken ? info.idea : limitOf(info));
    setText(result, words === undefined ? "not run" : `${words} ${stepsNoun(words)}`);
    result.classList.toggle("none", words === undefined);
  }

  #build(solvers: SolverInfo[]) {
    this.#listed = solvers;
    this.#items.clear();
    const families = [...new Set(solvers.map(({ family }) => family))];
    const groups = families.map((name) =>
      this.#family(
        name,
        solvers.filter(({ family }) => family === name),
      ),
    );
    this.#list.replaceChildren(...groups);
  }

  #family(name: string, solvers: SolverInfo[]) {
    const group = make("div");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", name);
    const head = make("div", "", "family");
    head.setAttribute("role", "presentation");
    head.append(make("b", name), make("span", stepOf(solvers)));
    group.append(head, ...solvers.map((info) => this.#item(info)));
    return group;
  }

  #item({ id, name, step }: SolverInfo) {
    const item = make("button", "", "item");
    item.type = "button";
    item.tabIndex = -1;
    item.setAttribute("role", "menuitemradio");
    item.setAttribute("aria-label", name);
    item.title = `A step ${step}.`;
    const [idea, result] = [make("small"), make("em")];
    [idea.id, result.id] = [`idea-${id}`, `result-${id}`];
    item.setAttribute("aria-describedby", `${idea.id} ${result.id}`);
    item.append(icon("check"), make("b", name), idea, result);
    item.addEventListener("click", () => {
      if (item.getAttribute("aria-disabled") === "true") return;
      this.#menu.hidePopover();
      this.#choose(id);
    });
    this.#items.set(id, { item, idea, result });
    return item;
  }

  #toggled(event: Event) {
    const open = event instanceof ToggleEvent && event.newState === "open";
    this.#button.setAttribute("aria-expanded", String(open));
    if (!open) return;
    const chosen = this.#all.find((item) => item.getAttribute("aria-checked") === "true");
    // On a phone the fields above the list come first.
    if (room.isTabbed) this.#menu.scrollTop = 0;
    const first = chosen ?? this.#all[0];
    if (first) this.#focus(first, { preventScroll: room.isTabbed });
  }

  /** Leads the keys to a solver: the one that Tab stops at. */
  #focus(item: HTMLButtonElement, how?: FocusOptions) {
    for (const other of this.#all) other.tabIndex = other === item ? 0 : -1;
    item.focus(how);
  }

  get #all() {
    return [...this.#items.values()].map(({ item }) => item);
  }

  /** Stands under its button, as wide as it can be; on a phone at the foot of the window. */
  #place() {
    const { style } = this.#menu;
    const box = this.#button.getBoundingClientRect();
    const top = box.bottom + GAP;
    const isSheet = room.isPhone;
    style.left = isSheet ? "0" : `${Math.min(box.left - EDGE, innerWidth - this.#width - EDGE)}px`;
    style.width = isSheet ? "100%" : "";
    style.top = isSheet ? "auto" : room.isTabbed ? `${EDGE}px` : `${top}px`;
    style.bottom = isSheet ? "0" : "auto";
    const free = room.isTabbed ? innerHeight - 2 * EDGE : innerHeight - top - EDGE;
    style.maxHeight = isSheet ? "86dvh" : `${free}px`;
  }

  /** As the style sheet has it. */
  get #width() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Math.min(41 * rem, innerWidth - 2.5 * rem);
  }

  #key(event: KeyboardEvent) {
    const all = this.#all;
    const at = all.findIndex((item) => item === document.activeElement);
    const next = wayOf(event.key, at, all);
    if (!next) return;
    event.preventDefault();
    this.#focus(next);
  }
}

/** Where a key leads in a list: an arrow to the next, a letter to the next that begins with it. */
function wayOf(key: string, at: number, all: HTMLButtonElement[]) {
  const last = all.length - 1;
  const ways = {
    ...{ ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 },
    ...{ Home: 0, End: last },
  };
  if (key in ways) return all[ways[key as keyof typeof ways]];
  if (key.length !== 1 || key === " ") return null;
  const begins = (item: HTMLButtonElement) =>
    item.ariaLabel?.toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins) ?? null;
}

const stepsNoun = (words: string) => (words === "1" ? "step" : "steps");

/** What a step of a family is, where all of it make the same. */
function stepOf(solvers: SolverInfo[]) {
  const steps = new Set(solvers.map(({ step }) => step));
  return steps.size === 1 ? `a step ${[...steps][0]}` : "steps differ: see About";
}
