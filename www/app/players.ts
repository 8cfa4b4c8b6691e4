/** Whatever is seen, as something that can be played: what an embed tells of it and has it do. */

import { raceTitle } from "../run/aloud/titles.ts";
import type { Seen } from "../session/embedding.ts";
import { lessonAt } from "../session/lessons.ts";
import { linkTo } from "../session/links.ts";
import { type Mode, puzzleWords } from "../session/state.ts";
import type { Conductor } from "./intents.ts";
import { driveLesson, lessonIntents } from "./lesson-intents.ts";

interface Player {
  seen: Seen;
  /** Whether it stands at its end. */
  ended: boolean;
  /** Plays, from the beginning if it stands at its end, or pauses. */
  toggle: () => void;
  seek: (step: number) => void;
}

/** What plays in each mode but Play, where a person does. */
const PLAYERS: Record<Exclude<Mode, "play">, (conductor: Conductor) => Player> = {
  watch: playerOfRun,
  learn: playerOfLesson,
  compare: playerOfRace,
};

export function playerOf(conductor: Conductor) {
  const { mode } = conductor.session.state;
  return PLAYERS[mode === "play" ? "watch" : mode](conductor);
}

function playerOfRun({ session, show, travel }: Conductor): Player {
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

/** A part that asks for an answer has nothing to play. */
function playerOfLesson(conductor: Conductor): Player {
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

function playerOfRace({ session, arena: { race }, refresh }: Conductor): Player {
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
