/** Effects of actions in lessons. */

import type { Drive } from "../../state/actions.ts";
import { runOf } from "../../state/state.ts";
import type { Stepper } from "../lessons/lesson-controller.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";
import { type Effects, randomSeed, said, unsaid } from "./effect.ts";

/** Few enough for a short link. */
const SEEDS = 9_999;

const drawnSeed = () => 1 + (randomSeed() % SEEDS);

export const learn: Effects = {
  "learn/open-in-watch": (session) =>
    session.commit({ type: "app/moment", moment: momentSeen(session) }),
  "learn/practise": (session, { id, asks, board }) => {
    const more = board === undefined ? {} : { board, own: null };
    return session.commit({ type: "learn/drill", id, asks, seed: drawnSeed(), ...more });
  },
  "learn/take": (session, { offer }) => {
    if (offer === "Show me") return session.lesson.showMe();
    if (offer === "Try another like it") return session.lesson.another(drawnSeed());
    session.lesson.play();
    return { as: "step" };
  },
  "learn/answer": (session, { value }) => session.lesson.answer(value),
  "learn/drive": (session, { drive }) => driven(session, drive),
  "learn/seek": (session, { step }) => sought(session, step, false),
  "learn/print": ({ added, state, allSolvers }) =>
    unsaid(() => added.learning?.handout.print(state.lesson, Object.values(allSolvers).flat())),
};

const STEPS: Record<Exclude<Drive, "toggle">, (steps: Stepper) => number> = {
  back: ({ step }) => step - 1,
  on: ({ step }) => step + 1,
  start: ({ from }) => from,
  end: ({ to }) => to,
};

function driven(session: Session, drive: Drive): Outcome {
  const { lesson } = session;
  if (drive === "toggle") return said(() => lesson.toggle());
  const { stepper } = lesson;
  return stepper ? sought(session, STEPS[drive](stepper), true) : {};
}

/** Goes to a step of the stretch. */
function sought({ lesson }: Session, step: number, isSaid: boolean): Outcome {
  const isNext = step === (lesson.stepper?.step ?? 0) + 1;
  lesson.seek(step);
  if (lesson.lanes) return { as: isSaid ? "said" : "unsaid" };
  if (!isSaid) return { as: "sought unsaid" };
  return { as: isNext ? "step" : "sought" };
}

/** The moment shown in a lesson; of several runs, the first one's. */
function momentSeen({ state, lesson, board }: Session) {
  const [lane] = lesson.lanes?.shown ?? [];
  const step = lane?.snapshot.step ?? board.watch?.steps ?? 0;
  return { game: board.puzzle.game, ...runOf(state), step };
}
