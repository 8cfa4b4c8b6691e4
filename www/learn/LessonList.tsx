/** All lessons by chapter: their parts, objectives and drills. */

import { CHAPTERS } from "../content/lessons/index.ts";
import type { Lesson } from "../content/lessons/lesson.ts";
import { lower } from "../core/words.ts";
import { lessonCalled, partsLearned } from "../store/lessons.ts";
import { ChapterAims } from "./Aims.tsx";
import { Bars } from "./Bars.tsx";
import { DrillLink } from "./Drills.tsx";
import { KINDS } from "./lesson-view.ts";
import { useLesson } from "./use-lesson.ts";

interface Props {
  onFollow: () => void;
}

export function LessonList({ onFollow }: Props) {
  return (
    <>
      {CHAPTERS.map(({ id, title, lessons }) => (
        <section key={id}>
          <h3>{title}</h3>
          <ol class="rows">
            {lessons.map((lesson) => (
              <li key={lesson.id} class="inline">
                <Entry lesson={lesson} onFollow={onFollow} />
                <DrillLink lesson={lesson} onFollow={onFollow} />
              </li>
            ))}
          </ol>
          <ChapterAims lessons={lessons} />
        </section>
      ))}
    </>
  );
}

function Entry({ lesson, onFollow }: Props & { lesson: Lesson }) {
  const { id, title, parts } = lesson;
  const isCurrent = useLesson(({ place }) => place.lesson.id === id);
  const learned = useLesson((view) => partsLearned(lesson, view.learned));
  const done = learned.filter(Boolean).length;
  const kinds = kindsOf(lesson);
  return (
    <a
      class={done === parts.length ? "row done" : "row"}
      href={`#/learn/${id}`}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onFollow}
    >
      <span class="num">{lessonCalled(id)?.number}</span>
      <span class="grow lines">
        {title}
        <small>{kinds}</small>
      </span>
      <Bars
        name={done === parts.length ? "Done" : `${done} of ${parts.length} parts done`}
        bars={learned}
      />
    </a>
  );
}

/** The kinds of parts in a lesson, and how long it takes. */
function kindsOf({ parts, minutes }: Lesson) {
  const kinds = new Set(parts.map(({ kind }) => lower(KINDS[kind])));
  return [[...kinds].filter(Boolean).join(", "), `${minutes} min`].filter(Boolean).join(" · ");
}
