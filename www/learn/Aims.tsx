/** What students can do after a lesson, and what they need before it: folded, as players need not read it. */

import type { Lesson } from "../content/lessons/lesson.ts";
import { lessonCalled } from "../store/lessons.ts";
import { useLesson } from "./use-lesson.ts";

/** At the start of a lesson. */
export function Aims() {
  const { lesson, isStart } = useLesson(({ place, number, practice }) => {
    return { lesson: place.lesson, isStart: number === 1 && !practice };
  });
  if (!isStart) return null;
  const { minutes, needs, objectives } = lesson;
  return (
    <details class="aims muted" key={lesson.id}>
      <summary>{`Objectives · ${minutes} min`}</summary>
      <List items={objectives} />
      {needs.length > 0 && (
        <p>
          {"Needs "}
          {needs.map((id, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <a class="link" href={`#/learn/${id}`}>
                {titleOf(id)}
              </a>
            </span>
          ))}
        </p>
      )}
    </details>
  );
}

/** Of a chapter. */
export function ChapterAims({ lessons }: { lessons: Lesson[] }) {
  return (
    <details class="aims muted">
      <summary>Objectives</summary>
      {lessons.map(({ id, title, objectives }) => (
        <div key={id}>
          <b>{title}</b>
          <List items={objectives} />
        </div>
      ))}
    </details>
  );
}

const List = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
);

const titleOf = (id: string) => lessonCalled(id)?.lesson.title ?? id;
