/** Changes as the questions of a drill are answered, up to its score. */

import { omit } from "../core/objects.ts";
import { drawnAt, type Practice } from "../store/lessons.ts";
import type { Change, State } from "../store/state.ts";

/** Notes how a question of the drill was answered: at first, and in the end. */
export const answeredInDrill =
  ({ right, shown }: { right: boolean; shown?: boolean }, text: string): Change =>
  (state) => {
    const { practice } = state.lesson;
    if (!practice) return state;
    const { at, answers } = practice;
    const first = answers?.[at] ?? { right: right && !shown, said: text, why: "" };
    const answer = { ...first, why: first.why || (right ? text : "") };
    return withPractice(state, { ...practice, answers: { ...answers, [at]: answer } });
  };

/** Shows the score of the drill. */
export const endedDrill: Change = (state) => {
  const { practice } = state.lesson;
  return practice?.questions ? withPractice(state, { ...practice, ended: true }) : state;
};

/** Leads from the score back to a question, from 0. */
export const toQuestion =
  (at: number): Change =>
  (state) => {
    const { practice } = state.lesson;
    return practice ? withPractice(state, { ...omit(practice, "ended"), at }) : state;
  };

/** Asks the questions of the drill that were missed, again. */
export const againMissed: Change = (state) => {
  const { practice } = state.lesson;
  const missed = practice ? missedIn(practice) : [];
  if (!practice?.questions || missed.length === 0) return state;
  return withPractice(state, {
    ...omit(practice, "answers", "ended"),
    only: missed.map((at) => drawnAt({ ...practice, at })),
    at: 0,
    solved: [],
    questions: missed.map((at) => practice.questions![at]!),
  });
};

/** The places of the questions that were not answered right at once. */
export const missedIn = ({ questions = [], answers, solved }: Practice) =>
  questions.flatMap((_, at) => ((answers?.[at]?.right ?? solved.includes(at)) ? [] : [at]));

const withPractice = (state: State, practice: Practice): State => ({
  ...state,
  lesson: { ...state.lesson, step: null, practice },
});
