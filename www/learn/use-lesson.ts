import { useApp } from "../ui/context.ts";
import { useLast, useSelector } from "../ui/use-selector.ts";
import type { LessonView } from "./lesson-view.ts";

/** Selects from the lesson; the component renders again only when that changes. */
export function useLesson<T>(select: (lesson: LessonView) => T): T {
  const { view } = useApp();
  const lesson = useLast(() => view.lesson.value);
  return useSelector(() => {
    if (!lesson.value) throw new Error("No lesson is open.");
    return select(lesson.value);
  }).value;
}

/** Moves by parts of the lesson, and focuses the title. */
export function useWalk(): (by: number) => void {
  const { dispatch } = useApp();
  return (by) => {
    dispatch({ type: "learn/go", by });
    // At once, so that screen readers start with the title: it is rendered before it is read.
    document.getElementById("lesson-title")?.focus({ preventScroll: true });
  };
}
