import { useComputed } from "@preact/signals";
import { Button } from "../ui/Button.tsx";
import { ColourText } from "../ui/ColourText.tsx";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { useLesson } from "./use-lesson.ts";

/** The note under the board, and its buttons. */
export function Note() {
  const { message } = useApp().view;
  const { note, offer } = useLesson(({ note, offer }) => ({ note, offer }));
  const text = useComputed(() => message.value.text).value;
  const isInBar = offer === "Show me" && layout.value !== "wide";
  return (
    <>
      <p class="muted" id="says">
        <ColourText text={text || note} />
      </p>
      {offer && !isInBar && (
        <Button id="offer" action={{ type: "learn/take", offer }}>
          {offer}
        </Button>
      )}
    </>
  );
}
