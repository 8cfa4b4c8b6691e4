import { CHAPTERS } from "../../content/lessons/index.ts";
import { FIVE, type Lesson } from "../../content/lessons/lesson.ts";
import { lower } from "../../core/words.ts";
import { KINDS, type LessonView } from "../../run/lessons/lesson-view.ts";
import { LESSONS, lessonCalled, partsLearned } from "../../state/lessons.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, SheetHead } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { isEmbed, layout } from "../../ui/layout.ts";
import { useSignal } from "../../vendor/preact.js";
import { ChapterAims } from "./Aims.tsx";
import { DrillLink } from "./Drills.tsx";
import { useLesson } from "./use-lesson.ts";

/** Where one is: the lesson, and its parts as bars. */
export function Progress() {
  const { at, parts, part, practice } = useLesson(({ place, number, practice }) => ({
    at: place.number,
    parts: place.lesson.parts.length,
    part: number,
    practice,
  }));
  return (
    <div class="progress">
      {practice ? (
        <InDrill {...practice} />
      ) : (
        <>
          <span class="num">{`Lesson ${at} of ${LESSONS.length}`}</span>
          <Bars
            name={`Part ${part} of ${parts}`}
            bars={Array.from({ length: parts }, (_, one) => one < part)}
          />
        </>
      )}
      {layout.value !== "wide" && !isEmbed && <AllLessons class="link" />}
    </div>
  );
}

/** Which question of a drill is open, and how many are solved. */
function InDrill({ at, solved }: NonNullable<LessonView["practice"]>) {
  return (
    <>
      <span class="num">{`Question ${at + 1} · ${solved.length} of ${FIVE} solved`}</span>
      {layout.value === "wide" && (
        <Bars
          name={`${solved.length} of ${FIVE} solved`}
          bars={Array.from({ length: FIVE }, (_, one) => solved.includes(one))}
        />
      )}
    </>
  );
}

/** The parts of a lesson as small bars. */
export function Bars({ name, bars }: { name: string; bars: boolean[] }) {
  return (
    <span class="parts" role="img" aria-label={name}>
      {bars.map((isOn, at) => (
        <i key={at} class={isOn ? "on" : undefined} />
      ))}
    </span>
  );
}

/** The button that opens all lessons, and how far each has come. */
export function AllLessons({ class: className }: { class: string }) {
  const isOpen = useSignal(false);
  const show = (isShown: boolean) => {
    isOpen.value = isShown;
  };
  return (
    <>
      <Button class={className} id="all-lessons" aria-haspopup="dialog" onClick={() => show(true)}>
        All lessons
        {className === "pick" && <Icon name="down" />}
      </Button>
      <Dialog
        id="lessons"
        labelledBy="lessons-title"
        open={isOpen.value}
        onClose={() => show(false)}
      >
        <SheetHead id="lessons" onClose={() => show(false)}>
          <h2 id="lessons-title">All lessons</h2>
        </SheetHead>
        <div class="body toc" id="toc">
          {isOpen.value &&
            CHAPTERS.map(({ id, title, lessons }) => (
              <section key={id}>
                <h3>{title}</h3>
                <ol class="rows">
                  {lessons.map((lesson) => (
                    <li key={lesson.id}>
                      <Entry lesson={lesson} onFollow={() => show(false)} />
                      <DrillLink lesson={lesson} onFollow={() => show(false)} />
                    </li>
                  ))}
                </ol>
                <ChapterAims lessons={lessons} />
              </section>
            ))}
        </div>
      </Dialog>
    </>
  );
}

function Entry({ lesson, onFollow }: { lesson: Lesson; onFollow: () => void }) {
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
      <span>
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
