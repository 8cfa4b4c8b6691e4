/** A common interface to everything that plays: what an embed reports, and its commands. */

import { loaded } from "../core/lazy.ts";
import type { Seen } from "../embedding/messages.ts";
import { lessonAt } from "../store/lessons.ts";
import { linkTo } from "../store/links.ts";
import { isExplaining, type Mode, puzzleWords } from "../store/state.ts";
import type { Command } from "../ui/context.ts";
import { LAZY } from "./lazy.ts";
import type { PageContext } from "./page-context.ts";

interface Player {
  seen: Seen;
  ended: boolean;
  /** Plays or pauses; at the end, plays from the start. */
  toggle: Command;
  seek: (step: number) => Command;
}

/** The player of each mode; Play embeds only explanations. */
const PLAYERS: Record<Mode, (app: PageContext) => Player> = {
  play: playerOfExplanation,
  watch: playerOfRun,
  learn: playerOfLesson,
  compare: playerOfRace,
  lab: playerOfRun,
};

export function playerOf(app: PageContext) {
  const { state } = app.session;
  const isElsewhere = state.mode === "play" && !isExplaining(state);
  return PLAYERS[isElsewhere ? "watch" : state.mode](app);
}

function playerOfRun({ session }: PageContext): Player {
  const { watch } = session.board;
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
    toggle: { type: "watch/toggle" },
    seek: (step) => ({ type: "watch/seek", step, announce: false }),
  };
}

function playerOfExplanation({ session }: PageContext): Player {
  const { state, rooms } = session;
  const { at, last, isPlaying } = rooms.explain?.view ?? { at: 1, last: 1, isPlaying: false };
  const ended = last > 1 && at === last;
  return {
    seen: {
      title: `Explained: ${puzzleWords(state)}`,
      moment: linkTo(state),
      step: at,
      steps: last,
      outcome: ended ? "finished" : null,
      playing: isPlaying,
    },
    ended,
    toggle: { type: "explain/toggle" },
    seek: (to) => ({ type: "explain/seek", at: to }),
  };
}

/** A part that asks a question has nothing to play. */
function playerOfLesson({ session }: PageContext): Player {
  const { lesson } = session;
  const state = lesson.present(session.present());
  const { step, to, playing } = lesson.stepper ?? { step: 0, to: 0, playing: false };
  const ended = lesson.stepper !== null && step === to;
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
    toggle: { type: "learn/drive", drive: "toggle" },
    seek: (to) => ({ type: "learn/seek", step: to }),
  };
}

function playerOfRace({ session }: PageContext): Player {
  const { race } = session;
  const state = session.present();
  return {
    seen: {
      title: loaded(LAZY.compare.module).raceTitle(state, session.solvers),
      moment: linkTo(state),
      step: Math.floor(race.standing.at),
      steps: Math.ceil(race.scale.longest),
      outcome: race.ended ? "finished" : null,
      playing: race.playing,
    },
    ended: race.ended,
    toggle: { type: "race/drive", drive: "toggle" },
    seek: (at) => ({ type: "race/seek", at }),
  };
}
