import { Sentence } from "../../board/Sentence.tsx";
import { Text } from "./Text.tsx";
import { useLesson } from "./use-lesson.ts";

/**
 * The question of a part, or the reply to an answer; where nothing is asked, the sentence of the run.
 * @param isLed whether what it depends on stands above it, as the board comes before the text
 */
export function Ask({ isLed }: { isLed: boolean }) {
  const ask = useLesson(({ asked, reply }) => reply ?? asked);
  const told = useLesson(({ part, asked }) => (asked ? part.text[0] : part.task));
  return (
    <div class="ask">
      {isLed && told && (
        <p>
          <Text text={told} />
        </p>
      )}
      {ask ? (
        <h1 class={`question ${ask.tone}`} id="question">
          <span>
            <b>{ask.lead}</b> {ask.text}
          </span>
        </h1>
      ) : (
        <Sentence />
      )}
    </div>
  );
}
