import { useSignal } from "@preact/signals";
import { Button } from "../ui/Button.tsx";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { layout } from "../ui/layout.ts";
import { Formally } from "./Formally.tsx";
import { glossary, introducedIn } from "./markup.ts";
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

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Every term, its meaning, and the lesson that introduces it. */
function Glossary({ open, onClose }: Props) {
  return (
    <Dialog id="glossary" labelledBy="glossary-title" open={open} onClose={onClose}>
      <SheetHead id="glossary" onClose={onClose}>
        <h2 id="glossary-title">Glossary</h2>
      </SheetHead>
      <dl class="body words stack">
        {open && glossary().map((entry) => <Entry key={entry.id} {...entry} onFollow={onClose} />)}
      </dl>
    </Dialog>
  );
}

type EntryProps = ReturnType<typeof glossary>[number] & { onFollow: () => void };

function Entry({ id, word, means, isFormal, onFollow }: EntryProps) {
  const first = introducedIn(id);
  return (
    <div>
      <dt>{word}</dt>
      <dd class="muted">
        {means}{" "}
        {first && (
          <a class="link" href={`#/learn/${first.id}/${first.part + 1}`} onClick={onFollow}>
            {first.title}
          </a>
        )}
        {isFormal && <Formally term={id} />}
      </dd>
    </div>
  );
}
