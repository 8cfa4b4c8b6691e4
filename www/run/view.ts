/** What there is to show of a moment, made of all that is at work. */

import type { Scene } from "../scene/scene.ts";
import { draftOf, type Mode, type Speed } from "../session/state.ts";
import type { Arena } from "./arena.ts";
import type { Desk } from "./desk.ts";
import type { Say } from "./game-words.ts";
import { lessonView } from "./lessons/lesson-view.ts";
import type { Tutor } from "./lessons/tutor.ts";
import { said } from "./said.ts";
import type { Session } from "./session.ts";

/** A square of another step's picture that is looked at. */
export interface Peek {
  square: number;
  scene: Scene;
}

/** What passes with the next thing that is done. */
interface Passing {
  /** What was refused, to be said before all else, or "". */
  notice: string;
  /** What to do next, or "". */
  hint: string;
  /** The square that the pointer or the focus has come to. */
  hovered: number | null;
  peek: Peek | null;
}

export interface Parts {
  session: Session;
  desk: Desk;
  arena: Arena;
  tutor: Tutor;
  passing: Passing;
  /** What the pointer is on, on a large board, or "". */
  pointedFarOff: string;
  /** How long the pieces may take to get there, in milliseconds. */
  motion: number;
  dark: boolean;
  /** The mode that was asked for and is on its way. */
  awaited: Mode | null;
  /** How fast a run is played. */
  speed: Speed;
}

export const NOTHING: Passing = { notice: "", hint: "", hovered: null, peek: null };

/** @param now milliseconds */
export function viewOf(parts: Parts, now: number) {
  const { session, desk, arena, tutor, passing, motion, dark, awaited } = parts;
  const { state, solvers, solver, results, blocking, bookmarks, keeping } = session;
  const { puzzle, names, scene, game, watch } = session.stage;
  const { hovered, peek } = passing;
  return {
    ...{ state, solvers, solver, results, blocking, bookmarks, keeping },
    ...{ puzzle, names, scene, game, watch, peek, motion, dark, awaited },
    run: watch?.view ?? null,
    play: state.mode === "play" ? desk.view(game?.seconds(now) ?? 0, Date.now()) : null,
    lesson: state.mode === "learn" ? lessonView(state, tutor) : null,
    hover: hovered === null ? null : (game?.hover(hovered) ?? null),
    arena: state.mode === "compare" ? arena.view() : null,
    notice: passing.notice || passing.hint,
    say: sayOf(parts, now),
  };
}

/**
 * What is said under the board; to those who listen, of the board alone.
 * @param now milliseconds
 */
export function sayOf(
  { session, desk, tutor, passing, pointedFarOff, speed }: Parts,
  now: number,
  aloud: boolean = false,
): Say {
  const { notice, hint, hovered } = aloud ? NOTHING : passing;
  const { state } = session;
  const { game, watch } = session.stage;
  const isLesson = state.mode === "learn";
  if (isLesson && !notice && !hint && !tutor.speaks) return { text: "", tone: "" };
  return said({
    ...{ notice, hint, hovered, aloud, game, watch, speed, now },
    pointed: aloud ? "" : pointedFarOff,
    tip: game ? desk.tip(game) : "",
    drafting: draftOf(state),
    byHand: state.mode === "play",
    isFixed: session.isFixed || isLesson,
  });
}
