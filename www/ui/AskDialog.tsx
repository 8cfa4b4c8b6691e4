/** Asks before doing something that is hard to undo. */

import { signal } from "../vendor/preact.js";
import { Dialog } from "./Dialog.tsx";

interface Question {
  title: string;
  text: string;
  /** The label of the button that confirms. */
  yes: string;
  /** Whether something would be lost; then Cancel has the focus. */
  isHarm?: boolean;
  /** What the player can do before answering. */
  first?: { label: string; act: () => void };
}

const isOpen = signal(false);
/** The last question, which stays readable while the dialog closes. */
const asked = signal<(Question & { answer: (isMeant: boolean) => void }) | null>(null);

/** Asks, and waits for the answer. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    asked.value = { ...question, answer };
    isOpen.value = true;
  });

function answer(isMeant: boolean) {
  asked.value?.answer(isMeant);
  isOpen.value = false;
}

export function AskDialog() {
  const question = asked.value;
  return (
    <Dialog
      id="ask"
      class="small"
      role="alertdialog"
      open={isOpen.value}
      onClose={() => answer(false)}
      labelledBy="ask-title"
      describedBy="ask-text"
      isFirm
    >
      <div class="body">
        <h1 id="ask-title">{question?.title}</h1>
        <p id="ask-text">{question?.text}</p>
        <div class="btns">
          {question?.first && (
            <button type="button" class="btn soft" onClick={question.first.act}>
              {question.first.label}
            </button>
          )}
          <button
            type="button"
            class={question?.isHarm ? "btn danger" : "btn primary"}
            onClick={() => answer(true)}
          >
            {question?.yes}
          </button>
          <button
            type="button"
            class="btn"
            autofocus={question?.isHarm}
            onClick={() => answer(false)}
          >
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}
