import { press } from "../../core/pointer.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useLesson, useWalk } from "./use-lesson.ts";

/** Chooses the locked queen of an experiment. */
export function LabLock() {
  const { dispatch } = useApp();
  const { lock = null, names = [] } = useLesson((lesson) => lesson.lab) ?? {};
  return (
    <div class="field lock" id="lab-lock" data-in="learn">
      <label for="lab-square">Locked queen</label>
      <select
        id="lab-square"
        value={lock ?? ""}
        title={`${press()} a square to lock the queen there on all four boards`}
        onChange={({ currentTarget }) =>
          dispatch({ type: "learn/lock", square: Number(currentTarget.value) })
        }
      >
        {names.map((name, square) => (
          <option key={name} value={square}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The signs of answers. */
const SIGNS = { "": "?", right: "✓", wrong: "✕" };

/** The question of a lesson, or the reply to an answer. */
export function Question() {
  const { dispatch } = useApp();
  const walk = useWalk();
  const ask = useLesson((lesson) => lesson.ask);
  const { tone = "", lead, text, offer = "" } = ask ?? {};
  const take = () => (offer === "Next" ? walk(1) : dispatch({ type: "learn/take", offer }));
  return (
    <div class={`question ${tone}`} id="question" data-in="learn">
      <span class="sign" id="question-mark" aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <p>
        <b id="question-lead">{lead}</b> <span id="question-text">{text}</span>
      </p>
      <Button class="link" id="question-offer" hidden={offer === ""} onClick={take}>
        {offer}
      </Button>
    </div>
  );
}
