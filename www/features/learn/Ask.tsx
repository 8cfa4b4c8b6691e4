import { Sentence } from "../../board/Sentence.tsx";
import type { Ask as AskView } from "../../run/lessons/lesson-view.ts";
import { Text } from "./Text.tsx";
import { useLesson } from "./use-lesson.ts";

/** The question of a part, or the reply to an answer; where nothing is asked, the sentence of the run. */
export function Ask() {
  const { asked, reply } = useLesson(({ asked, reply }) => ({ asked, reply }));
  const ask = reply ?? asked;
  return ask ? <Question {...ask} /> : <Sentence />;
}

/** On a phone the text that a question depends on stands above it. A reply takes the place of both. */
export function AskInTurn() {
  const { part, asked, reply } = useLesson(({ part, asked, reply }) => ({ part, asked, reply }));
  const lead = asked ? part.text[0] : part.task;
  return (
    <div class="ask">
      <div class={reply ? "gone" : undefined}>
        {lead && (
          <p class="lead">
            <Text text={lead} />
          </p>
        )}
        {asked ? <Question {...asked} isGone={reply !== null} /> : <Sentence />}
      </div>
      {reply && <Question {...reply} />}
    </div>
  );
}

/** @param isGone whether it only keeps its room */
function Question({ tone, lead, text, isGone }: AskView & { isGone?: boolean }) {
  return (
    <h1 class={`question ${tone}`} id={isGone ? undefined : "question"}>
      <b>{lead}</b> {text}
    </h1>
  );
}
