import { Sentence } from "../panels/Sentence.tsx";
import { ColourText } from "../ui/ColourText.tsx";
import { Text } from "./Text.tsx";
import { useLesson } from "./use-lesson.ts";

const COLOURS: Record<string, string> = { right: "good", wrong: "bad" };

/**
 * The question of a part, the reply to an answer, or else the sentence of the run.
 * @param isLed whether to repeat the text that the question needs above it, where the board comes
 * before the text
 */
export function Ask({ isLed }: { isLed: boolean }) {
  const ask = useLesson(({ asked, reply }) => reply ?? asked);
  const told = useLesson(({ part, asked }) => (asked ? part.text[0] : part.task));
  return (
    <div class="ask stack tight">
      {isLed && told && (
        <p>
          <Text text={told} />
        </p>
      )}
      {ask ? (
        <h2 class={`question ${ask.tone}`} id="question">
          <span>
            <b class={COLOURS[ask.tone]}>{ask.lead}</b> <ColourText text={ask.text} />
          </span>
        </h2>
      ) : (
        <Sentence />
      )}
    </div>
  );
}
