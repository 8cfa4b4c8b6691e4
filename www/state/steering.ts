/** *You choose* in Watch: choices in the solver's place, and the way back to earlier ones. */

import { omit } from "../core/objects.ts";
import { type Change, replaceRun, withRun } from "./changes.ts";
import { choicesIn, pairsOf, textOf } from "./choices.ts";
import type { State, WatchedRun } from "./state.ts";

/** How many changes of choices can be undone. */
const MOST_UNDONE = 200;

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
  return withRun(state, { choices: "", ...earlier.at(-1), earlier: earlier.slice(0, -1) });
};

/** Lets the solver choose alone, from its start. The choices are kept. */
export const unsteer: Change = (state) => {
  const run = runIn(state);
  const { choices, step } = run;
  if (choices === undefined) return state;
  const earlier = choices ? kept(run, { choices, step }) : (run.earlier ?? []);
  return replaceRun(state, { ...omit(run, "choices"), earlier, step: 0 });
};

const kept = ({ earlier = [] }: WatchedRun, now: { choices: string; step: number }) =>
  [...earlier, now].slice(-MOST_UNDONE);

/** Chooses a square at the step shown, instead of all later choices, and makes the step. */
export const decide =
  (square: number): Change =>
  (state) => {
    const run = runIn(state);
    const { choices = "", step } = run;
    const before = choicesIn(run, choices).filter((choice) => choice.step < step);
    return withRun(state, {
      choices: textOf(run, [...before, { step, square }]),
      earlier: kept(run, { choices, step }),
      step: step + 1,
    });
  };

/** How many choices a choice at the step shown would replace or drop. */
export const replacedBy = (run: WatchedRun) =>
  choicesIn(run, run.choices ?? "").filter(({ step }) => step >= run.step).length;

/** Undoes the last change of choices; in a run from a link, the last choice. */
export const undoChoice: Change = (state) => {
  const run = runIn(state);
  const { choices = "", earlier = [] } = run;
  const back = earlier.at(-1);
  if (back) return withRun(state, { ...back, earlier: earlier.slice(0, -1) });
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
