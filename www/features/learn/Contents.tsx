import { CHAPTERS } from "../../content/lessons/index.ts";
import type { Lesson } from "../../content/lessons/lesson.ts";
import { lower } from "../../core/words.ts";
import { KINDS } from "../../run/lessons/lesson-view.ts";
import { lessonCalled, shareLearned } from "../../state/lessons.ts";
import { Dialog, SheetHead } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  /** The id of the current lesson. */
  current: string;
  learned: string[];
}

/** All lessons. */
export function Contents({ open, onClose, current, learned }: Props) {
  return (
    <Dialog class="sheet" id="lessons" labelledBy="lessons-title" open={open} onClose={onClose}>
      <SheetHead id="lessons" onClose={onClose}>
        <h2 id="lessons-title">All lessons</h2>
      </SheetHead>
      <div class="toc" id="toc">
        {CHAPTERS.map(({ id, title, lessons }) => (
          <section key={id}>
            <h3>{title}</h3>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <Entry
                    lesson={lesson}
                    isCurrent={lesson.id === current}
                    isDone={shareLearned(lesson, learned) === 1}
                    onFollow={onClose}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface EntryProps {
  lesson: Lesson;
  isCurrent: boolean;
  isDone: boolean;
  onFollow: () => void;
}

function Entry({ lesson, isCurrent, isDone, onFollow }: EntryProps) {
  const kinds = kindsOf(lesson);
  return (
    <a
      class={isDone ? "entry done" : "entry"}
      href={`#/learn/${lesson.id}`}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onFollow}
    >
      {isDone ? (
        <i role="img" aria-label="Done">
          <Icon name="check" />
        </i>
      ) : (
        <i>{lessonCalled(lesson.id)?.number}</i>
      )}
      <span>
        {lesson.title}
        {kinds && <small>{kinds}</small>}
      </span>
    </a>
  );
}

/** The kinds of parts in a lesson. */
function kindsOf({ parts }: Lesson) {
  const kinds = new Set(parts.map(({ kind }) => lower(KINDS[kind])));
  return [...kinds].filter(Boolean).join(", ");
}
