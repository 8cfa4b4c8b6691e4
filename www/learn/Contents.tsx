import { useSignal } from "@preact/signals";
import { LESSONS } from "../store/lessons.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { isEmbed, layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { Bars } from "./Bars.tsx";
import type { LessonView } from "./lesson-view.ts";
import { useLesson } from "./use-lesson.ts";

const LessonList = lazy(async () => (await import("./LessonList.tsx")).LessonList);

/** The current place: the lesson, and its parts as bars. */
export function Progress() {
  const { at, parts, part, practice } = useLesson(({ place, number, practice }) => ({
    at: place.number,
    parts: place.lesson.parts.length,
    part: number,
    practice,
  }));
  return (
    <div class="progress cluster">
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
      {layout.value !== "wide" && !isEmbed && <AllLessons class="link last" />}
    </div>
  );
}

/** Which question of a drill is open, and how many are solved. */
function InDrill({ at, solved, many }: NonNullable<LessonView["practice"]>) {
  return (
    <>
      <span class="num">{`Question ${at + 1} · ${solved.length} of ${many} solved`}</span>
      {layout.value === "wide" && (
        <Bars
          name={`${solved.length} of ${many} solved`}
          bars={Array.from({ length: many }, (_, one) => solved.includes(one))}
        />
      )}
    </>
  );
}

/** The button that opens all lessons, and the progress in each. */
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
        <div class="body toc columns" id="toc">
          {isOpen.value && <LessonList onFollow={() => show(false)} />}
        </div>
      </Dialog>
    </>
  );
}
