import type { LessonView } from "../../run/lessons/lesson-view.ts";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

/**
 * Selects from the lesson; the component renders again only when that changes.
 * @returns null outside Learn
 */
export function useLesson<T>(select: (lesson: LessonView) => T): T | null {
  const { view } = useApp();
  return useComputed(() => {
    const lesson = view.lesson.value;
    return lesson && select(lesson);
  }).value;
}

/** Moves by parts of the lesson, and focuses the title. */
export function useWalk(): (by: number) => void {
  const { dispatch } = useApp();
  return (by) => {
    dispatch({ type: "learn/go", by });
    // At once, so that screen readers start with the title: it is rendered before it is read.
    document.getElementById("lesson-title")?.focus();
  };
}
