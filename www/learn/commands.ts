/** Lessons. */

import type { Check } from "../content/lessons/lesson.ts";
import { randomSeed } from "../core/draws.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Drive } from "../panels/travels.ts";
import * as change from "../store/changes.ts";
import type { Commands } from "../store/command.ts";
import { type LessonPlace, partAt } from "../store/lessons.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { announced, silent } from "../store/outcomes.ts";
import { runOf, type State } from "../store/state.ts";
import { againMissed, endedDrill, toQuestion } from "./answering.ts";
import type { LearnContext } from "./context.ts";
import type { HandoutController } from "./handout.ts";
import type { LessonController, Stepper } from "./lesson-controller.ts";
import type { Offer } from "./lesson-view.ts";

/** What the app gives these commands. */
interface LessonContext extends LearnContext {
  readonly lesson: LessonController;
  readonly rooms: { readonly learn: { readonly handout: HandoutController } | null };
  /** The solvers of each game. */
  readonly allSolvers: Record<GameId, SolverInfo[]>;
}

/** Few enough for a short link. */
const SEEDS = 9_999;

const drawnSeed = () => 1 + (randomSeed() % SEEDS);

/** A drill of a lesson; `board` names the boards of a round of ten. */
interface Drill {
  id: string;
  asks: Check;
  board?: string;
}

export const learn = {
  "learn/go": (session, { by }: { by: number }) => session.change(changing(change.toPartBy(by))),
  "learn/to": (session, { place }: { place: Partial<LessonPlace> & { id: string } }) =>
    session.change(changing(change.toLesson(place))),
  /** Opens a drill with new boards. */
  "learn/practise": (session, { id, asks, board }: Drill) => {
    // A round begins with positions of your own games, which are still to be found.
    const own = board === undefined ? undefined : null;
    const practice = { asks, seed: drawnSeed(), at: 0, board, own };
    return session.change(changing(change.toPractice(id, practice), { sheet: null }));
  },
  /** Shows the score of a drill. */
  "learn/end": (session) => session.change(changing(endedDrill)),
  /** Leads from the score back to a question, from 1. */
  "learn/question": (session, { number }: { number: number }) =>
    session.change(changing(toQuestion(number - 1))),
  "learn/again": (session) => session.change(changing(againMissed)),
  "learn/open-in-watch": (session) =>
    session.change(changing(change.toMoment(momentSeen(session))), { atOnce: true }),
  "learn/take": (session, { offer }: { offer: Offer }) => {
    if (offer === "Show me") return session.lesson.showMe();
    if (offer === "Try another like it") return session.lesson.another(drawnSeed());
    session.lesson.play();
    return { as: "step" };
  },
  "learn/lock": (session, { square }: { square: number }) =>
    session.change(changing((state) => withLock(state, square))),
  /** A choice, a number or an option, for answers given beside the board. */
  "learn/answer": (session, { value }: { value: number }) => session.lesson.answer(value),
  "learn/drive": (session, { drive }: { drive: Drive }) => driven(session, drive),
  "learn/seek": (session, { step }: { step: number }) => sought(session, step, false),
  "learn/print": ({ rooms, state, allSolvers }) =>
    silent(() => rooms.learn?.handout.print(state.lesson, Object.values(allSolvers).flat())),
} satisfies Commands<LessonContext, Outcome>;

function withLock(state: State, square: number): State {
  const { lesson } = state;
  if (partAt(lesson).kind !== "lab") return state;
  return change.toLesson({ ...lesson, step: null, lock: square })(state);
}

const STEPS: Record<Exclude<Drive, "toggle">, (steps: Stepper) => number> = {
  back: ({ step }) => step - 1,
  on: ({ step }) => step + 1,
  start: ({ from }) => from,
  end: ({ to }) => to,
};

function driven(session: LessonContext, drive: Drive): Outcome {
  const { lesson } = session;
  if (drive === "toggle") return announced(() => lesson.toggle());
  const { stepper } = lesson;
  return stepper ? sought(session, STEPS[drive](stepper), true) : {};
}

/** Goes to a step of the stretch. */
function sought({ lesson }: LessonContext, step: number, isSaid: boolean): Outcome {
  const isNext = step === (lesson.stepper?.step ?? 0) + 1;
  lesson.seek(step);
  if (lesson.lanes) return { as: isSaid ? "announced" : "silent" };
  if (!isSaid) return { as: "sought silently" };
  return { as: isNext ? "step" : "sought" };
}

/** The moment shown in a lesson; of several runs, the first one's. */
function momentSeen({ state, lesson, board }: LessonContext) {
  const [lane] = lesson.lanes?.shown ?? [];
  const step = lane?.snapshot.step ?? board.watch?.steps ?? 0;
  return { game: board.puzzle.game, ...runOf(state), step };
}
