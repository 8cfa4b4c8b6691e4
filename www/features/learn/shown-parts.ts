import type { LessonView } from "../../run/lessons/lesson-view.ts";

/**
 * What a part of a lesson needs, by the names that the style sheet shows it by.
 * @param speaks whether anything is said under the board
 */
export function shownParts(lesson: LessonView, speaks: boolean): string {
  const { part, lanes, ask, stepper, lab, tries, asksRow } = lesson;
  const shown = {
    ...{ lanes, board: !lanes, question: ask, stepper, says: speaks, lock: lab, tries },
    ...{ tally: part.kind === "side", row: asksRow },
  };
  const names = Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [name] : []));
  return [...(part.beside ?? []), ...names].join(" ");
}
