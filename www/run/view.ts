/** The view of a moment: plain values made from the state and the controllers. */

import { here } from "../core/late.ts";
import type { Say } from "../scene/say.ts";
import type { Peek } from "../scene/scene.ts";
import { draftOf, isVeiled, type Mode, type Speed } from "../state/state.ts";
import { firstHintWords } from "./first-hints.ts";
import { NOT_SHOWN } from "./keeping.ts";
import { LATE } from "./late.ts";
import { paintSays } from "./paint-view.ts";
import { paintedIn } from "./painting-controller.ts";
import { said } from "./said.ts";
import type { Session } from "./session.ts";

/** The page's own facts, besides the session. */
export interface Around {
  /** How long the pieces may take to move, in milliseconds. */
  motion: number;
  dark: boolean;
  /** The mode that was requested and is not shown yet. */
  awaited: Mode | null;
  /** How fast a run is played. */
  speed: Speed;
}

/** @param now milliseconds */
export function viewOf(session: Session, { motion, dark, awaited, speed }: Around, now: number) {
  const { state, ui, solvers, solver, bookmarks } = session;
  const { puzzle, names, scene, game, watch } = session.board;
  return {
    state,
    solvers,
    solver,
    bookmarks,
    /** Reads the storage, so only while it is shown. */
    keeping: ui.help ? session.keeping : NOT_SHOWN,
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
    solutions: session.added.watching?.solutions.count ?? null,
    /** The steps of the watched solver alone, while the person chooses: see `OwnOrderController`. */
    own: session.added.watching?.own.steps,
    /** The picture on the solver's card; null while the card is hidden. */
    card: session.added.watching?.card.picture ?? null,
    published: session.added.comparing?.published.view ?? null,
    handout: session.added.learning?.handout.sheet ?? null,
    key: session.added.learning?.key.view ?? null,
    peek: peekOf(session),
    /** The run that is watched, or a lesson's. */
    run: watch?.view ?? null,
    play: playOf(session, now),
    lesson: state.mode === "learn" ? here(session.added.learning).view(state) : null,
    hover: ui.hovered === null ? null : (game?.hover(ui.hovered) ?? null),
    comparison: state.mode === "compare" ? here(session.added.comparing).view : null,
    /** Why something was refused, or what to do next, or "". */
    notice: ui.notice || ui.hint,
    /** Shown for a few seconds, if the count is over 0. */
    toast: ui.toast,
    help: ui.help,
    say: sayOf(session, speed, now),
  };
}

/** Null in the other modes, and until Play is loaded. */
function playOf(session: Session, now: number) {
  if (session.state.mode !== "play" || !LATE.play.module) return null;
  return LATE.play.module.playView(session, session.board.game?.seconds(now) ?? 0, session.now());
}

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
function sayOf(session: Session, speed: Speed, now: number): Say {
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

/** Whether a sentence would give away the answer to a question, or a board that is still hidden. */
const isSilent = (session: Session) =>
  isVeiled(session.state) ||
  (session.state.mode === "learn" && (session.state.page !== null || !session.lesson.speaks));

function sayable({ state, ui, board, painting }: Session, speed: Speed, now: number) {
  const { game, watch } = board;
  return {
    game,
    watch,
    speed,
    now,
    tip: game ? firstHintWords(state, game) : "",
    painting: paintedIn(state) && paintSays(painting.view),
    drafting: draftOf(state),
    byHand: state.mode === "play",
    isFixed: ui.isFixed || state.mode === "learn",
  };
}
