import { CHAPTERS } from "../../content/lessons/index.ts";
import type { Lesson } from "../../content/lessons/lesson.ts";
import { lessonCalled, shareLearned } from "../../state/lessons.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useComputed, useSignal } from "../../vendor/preact.js";
import { Contents } from "./Contents.tsx";
import { useLesson } from "./use-lesson.ts";

/** Progress through the course: a segment for each lesson, by chapter. */
export function Rail() {
  const { view } = useApp();
  const isOpen = useSignal(false);
  const show = (isShown: boolean) => {
    isOpen.value = isShown;
  };
  const current = useLesson(({ place }) => place.lesson.id) ?? "";
  const learned = useComputed(() => view.state.value.learned).value;
  return (
    <>
      <nav class="rail" id="rail" aria-label="Lessons" data-in="learn">
        <div class="chapters" id="chapters">
          {CHAPTERS.map(({ id, title, lessons }) => (
            <div key={id} class="chapter" style={{ "--lessons": lessons.length }}>
              <span>{title}</span>
              <div class="segments">
                {lessons.map((lesson) => (
                  <Segment
                    key={lesson.id}
                    lesson={lesson}
                    isCurrent={lesson.id === current}
                    share={shareLearned(lesson, learned)}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <Button class="btn tiny" id="all-lessons" aria-haspopup="dialog" onClick={() => show(true)}>
          All lessons
        </Button>
      </nav>
      <Contents
        open={isOpen.value}
        onClose={() => show(false)}
        current={current}
        learned={learned}
      />
    </>
  );
}

interface SegmentProps {
  lesson: Lesson;
  isCurrent: boolean;
  /** The share completed, from 0 to 1. */
  share: number;
}

function Segment({ lesson, isCurrent, share }: SegmentProps) {
  const name = `${lessonCalled(lesson.id)?.number}. ${lesson.title}`;
  const state = share === 1 ? ", done" : share > 0 ? ", begun" : "";
  return (
    // biome-ignore lint/a11y/useAnchorContent: It is a line, with a label for those who listen.
    <a
      class="segment"
      href={`#/learn/${lesson.id}`}
      title={name}
      aria-label={`${name}${state}`}
      aria-current={isCurrent ? "page" : undefined}
      style={{ "--share": `${100 * share}%` }}
    />
  );
}
