/** What the controls of Learn ask for, and what is done about it. */

import { roster } from "../engine/table.ts";
import { sheetOf } from "../run/lessons/handout.ts";
import type { Stepper } from "../run/lessons/tutor.ts";
import type { Offer } from "../session/actions.ts";
import * as change from "../session/changes.ts";
import { runOf } from "../session/state.ts";
import type { Conductor } from "./intents.ts";

/** What moves a lesson through its stretch, by button and by key. */
export function driveLesson(conductor: Conductor) {
  const { tutor, tell } = conductor;
  const to = (stepOf: (steps: Stepper) => number) => () => {
    const { stepper } = tutor;
    if (stepper) goTo(conductor, stepOf(stepper), true);
  };
  return {
    toggle: () => {
      tutor.toggle();
      tell();
    },
    back: to(({ step }) => step - 1),
    on: to(({ step }) => step + 1),
    toStart: to(({ from }) => from),
    toEnd: to(({ to: end }) => end),
  };
}

/**
 * Goes to a step of the stretch.
 * @param aloud whether to say what happened there
 */
function goTo({ tutor, refresh, tell, follow }: Conductor, step: number, aloud: boolean) {
  const isNext = step === (tutor.stepper?.step ?? 0) + 1;
  tutor.seek(step);
  if (tutor.lanes) aloud ? tell() : refresh();
  else follow(isNext, aloud);
}

export function lessonIntents(conductor: Conductor) {
  const { session, tutor, show, follow } = conductor;
  return {
    by: (parts: number) => show(session.do(change.toPartBy(parts))),
    openInWatch: () => conductor.open(momentSeen(conductor)),
    take: (offer: Offer) => {
      if (offer === "Show me") return show(tutor.showMe());
      tutor.play();
      follow(true, true);
    },
    lock: (square: number) => {
      const { lesson } = session.state;
      if (tutor.part.kind === "lab")
        show(session.do(change.toLesson({ ...lesson, step: null, lock: square })));
    },
    ...driveLesson(conductor),
    seek: (step: number) => goTo(conductor, step, false),
    copyLink: conductor.copyLink,
    sheet: () =>
      session.state.mode === "learn"
        ? sheetOf(session.state, roster(), location.href.replace(/#.*$/, ""))
        : null,
  };
}

/** The moment that is seen in a lesson; of several runs that of the first. */
function momentSeen({ session, tutor }: Conductor) {
  const { state, stage } = session;
  const [lane] = tutor.lanes?.shown ?? [];
  const step = lane?.snapshot.step ?? stage.watch?.steps ?? 0;
  const tried = tutor.part.kind === "exercise" && !stage.watch ? tutor.tries.at(-1) : undefined;
  const run = runOf(state);
  const squares = tried ? [tried.square] : run.squares;
  return { game: stage.puzzle.game, ...run, squares, step };
}
