/** What the controls of Learn ask for, and what is done about it. */

import { roster } from "./engine/table.js";
import { sheetOf } from "./run/lessons/handout.js";
import * as change from "./session/changes.js";
import { runOf } from "./session/state.js";

/** @typedef {import("./intents.js").Conductor} Conductor */

/**
 * What moves a lesson through its stretch, by button and by key.
 * @param {Conductor} conductor
 */
export function driveLesson(conductor) {
  const { tutor, tell } = conductor;
  const to =
    (/** @type {(steps: import("./run/lessons/tutor.js").Stepper) => number} */ stepOf) => () => {
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
 * @param {Conductor} conductor
 * @param {number} step
 * @param {boolean} aloud whether to say what happened there
 */
function goTo({ tutor, refresh, tell, follow }, step, aloud) {
  const isNext = step === (tutor.stepper?.step ?? 0) + 1;
  tutor.seek(step);
  if (tutor.lanes) aloud ? tell() : refresh();
  else follow(isNext, aloud);
}

/** @param {Conductor} conductor @returns {import("./panels/learn.js").Intents} */
export function lessonIntents(conductor) {
  const { session, tutor, show, follow } = conductor;
  return {
    by: (parts) => show(session.do(change.toPartBy(parts))),
    openInWatch: () => conductor.open(momentSeen(conductor)),
    take: (offer) => {
      if (offer === "Show me") return show(tutor.showMe());
      tutor.play();
      follow(true, true);
    },
    lock: (square) => {
      const { lesson } = session.state;
      if (tutor.part.kind === "lab")
        show(session.do(change.toLesson({ ...lesson, step: null, lock: square })));
    },
    ...driveLesson(conductor),
    seek: (step) => goTo(conductor, step, false),
    copyLink: conductor.copyLink,
    sheet: () =>
      session.state.mode === "learn"
        ? sheetOf(session.state, roster(), location.href.replace(/#.*$/, ""))
        : null,
  };
}

/** The moment that is seen in a lesson; of several runs that of the first. @param {Conductor} conductor */
function momentSeen({ session, tutor }) {
  const { state, stage } = session;
  const [lane] = tutor.lanes?.shown ?? [];
  const step = lane?.snapshot.step ?? stage.watch?.steps ?? 0;
  const tried = tutor.part.kind === "exercise" && !stage.watch ? tutor.tries.at(-1) : undefined;
  const run = runOf(state);
  const squares = tried ? [tried.square] : run.squares;
  return { game: stage.puzzle.game, ...run, squares, step };
}
