/** Asks before doing something that is hard to undo. */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface Question {
  title: string;
  text: string;
  /** The label of the button that confirms. */
  yes: string;
  /** Whether something would be lost; then Cancel gets the focus. */
  isHarm?: boolean;
  /** What the player can do before answering. */
  first?: { label: string; act: () => void };
}

const isOpen = signal(false);
/** The last question, which stays readable while the dialog closes. */
const asked = signal<(Question & { answer: (isMeant: boolean) => void }) | null>(null);

/** Asks, and resolves once the dialog has closed: another question can follow. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    asked.value = { ...question, answer };
    isOpen.value = true;
  });

export function AskDialog() {
  const isMeant = useRef(false);
  const choose = (choice: boolean) => {
    isMeant.current = choice;
    isOpen.value = false;
  };
  // Once the dialog has closed.
  useLayoutEffect(() => {
    if (!isOpen.value) asked.value?.answer(isMeant.current);
  }, [isOpen.value]);
  const question = asked.value;
  return (
    <Dialog
      id="ask"
      class="small"
      role="alertdialog"
      open={isOpen.value}
      onClose={() => choose(false)}
      labelledBy="ask-title"
      describedBy="ask-text"
      isFirm
    >
      <div class="body">
        <h1 id="ask-title">{question?.title}</h1>
        <p id="ask-text">{question?.text}</p>
        <div class="btns">
          {question?.first && (
            <Button class="btn soft" onClick={question.first.act}>
              {question.first.label}
            </Button>
          )}
          <Button
            class={question?.isHarm ? "btn danger" : "btn primary"}
            onClick={() => choose(true)}
          >
            {question?.yes}
          </Button>
          <Button autofocus={question?.isHarm} onClick={() => choose(false)}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
