/** The program in the editor: your own, one from a link, or a solution. */

import { signal } from "@preact/signals-core";
import type { Language } from "../content/code/programs.ts";
import { whenever } from "../core/derived.ts";
import { same } from "../core/same.ts";
import { inLab, slotOf } from "../store/lab.ts";
import { changing } from "../store/model.ts";
import { replaced, type SavedProgram } from "../store/programs.ts";
import type { State } from "../store/state.ts";
import type { LabContext } from "./context.ts";
import { decoded } from "./link.ts";
import { type TextKind, textOf } from "./program-texts.ts";

/** What the editor shows. */
export interface Shown {
  /** Only your own can be changed. */
  kind: "own" | "link" | "solution";
  language: Language;
  /** Identifies it: with another one, the editor starts again. */
  id: string;
  text: string;
}

export class ProgramController {
  #context;
  /** Stubs and solutions that have arrived, by slot and kind. */
  #texts = signal<Record<string, string>>({});
  /** What came with a link; its text is null if the link is damaged. */
  #linked = signal<{ code: string; text: string | null }>({ code: "", text: "" });
  #showsSolution = signal(false);
  /** Counts the texts that replaced the one being edited. */
  #replacements = signal(0);

  constructor(context: LabContext) {
    this.#context = context;
    whenever(
      () => this.#wanted,
      (wanted) => wanted && this.#fetch(...wanted),
      same,
    );
    whenever(
      () => context.state.lab.code,
      (code) => this.#decode(code),
    );
  }

  /** The slot and the kind of the text that the page needs. */
  get #wanted(): [slot: string, kind: TextKind] | null {
    const { state } = this.#context;
    if (state.mode !== "lab") return null;
    return [slotOf(state.lab), this.#showsSolution.value ? "solution" : "stub"];
  }

  async #fetch(slot: string, kind: TextKind) {
    const { task, language } = this.#context.state.lab;
    const text = await textOf(task, language, kind).catch(() => null);
    if (text === null) return this.#context.show({ notice: NOT_LOADED });
    this.#texts.value = { ...this.#texts.peek(), [`${slot} ${kind}`]: text };
  }

  async #decode(code: string) {
    const text = code ? await decoded(code) : "";
    if (this.#context.state.lab.code !== code) return;
    this.#linked.value = { code, text };
    if (text === null) this.#leaveLink(DAMAGED);
  }

  #leaveLink(notice: string) {
    this.#context.change(changing(inLab({ code: "" })));
    this.#context.show({ notice });
  }

  /** Null until it is known. */
  get shown(): Shown | null {
    const { lab, programs } = this.#context.state;
    const { language, code } = lab;
    const slot = slotOf(lab);
    if (this.#showsSolution.value) return shownAs("solution", language, slot, this.#solution);
    if (code) {
      const linked = this.#linked.value;
      return shownAs("link", language, code, linked.code === code ? linked.text : null);
    }
    const text = programs[slot]?.text ?? this.#texts.value[`${slot} stub`] ?? null;
    return shownAs("own", language, `${slot} ${this.#replacements.value}`, text);
  }

  get #solution() {
    return this.#texts.value[`${slotOf(this.#context.state.lab)} solution`] ?? null;
  }

  /**
   * Whether the program is yours, and not our solution, however that got there: comments and spaces make no program
   * another. If the solution can't be loaded, it has hardly been copied.
   */
  async isOwn() {
    const { shown } = this;
    if (shown?.kind !== "own") return false;
    const { task, language } = this.#context.state.lab;
    const solution = this.#solution ?? (await textOf(task, language, "solution").catch(() => ""));
    return essence(shown.text, language) !== essence(solution, language);
  }

  /** What your program replaced, the latest first. */
  get earlier(): SavedProgram["earlier"] {
    const { lab, programs } = this.#context.state;
    return programs[slotOf(lab)]?.earlier ?? [];
  }

  showSolution(shows: boolean) {
    this.#showsSolution.value = shows;
  }

  /** Saves your program as it is edited; only that can be. */
  edit(id: string, text: string) {
    const { shown } = this;
    if (shown?.kind !== "own" || shown.id !== id || shown.text === text) return;
    this.#save((before, now) => ({ text, at: now, earlier: before?.earlier ?? [] }));
  }

  /** Replaces your program, which is set aside. */
  replace(text: string) {
    const { lab, programs } = this.#context.state;
    const slot = slotOf(lab);
    const own = programs[slot]?.text;
    this.#save((before, now) => replaced(before, text, now));
    this.#replacements.value += 1;
    this.showSolution(false);
    return own !== undefined && own !== text;
  }

  /** Begins with the stub again. */
  restart() {
    const stub = this.#texts.value[`${slotOf(this.#context.state.lab)} stub`];
    if (stub !== undefined) this.replace(stub);
  }

  #save(make: (before: SavedProgram | undefined, now: number) => SavedProgram) {
    const now = this.#context.now();
    this.#context.adjust(changing(saving(slotOf(this.#context.state.lab), make, now)));
  }
}

const COMMENTS: Record<Language, RegExp> = { python: /#.*/g, javascript: /\/\/.*/g };

/** A program without comments and spaces. */
const essence = (text: string, language: Language) =>
  text.replace(COMMENTS[language], "").replace(/\s+/g, "");

const saving =
  (
    slot: string,
    make: (before: SavedProgram | undefined, now: number) => SavedProgram,
    now: number,
  ) =>
  (state: State): State => ({
    ...state,
    programs: { ...state.programs, [slot]: make(state.programs[slot], now) },
  });

const shownAs = (
  kind: Shown["kind"],
  language: Language,
  id: string,
  text: string | null,
): Shown | null => (text === null ? null : { kind, language, id: `${kind} ${id}`, text });

const NOT_LOADED =
  "The task’s program could not be loaded. Check your connection, and reload the page.";
const DAMAGED =
  "The program in this link is damaged: copy the whole link again. Here is your own program.";
