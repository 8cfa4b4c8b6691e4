import { press } from "../core/pointer.ts";
import { useApp } from "../ui/context.ts";
import { Select } from "../ui/Select.tsx";
import { Definition } from "./Definition.tsx";
import { Text } from "./Text.tsx";
import { useLesson } from "./use-lesson.ts";

/**
 * The text of a part; the meaning of an answer replaces its first paragraph, or on a phone appears
 * below the board.
 */
export function LessonText({ isWide }: { isWide: boolean }) {
  const { title, part, isAsked, answer } = useLesson(
    ({ place: { lesson }, practice, part, asked, answer }) => {
      return { title: practice?.name ?? lesson.title, part, isAsked: asked !== null, answer };
    },
  );
  const [lead, ...rest] = part.text;
  const told = isWide && answer ? answer : lead!;
  return (
    <article class="lesson stack">
      {!isWide && answer && <p class="lead">{answer}</p>}
      <h1 class="title" id="lesson-title" tabIndex={-1}>
        {title}
      </h1>
      {(isWide || !isAsked) && (
        <p class="lead" key={told}>
          <Text text={told} />
        </p>
      )}
      {rest.map((words) => (
        <p key={words}>
          <Text text={words} />
        </p>
      ))}
      {isWide && !isAsked && part.task && (
        <p>
          <b>{part.task}</b>
        </p>
      )}
      <Definition />
    </article>
  );
}

/** Chooses the locked queen of an experiment. */
export function LabLock() {
  const { dispatch } = useApp();
  const lab = useLesson((lesson) => lesson.lab);
  if (!lab) return null;
  return (
    <div class="option">
      <label for="lab-square">Locked queen</label>
      <Select
        id="lab-square"
        value={String(lab.lock ?? "")}
        title={`${press()} a square to lock the queen there on all four boards`}
        options={lab.names.map((label, square) => ({ value: String(square), label }))}
        onChange={(square) => dispatch({ type: "learn/lock", square: Number(square) })}
      />
    </div>
  );
}
