import type { LessonView } from "../../run/lessons/lesson-view.ts";

/**
 * The names by which the style sheet shows what a part of a lesson needs.
 * @param speaks whether there is a sentence under the board
 */
export function shownParts(lesson: LessonView, speaks: boolean): string {
  const { part, lanes, ask, stepper, lab, tries, asksRow } = lesson;
  const shown = {
    lanes,
    board: !lanes,
    question: ask,
    stepper,
    says: speaks,
    lock: lab,
    tries,
    tally: part.kind === "side",
    row: asksRow,
  };
  const names = Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [name] : []));
  return [...(part.beside ?? []), ...names].join(" ");
}
