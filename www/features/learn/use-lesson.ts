import type { LessonView } from "../../run/lessons/lesson-view.ts";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

/**
 * A part of what a lesson shows: whoever asks is rendered again only when that part is new.
 * @returns null outside Learn
 */
export function useLesson<T>(select: (lesson: LessonView) => T): T | null {
  const { view } = useApp();
  return useComputed(() => {
    const lesson = view.lesson.value;
    return lesson && select(lesson);
  }).value;
}

/** Goes some parts on, or back, and has the title read. */
export function useWalk(): (by: number) => void {
  const { dispatch } = useApp();
  return (by) => {
    dispatch({ type: "learn/go", by });
    // At once, so that a screen reader begins with the title: it is rendered before it is read.
    document.getElementById("lesson-title")?.focus();
  };
}
