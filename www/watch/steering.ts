/** *You choose* in Watch: choices in the solver's place, and the way back to earlier ones. */

import { counted } from "../core/lists.ts";
import { omit } from "../core/objects.ts";
import { choicesIn, pairsOf, textOf } from "../routes/choices.ts";
import { replaceRun, wayBack, withRun } from "../store/changes.ts";
import type { Change, State, WatchedRun } from "../store/state.ts";

/** The engine's description of the run, without its puzzle. */
export const orderOf = (run: WatchedRun) => {
  const { solver, options, seed, choices } = run;
  return {
    solver,
    options,
    seed,
    ...(choices !== undefined && { choices: pairsOf(run, choices) }),
  };
};

const runIn = (state: State) => state.watch[state.game];

/** Lets the person choose: from the step shown, or where the last choices were left. */
export const steer: Change = (state) => {
  const { choices, earlier = [] } = runIn(state);
  if (choices !== undefined) return state;
  const last = earlier.at(-1);
  if (!last || "solver" in last) return withRun(state, { choices: "" });
  return withRun(state, { ...last, earlier: earlier.slice(0, -1) });
};

/** Lets the solver choose alone, from its start. The choices are kept. */
export const unsteer: Change = (state) => {
  const run = runIn(state);
  const { choices, step, earlier = [] } = run;
  if (choices === undefined) return state;
  const kept = choices ? wayBack(earlier, { choices, step }) : earlier;
  return replaceRun(state, { ...omit(run, "choices"), earlier: kept, step: 0 });
};

/** Chooses a square at the step shown, instead of all later choices, and makes the step. */
export const decide =
  (square: number): Change =>
  (state) => {
    const run = runIn(state);
    const { choices = "", step, earlier = [] } = run;
    const before = choicesIn(run, choices).filter((choice) => choice.step < step);
    return withRun(state, {
      choices: textOf(run, [...before, { step, square }]),
      earlier: wayBack(earlier, { choices, step }),
      step: step + 1,
    });
  };

/** How many choices a choice at the step shown would replace or drop. */
export const replacedBy = (run: WatchedRun) =>
  choicesIn(run, run.choices ?? "").filter(({ step }) => step >= run.step).length;

/** How to bring dropped choices back. */
export const wayBackWords = (what: string, dropped: number, where: string = "") =>
  `${counted(dropped, what)} dropped. Undo choice${where} brings ${dropped === 1 ? "it" : "them"} back.`;

/** The way back to the choices of the run before, if a change to another run has dropped some; or "". */
export function droppedWords(before: State, after: State) {
  const { choices, earlier = [] } = runIn(after);
  const last = earlier.at(-1);
  const isDropped = last && "solver" in last && !before.watch[after.game].earlier?.includes(last);
  if (!isDropped || !last.choices) return "";
  const where = choices === undefined ? ", under You choose," : "";
  return wayBackWords("choice", choicesIn(last, last.choices).length, where);
}

/** Undoes the last change of choices, or of the run; in a run from a link, the last choice. */
export const undoChoice: Change = (state) => {
  const run = runIn(state);
  const { choices = "", earlier = [] } = run;
  const back = earlier.at(-1);
  if (back)
    return replaceRun(state, { ...omit(run, "choices"), ...back, earlier: earlier.slice(0, -1) });
  const all = choicesIn(run, choices);
  const last = all.at(-1);
  if (!last) return state;
  return withRun(state, { choices: textOf(run, all.slice(0, -1)), step: last.step });
};

/** Keeps the first choices, because the next one did not fit the run. */
export const keepChoices =
  (kept: number): Change =>
  (state) => {
    const run = runIn(state);
    const all = choicesIn(run, run.choices ?? "");
    return withRun(state, { choices: textOf(run, all.slice(0, kept)) });
  };
