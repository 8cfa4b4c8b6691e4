import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { LessonView } from "./lesson-view.ts";
import { useLesson, useWalk } from "./use-lesson.ts";

const ends = ({ offer, canAsk, isSettled, isFirst, isLast, isLastPart, practice }: LessonView) => {
  return { offer, canAsk, isSettled, isFirst, isLast, isLastPart, practice };
};

/**
 * Buttons to the parts before and after. In the bar of a phone, the button for the answer replaces
 * the one for the next part.
 */
export function Walk({ isBar }: { isBar?: boolean }) {
  const walk = useWalk();
  const { offer, canAsk, isSettled, isFirst, isLast, isLastPart, practice } = useLesson(ends);
  return (
    <div class="inline even full">
      {canAsk ? (
        <Button
          class="btn primary"
          id="another"
          data-starts
          action={{ type: "learn/take", offer: "Try another like it" }}
        >
          Try another like it
        </Button>
      ) : (
        <Button id="learn-back" disabled={isFirst} onClick={() => walk(-1)} icon="left">
          Back
        </Button>
      )}
      {isBar && offer === "Show me" ? (
        <Button id="offer" action={{ type: "learn/take", offer }}>
          {offer}
        </Button>
      ) : practice && isLast ? (
        <Button
          class={isSettled ? "btn primary" : "btn"}
          id="learn-score"
          disabled={!practice.isMade}
          action={{ type: "learn/end" }}
        >
          See your score
        </Button>
      ) : (
        <Button
          class={isSettled && !canAsk ? "btn primary" : "btn"}
          id="learn-next"
          disabled={isLast}
          onClick={() => walk(1)}
        >
          {isLastPart ? "Next lesson" : "Next"}
          <Icon name="right" />
        </Button>
      )}
    </div>
  );
}
