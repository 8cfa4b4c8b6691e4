import { introducedIn } from "../../state/markup.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { type Signal, useLayoutEffect, useRef, useSignal } from "../../vendor/preact.js";
import { Definition } from "./Definition.tsx";
import { Glossary } from "./Glossary.tsx";
import { Text } from "./Text.tsx";
import { useLesson, useWalk } from "./use-lesson.ts";

/** The text of a part of a lesson, and its buttons. */
export function LessonText() {
  const isGlossaryOpen = useSignal(false);
  const show = (isShown: boolean) => {
    isGlossaryOpen.value = isShown;
  };
  const explained = useSignal<HTMLElement | null>(null);
  const ref = useRef<HTMLElement>(null);
  const part = useLesson((lesson) => lesson.part);
  const walkByKey = useWalkByKey();
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0;
  }, [part]);
  return (
    <>
      <section
        class="text"
        aria-label="Lesson"
        id="learn"
        data-in="learn"
        ref={ref}
        onKeyDown={walkByKey}
      >
        <article class="card lesson">
          <Heading />
          <Paragraphs explained={explained} />
          <Goal />
          <Walk />
          <Links onGlossary={() => show(true)} />
        </article>
      </section>
      <Glossary open={isGlossaryOpen.value} onClose={() => show(false)} />
      <Definition term={explained} />
    </>
  );
}

/** The number of parts that a key moves by. */
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function useWalkByKey() {
  const { view } = useApp();
  const walk = useWalk();
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const [lesson, by] = [view.lesson.peek(), KEYS[key]];
    if (!lesson || !by || ctrlKey || metaKey || altKey) return;
    if (!(by < 0 ? lesson.isFirst : lesson.isLast)) walk(by);
  };
}

function Heading() {
  const kicker = useLesson((lesson) => lesson.kicker);
  const title = useLesson(({ place }) => place.lesson.title);
  const part = useLesson(({ place: { lesson }, number }) =>
    lesson.parts.length > 1 ? `${number} / ${lesson.parts.length}` : "",
  );
  return (
    <>
      <p class="kicker" id="lesson-kicker" data-part={part ?? ""}>
        {kicker}
      </p>
      <h2 class="title" id="lesson-title" tabIndex={-1}>
        {title}
      </h2>
    </>
  );
}

function Paragraphs({ explained }: { explained: Signal<HTMLElement | null> }) {
  const { text = [], task } = useLesson((lesson) => lesson.part) ?? {};
  const id = useLesson(({ place }) => place.lesson.id);
  const number = useLesson((lesson) => lesson.number) ?? 1;
  const isNew = (term: string) => {
    const first = introducedIn(term);
    return first?.id === id && first?.part === number - 1;
  };
  const given = { isNew, explained };
  // Another part gets new elements, none of which has the focus.
  const key = `${id}/${number}`;
  return (
    <>
      <div id="lesson-text" key={key}>
        {text.map((words) => (
          <p key={words}>
            <Text text={words} {...given} />
          </p>
        ))}
      </div>
      <p class="task" id="lesson-task" key={`${key} task`} hidden={!task}>
        <Text text={task ?? ""} {...given} />
      </p>
    </>
  );
}

function Goal() {
  const goal = useLesson((lesson) => lesson.goal);
  return (
    <p class={goal?.met ? "goal met" : "goal"} id="lesson-goal" hidden={!goal}>
      <b>{goal?.met ? "Found it." : "Goal:"}</b> {goal?.text}
    </p>
  );
}

/** Buttons to the other parts, and to Watch. */
function Walk() {
  const walk = useWalk();
  const isFirst = useLesson((lesson) => lesson.isFirst) ?? false;
  const isLast = useLesson((lesson) => lesson.isLast) ?? false;
  return (
    <div class="walk">
      <Button id="learn-back" disabled={isFirst} onClick={() => walk(-1)} icon="left">
        Back
      </Button>
      <Button class="btn primary" id="learn-next" disabled={isLast} onClick={() => walk(1)}>
        Next
        <Icon name="right" />
      </Button>
      <Button
        class="btn wide"
        id="learn-watch"
        aria-label="Open in Watch"
        action={{ type: "learn/open-in-watch" }}
      >
        <span class="long">Open in Watch</span>
        <span class="short" aria-hidden="true">
          Watch
        </span>
      </Button>
    </div>
  );
}

function Links({ onGlossary }: { onGlossary: () => void }) {
  return (
    <div class="links">
      <Button class="link" id="open-glossary" aria-haspopup="dialog" onClick={onGlossary}>
        Glossary
      </Button>
      <Button
        class="link"
        id="learn-link"
        title="Copy a link to this moment (L)"
        action={{ type: "app/copy-link" }}
      >
        Copy link
      </Button>
      <Button class="link" id="print-lesson" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
