/** A lesson: its text, what it asks, the boards that it needs, and what stands beside them. */
import { press } from "../base/pointer.js";
import { boardNames } from "../run/lessons/lesson-view.js";
import { glossary, introducedIn } from "../session/markup.js";
import { Beside } from "./beside.js";
import { button, byId, element, make, setText } from "./dom.js";
import { Handout } from "./handout.js";
import { LessonBoards } from "./lesson-boards.js";
import { Rail } from "./rail.js";
import { room } from "./room.js";
import { Stepper } from "./stepper.js";
import { Definitions, Glossary, paragraph } from "./terms.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../run/lessons/lesson-view.js").Ask} Ask */
/** @typedef {import("../run/lessons/lesson-view.js").LessonView} LessonView */
/**
 * @typedef {object} Intents
 * @property {(by: number) => void} by so many parts on
 * @property {() => void} openInWatch
 * @property {(offer: Ask["offer"]) => void} take what is offered beside an answer
 * @property {(square: number) => void} lock a queen in the laboratory
 * @property {(step: number) => void} seek
 * @property {() => void} toggle
 * @property {() => void} back
 * @property {() => void} on
 * @property {() => void} toStart
 * @property {() => void} copyLink
 * @property {() => import("../run/lessons/handout.js").Sheet | null} sheet what is to be printed
 */

/** What an answer is marked with. */
const SIGNS = { "": "?", right: "✓", wrong: "✕" };

export class Learn {
  #rail = new Rail();
  #beside = new Beside();
  #stepper;
  #boards;
  /** The part whose text is shown. @type {unknown} */
  #part = null;
  /** @type {Ask["offer"]} */
  #offer = "";
  #lockable = byId("lab-square", HTMLSelectElement);

  /**
   * @param {Theme} theme
   * @param {Intents} intents
   */
  constructor(theme, intents) {
    this.#stepper = new Stepper(intents);
    this.#boards = new LessonBoards(theme, intents.lock);
    new Definitions();
    new Glossary(glossary);
    new Handout(intents.sheet);
    this.#listen(intents);
    for (const fold of ["code", "tree"]) listenToFold(fold);
  }

  /** @param {Intents} intents */
  #listen({ by, openInWatch, take, lock, copyLink }) {
    const go = (/** @type {number} */ parts) => {
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

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#boards.setTheme(theme);
  }

  /**
   * @param {LessonView} view
   * @param {SolverInfo[]} solvers of the game
   * @param {boolean} speaks whether anything is said under the board
   */
  show(view, solvers, speaks) {
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

  /** @param {LessonView} view */
  #showText({ place: { lesson }, part, number, kicker }) {
    this.#part = part;
    const many = lesson.parts.length;
    setText(element("lesson-kicker"), kicker);
    element("lesson-kicker").dataset.part = many > 1 ? `${number} / ${many}` : "";
    setText(element("lesson-title"), lesson.title);
    const isNew = (/** @type {string} */ term) => {
      const first = introducedIn(term);
      return first?.id === lesson.id && first.part === number - 1;
    };
    const text = part.text.map((words) => paragraph(words, isNew));
    element("lesson-text").replaceChildren(...text);
    element("lesson-task").hidden = !part.task;
    element("lesson-task").replaceChildren(...paragraph(part.task ?? "", isNew).childNodes);
    for (const fold of ["code", "tree"]) openFold(fold, !room.isPhone);
    element("learn").scrollTop = 0;
  }

  /** @param {LessonView["goal"]} goal */
  #showGoal(goal) {
    const box = element("lesson-goal");
    box.hidden = goal === null;
    if (!goal) return;
    box.classList.toggle("met", goal.met);
    const lead = make("b", goal.met ? "Found it." : "Goal:");
    box.replaceChildren(lead, ` ${goal.text}`);
  }

  /** @param {Ask | null} ask */
  #showAsk(ask) {
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

  /** @param {NonNullable<LessonView["lab"]>} lab */
  #showLock({ lock, names }) {
    if (this.#lockable.options.length !== names.length) {
      const options = names.map((name, square) => new Option(name, String(square)));
      this.#lockable.replaceChildren(...options);
    }
    this.#lockable.value = String(lock ?? "");
    this.#lockable.title = `${press()} a square to lock the queen there on all four boards`;
  }

  /** @param {number} now milliseconds */
  draw(now) {
    this.#boards.draw(now);
  }
}

/** Has the style sheet show what the part needs, and nothing else. @param {LessonView} view @param {boolean} speaks */
function showWhat(view, speaks) {
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

/** @param {string} name of a card that can be folded */
function listenToFold(name) {
  const fold = button(`fold-${name}`);
  fold.addEventListener("click", () => openFold(name, fold.ariaExpanded !== "true"));
}

/** @param {string} name @param {boolean} isOpen */
function openFold(name, isOpen) {
  const fold = button(`fold-${name}`);
  fold.setAttribute("aria-expanded", String(isOpen));
  fold.closest(".card")?.classList.toggle("folded", !isOpen);
}
