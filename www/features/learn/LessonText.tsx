import { press } from "../../core/pointer.ts";
import { useApp } from "../../ui/context.ts";
import { Definition } from "./Definition.tsx";
import { Text } from "./Text.tsx";
import { useLesson } from "./use-lesson.ts";

/** The text of a part; its first paragraph gives way to what an answer means. */
export function LessonText({ isWide }: { isWide: boolean }) {
  const { title, part, asked, reply, answer } = useLesson(
    ({ place: { lesson }, part, asked, reply, answer }) => {
      return { title: lesson.title, part, asked, reply, answer };
    },
  );
  const isAbove = !isWide && asked !== null && reply === null;
  const [lead, ...rest] = part.text;
  const first = answer || (isAbove ? "" : lead!);
  return (
    <article class="lesson">
      {!isWide && answer && <p class="lead">{answer}</p>}
      <h2 class="title" id="lesson-title" tabIndex={-1}>
        {title}
      </h2>
      {(isWide || !answer) && first && (
        <p class="lead">
          <Text text={first} />
        </p>
      )}
      {rest.map((words) => (
        <p key={words}>
          <Text text={words} />
        </p>
      ))}
      {isWide && !asked && part.task && (
        <p class="task">
          <Text text={part.task} />
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
    <label class="option">
      Locked queen
      <select
        value={lab.lock ?? ""}
        title={`${press()} a square to lock the queen there on all four boards`}
        onChange={({ currentTarget }) =>
          dispatch({ type: "learn/lock", square: Number(currentTarget.value) })
        }
      >
        {lab.names.map((name, square) => (
          <option key={name} value={square}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
