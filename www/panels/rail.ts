/** How far one has come in the course: a segment a lesson, in chapters; and the list of all lessons. */
import { CHAPTERS } from "../cards/lessons/index.ts";
import type { Chapter, Lesson, Part } from "../cards/lessons/lesson.ts";
import { shareLearned } from "../session/lessons.ts";
import { button, byId, element, icon, make } from "./dom.ts";

interface Row {
  lesson: Lesson;
  number: number;
  segment: HTMLAnchorElement;
  entry: HTMLAnchorElement;
  sign: HTMLElement;
}

/** What the parts of a lesson are called in the list of all. */
const KINDS: Record<Part["kind"], string> = {
  watch: "",
  side: "side by side",
  lab: "laboratory",
  question: "question",
  exercise: "exercise",
};

export class Rail {
  #dialog = byId("lessons", HTMLDialogElement);
  #rows: Row[] = [];

  constructor() {
    this.#build();
    button("all-lessons").addEventListener("click", () => this.#dialog.showModal());
    button("lessons-close").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog || (target instanceof Element && target.closest("a"))) {
        this.#dialog.close();
      }
    });
  }

  #build() {
    for (const chapter of CHAPTERS) {
      const rows = chapter.lessons.map((lesson, at) => rowOf(lesson, this.#rows.length + at + 1));
      this.#rows.push(...rows);
      element("chapters").append(railOf(chapter, rows));
      element("toc").append(contentsOf(chapter, rows));
    }
  }

  /** @param id of the lesson that is seen */
  show(id: string, learned: string[]) {
    for (const { lesson, number, segment, entry, sign } of this.#rows) {
      const share = shareLearned(lesson, learned);
      segment.style.setProperty("--share", `${100 * share}%`);
      const state = share === 1 ? ", done" : share > 0 ? ", begun" : "";
      segment.setAttribute("aria-label", `${number}. ${lesson.title}${state}`);
      for (const link of [segment, entry]) {
        if (lesson.id === id) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      }
      entry.classList.toggle("done", share === 1);
      sign.replaceChildren(share === 1 ? icon("check") : String(number));
      [sign.role, sign.ariaLabel] = share === 1 ? ["img", "Done"] : [null, null];
    }
  }
}

function rowOf(lesson: Lesson, number: number): Row {
  const link = (name: string) => {
    const made = make("a", "", name);
    made.href = `#/learn/${lesson.id}`;
    return made;
  };
  const [segment, entry, sign] = [link("segment"), link("entry"), make("i")];
  segment.title = `${number}. ${lesson.title}`;
  const words = make("span", lesson.title);
  const kinds = [...new Set(lesson.parts.map(({ kind }) => KINDS[kind]))].filter(Boolean);
  if (kinds.length > 0) words.append(make("small", kinds.join(", ")));
  entry.append(sign, words);
  return { lesson, number, segment, entry, sign };
}

function railOf({ title }: Chapter, rows: Row[]) {
  const box = make("div", "", "chapter");
  box.style.setProperty("--lessons", String(rows.length));
  const segments = make("div", "", "segments");
  segments.append(...rows.map(({ segment }) => segment));
  box.append(make("span", title), segments);
  return box;
}

function contentsOf({ title }: Chapter, rows: Row[]) {
  const [box, list] = [make("section"), make("ol")];
  for (const { entry } of rows) {
    const item = make("li");
    item.append(entry);
    list.append(item);
  }
  box.append(make("h3", title), list);
  return box;
}
