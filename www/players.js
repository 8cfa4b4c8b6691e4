/** Whatever is seen, as something that can be played: what an embed tells of it and has it do. */

import { driveLesson, lessonIntents } from "./lesson-intents.js";
import { raceTitle } from "./run/aloud/titles.js";
import { lessonAt } from "./session/lessons.js";
import { linkTo } from "./session/links.js";
import { puzzleWords } from "./session/state.js";

/** @typedef {import("./intents.js").Conductor} Conductor */
/** @typedef {import("./session/embedding.js").Seen} Seen */
/** @typedef {import("./session/state.js").Mode} Mode */
/**
 * @typedef {object} Player
 * @property {Seen} seen
 * @property {boolean} ended whether it stands at its end
 * @property {() => void} toggle plays, from the beginning if it stands at its end, or pauses
 * @property {(step: number) => void} seek
 */

/** What plays in each mode but Play, where a person does. @type {Record<Exclude<Mode, "play">, (conductor: Conductor) => Player>} */
const PLAYERS = { watch: playerOfRun, learn: playerOfLesson, compare: playerOfRace };

/** @param {Conductor} conductor */
export function playerOf(conductor) {
  const { mode } = conductor.session.state;
  return PLAYERS[mode === "play" ? "watch" : mode](conductor);
}

/** @param {Conductor} conductor @returns {Player} */
function playerOfRun({ session, show, travel }) {
  const { watch } = session.stage;
  const state = session.present();
  return {
    seen: {
      title: `${session.solver.name}: ${puzzleWords(state)}`,
      moment: linkTo(state),
      step: watch?.steps ?? 0,
      steps: watch?.snapshot.reached ?? 0,
      outcome: watch?.outcome ?? null,
      playing: watch?.playing ?? false,
    },
    ended: watch?.ended ?? false,
    toggle: () => show(session.toggle()),
    seek: (step) => travel((run) => run.seek(step), false),
  };
}

/** A part that asks for an answer has nothing to play. @param {Conductor} conductor @returns {Player} */
function playerOfLesson(conductor) {
  const { session, tutor } = conductor;
  const state = tutor.present(session.present());
  const { step, to, playing } = tutor.stepper ?? { step: 0, to: 0, playing: false };
  const ended = tutor.stepper !== null && step === to;
  return {
    seen: {
      title: lessonAt(state.lesson).lesson.title,
      moment: linkTo(state),
      step,
      steps: to,
      outcome: ended ? "finished" : null,
      playing,
    },
    ended,
    toggle: driveLesson(conductor).toggle,
    seek: lessonIntents(conductor).seek,
  };
}

/** @param {Conductor} conductor @returns {Player} */
function playerOfRace({ session, arena: { race }, refresh }) {
  const state = session.present();
  return {
    seen: {
      title: raceTitle(state, session.solvers),
      moment: linkTo(state),
      step: Math.floor(race.standing.at),
      steps: Math.ceil(race.scale.longest),
      outcome: race.ended ? "finished" : null,
      playing: race.playing,
    },
    ended: race.ended,
    toggle: () => {
      race.toggle();
      refresh();
    },
    seek: (step) => {
      race.pause();
      race.seek(step);
      refresh();
    },
  };
}
