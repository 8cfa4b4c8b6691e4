/** The lessons that have been loaded. Each is loaded when it is opened, or when the page is idle. */

import type { Lesson } from "./lesson.ts";
import { OUTLINES } from "./outlines.ts";

const outlines = OUTLINES.flatMap(({ lessons }) => lessons);

const loaded: Map<string, Lesson> = new Map();

/** Thrown if a needed lesson has not been loaded. */
export class LessonMissing extends Error {
  readonly id;

  constructor(id: string) {
    super(`The lesson ${id} has not been loaded.`);
    this.id = id;
  }
}

export const hasLesson = (id: string) => loaded.has(id);

/** Loads a lesson, unless there is none with this id. */
export async function loadLesson(id: string): Promise<void> {
  const outline = outlines.find((one) => one.id === id);
  if (outline && !loaded.has(id)) loaded.set(id, (await outline.load()).default);
}

export async function loadLessons(): Promise<void> {
  await Promise.all(outlines.map(({ id }) => loadLesson(id)));
}

/** Throws if it has not been loaded. */
export function lessonNamed(id: string): Lesson {
  const lesson = loaded.get(id);
  if (!lesson) throw new LessonMissing(id);
  return lesson;
}
