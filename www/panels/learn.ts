/** A lesson: its text, what it asks, the boards that it needs, and what stands beside them. */

import { press } from "../base/pointer.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Theme } from "../render/theme.ts";
import type { Sheet } from "../run/lessons/handout.ts";
import { type Ask, boardNames, type LessonView } from "../run/lessons/lesson-view.ts";
import { glossary, introducedIn } from "../session/markup.ts";
import { Beside } from "./beside.ts";
import { button, byId, element, make, setText } from "./dom.ts";
import { Handout } from "./handout.ts";
import { LessonBoards } from "./lesson-boards.ts";
import { Rail } from "./rail.ts";
import { Stepper } from "./stepper.ts";
import { Definitions, Glossary, paragraph } from "./terms.ts";

export interface Intents {
  /** Goes on by a number of parts. */
  by: (by: number) => void;
  openInWatch: () => void;
  /** Takes what is offered beside an answer. */
  take: (offer: Ask["offer"]) => void;
  /** Locks a queen in the laboratory. */
  lock: (square: number) => void;
  seek: (step: number) => void;
  toggle: () => void;
  back: () => void;
  on: () => void;
  toStart: () => void;
  copyLink: () => void;
  /** What is to be printed. */
  sheet: () => Sheet | null;
}

/** What an answer is marked with. */
const SIGNS = { "": "?", right: "✓", wrong: "✕" };

export class Learn {
  #rail = new Rail();
  #beside = new Beside();
  #stepper;
  #boards;
  /** The part whose text is shown. */
  #part: unknown = null;
  #offer: Ask["offer"] = "";
  #lockable = byId("lab-square", HTMLSelectElement);

  constructor(theme: Theme, intents: Intents) {
    this.#stepper = new Stepper(intents);
    this.#boards = new LessonBoards(theme, intents.lock);
    new Definitions();
    new Glossary(glossary);
    new Handout(intents.sheet);
    this.#listen(intents);
  }

  #listen({ by, openInWatch, take, lock, copyLink }: Intents) {
    const go = (parts: number) => {
      by(parts);
      element("lesson-title").focus();
    };
    button("learn-back").addEventListener("click", () => go(-1));
    button("learn-next").addEventListener("click", () => go(1));
    button("learn-watch").addEventListener("click", openInWatch);
    button("learn-link").addEventListener("click", copyLink);
    button("print-lesson").addEventListener("click", () => print());
    button("question-offer").addEventListener("click", () => {
      if (this.#offer === "Next") go(1);
      else take(this.#offer);
    });
    this.#lockable.addEventListener("change", () => lock(Number(this.#lockable.value)));
    element("learn").addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === "ArrowLeft" && !button("learn-back").disabled) go(-1);
      else if (key === "ArrowRight" && !button("learn-next").disabled) go(1);
    });
  }

  setTheme(theme: Theme) {
    this.#boards.setTheme(theme);
  }

  /**
   * @param solvers of the game
   * @param speaks whether anything is said under the board
   */
  show(view: LessonView, solvers: SolverInfo[], speaks: boolean) {
    const { part, lanes, stepper } = view;
    if (part !== this.#part) this.#showText(view);
    this.#rail.show(view.place.lesson.id, view.learned);
    this.#showGoal(view.goal);
    this.#showAsk(view.ask);
    button("learn-back").disabled = view.isFirst;
    button("learn-next").disabled = view.isLast;
    const names = boardNames(part, lanes ?? [], solvers);
    this.#beside.show(view, names);
    if (stepper) this.#stepper.show(stepper);
    if (lanes) this.#boards.show(lanes, names, part.kind === "lab");
    if (view.lab) this.#showLock(view.lab);
    showWhat(view, speaks);
  }

  #showText({ place: { lesson }, part, number, kicker }: LessonView) {
    this.#part = part;
    const many = lesson.parts.length;
    setText(element("lesson-kicker"), kicker);
    element("lesson-kicker").dataset.part = many > 1 ? `${number} / ${many}` : "";
    setText(element("lesson-title"), lesson.title);
    const isNew = (term: string) => {
      const first = introducedIn(term);
      return first?.id === lesson.id && first.part === number - 1;
    };
    const text = part.text.map((words) => paragraph(words, isNew));
    element("lesson-text").replaceChildren(...text);
    element("lesson-task").hidden = !part.task;
    element("lesson-task").replaceChildren(...paragraph(part.task ?? "", isNew).childNodes);
    element("learn").scrollTop = 0;
  }

  #showGoal(goal: LessonView["goal"]) {
    const box = element("lesson-goal");
    box.hidden = goal === null;
    if (!goal) return;
    box.classList.toggle("met", goal.met);
    const lead = make("b", goal.met ? "Found it." : "Goal:");
    box.replaceChildren(lead, ` ${goal.text}`);
  }

  #showAsk(ask: Ask | null) {
    if (!ask) return;
    const { tone, lead, text, offer } = ask;
    this.#offer = offer;
    element("question").className = `question ${tone}`;
    setText(element("question-mark"), SIGNS[tone]);
    setText(element("question-lead"), lead);
    setText(element("question-text"), text);
    button("question-offer").hidden = offer === "";
    setText(button("question-offer"), offer);
  }

  #showLock({ lock, names }: NonNullable<LessonView["lab"]>) {
    if (this.#lockable.options.length !== names.length) {
      const options = names.map((name, square) => new Option(name, String(square)));
      this.#lockable.replaceChildren(...options);
    }
    this.#lockable.value = String(lock ?? "");
    this.#lockable.title = `${press()} a square to lock the queen there on all four boards`;
  }

  /** @param now milliseconds */
  draw(now: number) {
    this.#boards.draw(now);
  }
}

/** Has the style sheet show what the part needs, and nothing else. */
function showWhat(view: LessonView, speaks: boolean) {
  const { part, lanes, ask, stepper, lab, tries, asksRow } = view;
  const shows = [
    ...(part.beside ?? []),
    ...(lanes ? ["lanes"] : ["board"]),
    ...(ask ? ["question"] : []),
    ...(stepper ? ["stepper"] : []),
    ...(speaks ? ["says"] : []),
    ...(lab ? ["lock"] : []),
    ...(tries ? ["tries"] : []),
    ...(part.kind === "side" ? ["tally"] : []),
    ...(asksRow ? ["row"] : []),
  ];
  const main = document.querySelector("main");
  if (main) main.dataset.shows = shows.join(" ");
}
