/** The view of a moment: plain values made from the state and the controllers. */

import type { Scene } from "../scene/scene.ts";
import { draftOf, type Mode, type Speed } from "../state/state.ts";
import { firstHintWords } from "./first-hints.ts";
import type { Say } from "./game-words.ts";
import { lessonView } from "./lessons/lesson-view.ts";
import { playView } from "./play-view.ts";
import { type RaceView, raceView } from "./race-view.ts";
import { said } from "./said.ts";
import type { Session } from "./session.ts";
import type { Measured } from "./survey-controller.ts";

/** A square of an earlier step that is being pointed at. */
export interface Peek {
  square: number;
  scene: Scene;
}

/** The view of Compare. */
export interface ComparisonView {
  race: RaceView | null;
  surveys: Measured;
}

/** What the page knows besides the session. */
export interface Around {
  /** How long the pieces may take to move, in milliseconds. */
  motion: number;
  dark: boolean;
  /** The mode that was requested and is being loaded. */
  awaited: Mode | null;
  /** How fast a run is played. */
  speed: Speed;
}

/** @param now milliseconds */
export function viewOf(session: Session, { motion, dark, awaited, speed }: Around, now: number) {
  const { state, ui, solvers, solver, bookmarks, keeping } = session;
  const { puzzle, names, scene, game, watch } = session.board;
  return {
    state,
    solvers,
    solver,
    bookmarks,
    keeping,
    puzzle,
    names,
    scene,
    game,
    watch,
    /** How many steps each solver took. */
    results: ui.results,
    /** Whether a click blocks a square. */
    blocking: ui.blocking,
    motion,
    dark,
    awaited,
    solutions: session.solutions.count,
    /** The picture on the solver's card; null while the card is hidden. */
    card: session.card.picture,
    published: session.published.view,
    handout: session.handout.sheet,
    key: session.key.view,
    peek: peekOf(session),
    /** The run that is watched, or a lesson's. */
    run: watch?.view ?? null,
    play: state.mode === "play" ? playView(session, game?.seconds(now) ?? 0, session.now()) : null,
    lesson: state.mode === "learn" ? lessonView(state, session.lesson) : null,
    hover: ui.hovered === null ? null : (game?.hover(ui.hovered) ?? null),
    comparison: state.mode === "compare" ? comparisonView(session) : null,
    /** Why something was refused, or what to do next, or "". */
    notice: ui.notice || ui.hint,
    /** Shown for a few seconds, if the count is over 0. */
    toast: ui.toast,
    help: ui.help,
    say: sayOf(session, speed, now),
  };
}

const comparisonView = ({ race, surveys, allSolvers }: Session): ComparisonView => ({
  race: raceView(race, allSolvers),
  surveys: surveys.view(),
});

/** A value of the tree on the board, ringed in the scene of the step that tried it. */
function peekOf({ ui: { peek }, board: { watch } }: Session): Peek | null {
  return peek && watch && !watch.playing
    ? { square: peek.square, scene: watch.sceneAt(peek.step) }
    : null;
}

const NO_WORDS: Say = { text: "", tone: "" };

/**
 * The message under the board.
 * @param speed at which a run is played
 * @param now milliseconds
 */
export function sayOf(session: Session, speed: Speed, now: number): Say {
  const { notice, hint, hovered, hoveredText } = session.ui;
  if (!notice && !hint && isSilent(session)) return NO_WORDS;
  return said({
    ...sayable(session, speed, now),
    notice,
    hint,
    hovered,
    pointed: hoveredText,
    isSpoken: false,
  });
}

/** The board in words for screen readers; pointing at a square changes nothing. */
export function spokenOf(session: Session, speed: Speed, now: number): string {
  if (isSilent(session)) return "";
  const nothing = { notice: "", hint: "", hovered: null, pointed: "" };
  return said({ ...sayable(session, speed, now), ...nothing, isSpoken: true }).text;
}

/** Whether the step's sentence would give away the answer to a question. */
const isSilent = ({ state, lesson }: Session) =>
  state.mode === "learn" && (state.page !== null || !lesson.speaks);

function sayable({ state, ui, board }: Session, speed: Speed, now: number) {
  const { game, watch } = board;
  return {
    game,
    watch,
    speed,
    now,
    tip: game ? firstHintWords(state, game) : "",
    drafting: draftOf(state),
    byHand: state.mode === "play",
    isFixed: ui.isFixed || state.mode === "learn",
  };
}
