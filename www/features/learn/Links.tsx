import { useSignal } from "@preact/signals";
import { Button } from "../../ui/Button.tsx";
import { layout } from "../../ui/layout.ts";
import { Glossary } from "./Glossary.tsx";
import { useLesson } from "./use-lesson.ts";

export function Links() {
  const isQuestion = useLesson(({ asked }) => asked !== null);
  const isOpen = useSignal(false);
  const show = (isShown: boolean) => {
    isOpen.value = isShown;
  };
  return (
    <div class="links cluster">
      <Button class="link" action={{ type: "learn/open-in-watch" }}>
        Open in Watch
      </Button>
      <Button class="link" aria-haspopup="dialog" onClick={() => show(true)}>
        Glossary
      </Button>
      <Button
        class="link"
        title={isQuestion ? "It opens unanswered (L)" : "Copy a link to this moment (L)"}
        action={{ type: "app/copy-link" }}
      >
        {isQuestion ? "Copy link to this question" : "Copy link"}
      </Button>
      <Button class="link" onClick={() => print()}>
        Print
      </Button>
      {layout.value === "wide" && (
        <Button
          class="link"
          title="Board, sentence and keys alone, in large type (P)"
          action={{ type: "settings/set", settings: { projector: true } }}
        >
          Projector
        </Button>
      )}
      <a class="link" href="#/learn/teachers">
        For teachers
      </a>
      <Glossary open={isOpen.value} onClose={() => show(false)} />
    </div>
  );
}
