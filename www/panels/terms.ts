/** The text of lessons, with words of the glossary that tell what they mean. */
import { introducedIn, type Piece, piecesOf, termCalled } from "../session/markup.ts";
import { button, byId, element, make, setText } from "./dom.ts";

/** What stays free between a definition and the edge of the window, in pixels. */
const EDGE = 12;
/** How far below its word it stands. */
const BELOW = 8;

/**
 * A paragraph.
 * @param isNew whether a term is met here for the first time
 */
export function paragraph(text: string, isNew: (id: string) => boolean) {
  const made = make("p");
  made.append(...piecesOf(text).map((piece) => pieceOf(piece, isNew)));
  return made;
}

function pieceOf(piece: Piece, isNew: (id: string) => boolean) {
  if (piece.kind !== "term") return piece.kind === "bold" ? make("b", piece.text) : piece.text;
  const term = make("button", piece.text, isNew(piece.id) ? "term new" : "term");
  term.type = "button";
  term.dataset.term = piece.id;
  term.setAttribute("aria-expanded", "false");
  return term;
}

/** Tells what a term means, beside it, while it is pointed at, focused or tapped. */
export class Definitions {
  #box = element("definition");
  #term: HTMLElement | null = null;

  constructor() {
    const over = ({ target }: Event) => this.#show(termOf(target));
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") over(event);
    });
    document.addEventListener("focusin", over);
    document.addEventListener("click", over);
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.#show(null);
    });
    for (const moves of ["scroll", "resize"]) {
      addEventListener(moves, () => this.#show(null), { passive: true, capture: true });
    }
  }

  #show(term: HTMLElement | null) {
    if (term === this.#term) return;
    this.#term?.setAttribute("aria-expanded", "false");
    this.#term?.removeAttribute("aria-describedby");
    this.#term = term;
    this.#box.togglePopover(term !== null);
    if (!term) return;
    const { word, means } = termCalled(term.dataset.term ?? "");
    setText(element("definition-word"), word);
    setText(element("definition-means"), means);
    term.setAttribute("aria-expanded", "true");
    term.setAttribute("aria-describedby", this.#box.id);
    this.#place(term);
  }

  /** Below its word, or above it where there is no room, and within the window. */
  #place(term: HTMLElement) {
    const [at, box] = [term.getBoundingClientRect(), this.#box.getBoundingClientRect()];
    const left = Math.max(EDGE, Math.min(at.left - 20, innerWidth - box.width - EDGE));
    const under = at.bottom + BELOW;
    const fits = under + box.height + EDGE <= innerHeight;
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${fits ? under : Math.max(EDGE, at.top - box.height - BELOW)}px`;
  }
}

/** The term that an event is about. */
const termOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? (target.closest(".term") as HTMLElement | null) : null;

/** A list of words with what they mean. */
export function wordList(ids: string[]) {
  return ids.flatMap((id) => {
    const { word, means } = termCalled(id);
    return [make("dt", word), make("dd", means)];
  });
}

/** The glossary: every word, what it means, and where it is new. */
export class Glossary {
  #dialog = byId("glossary", HTMLDialogElement);
  #list = element("glossary-words");
  #entries;

  /** @param entries asked for when it is first opened */
  constructor(entries: () => { id: string; word: string; means: string }[]) {
    this.#entries = entries;
    button("open-glossary").addEventListener("click", () => this.#open());
    button("glossary-close").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog || target instanceof HTMLAnchorElement) this.#dialog.close();
    });
  }

  #open() {
    if (this.#list.childElementCount === 0) this.#list.append(...this.#entries().flatMap(entryOf));
    this.#dialog.showModal();
  }
}

function entryOf({ id, word, means }: { id: string; word: string; means: string }) {
  const meaning = make("dd", means);
  const first = introducedIn(id);
  if (first) {
    const link = make("a", first.title);
    link.href = `#/learn/${first.id}/${first.part + 1}`;
    meaning.append(" ", link);
  }
  return [make("dt", word), meaning];
}
