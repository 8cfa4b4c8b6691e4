/** What the page shows: signals that follow from the model and the controllers. */

import { computed, type ReadonlySignal } from "@preact/signals-core";
import type { Message } from "../board/scene/message.ts";
import type { Peek } from "../board/scene/scene.ts";
import { derived } from "../core/derived.ts";
import { loaded } from "../core/lazy.ts";
import { paintMessage } from "../play/editor/paint-view.ts";
import { paintedIn } from "../play/editor/painting-controller.ts";
import { firstHintWords } from "../play/hint/first-hints.ts";
import { NO_STATUS } from "../saves/storage-status.ts";
import { draftOf, isBringing, isExplaining, isVeiled, type Mode } from "../store/state.ts";
import { LAZY } from "./lazy.ts";
import { chooseMessage } from "./message.ts";
import type { Clock } from "./play-view.ts";
import type { Session } from "./session.ts";

/** The page's own facts, besides the session. */
export interface Page extends Clock {
  /** How long the pieces may take to move, in milliseconds. */
  motion: ReadonlySignal<number>;
  dark: ReadonlySignal<boolean>;
  /** The mode that was requested and is not shown yet. */
  awaited: ReadonlySignal<Mode | null>;
}

export function viewOf(session: Session, page: Page) {
  const { board, store } = session;
  const { motion, dark, awaited } = page;
  const ui = <T>(read: (ui: Session["ui"]) => T) => computed(() => read(session.ui));
  const play = computed(() => LAZY.play.module?.playView(session, page) ?? null);
  return {
    state: store.signal,
    solvers: computed(() => session.solvers),
    solver: computed(() => session.solver),
    bookmarks: derived(() => session.bookmarks),
    /** Reads the storage, so only while it is shown. */
    storageStatus: derived(() => (session.ui.help ? session.storageStatus : NO_STATUS)),
    puzzle: computed(() => board.puzzle),
    names: computed(() => board.names),
    scene: computed(() => session.scene),
    /** How many steps each solver took. */
    results: ui(({ results }) => results),
    /** Whether a click blocks a square. */
    blocking: ui(({ blocking }) => blocking),
    motion,
    dark,
    awaited,
    solutions: computed(() => session.rooms.watch?.solutions.count ?? null),
    /** The steps of the watched solver alone, while the person chooses: see `OwnOrderController`. */
    own: computed(() => session.rooms.watch?.own.steps),
    /** The picture on the solver's card; null while the card is hidden. */
    card: computed(() => session.rooms.watch?.card.picture ?? null),
    published: computed(() => session.rooms.compare?.published.view ?? null),
    handout: computed(() => session.rooms.learn?.handout.sheet ?? null),
    key: derived(() => session.rooms.learn?.key.view ?? null),
    peek: computed(() => peekOf(session)),
    /** The run that is watched, or a lesson's. */
    run: computed(() => board.watch?.view ?? null),
    /** Null in the other modes, and until Play is loaded. */
    play: computed(() => (session.state.mode === "play" ? play.value : null)),
    lesson: computed(() => {
      if (session.state.mode !== "learn") return null;
      return loaded(session.rooms.learn).view.value;
    }),
    lab: computed(() =>
      session.state.mode === "lab" ? loaded(session.rooms.lab).view.value : null,
    ),
    hover: derived(() => hoverOf(session)),
    comparison: computed(() => {
      return session.state.mode === "compare" ? loaded(session.rooms.compare).view : null;
    }),
    /** Why something was refused, or what to do next, or "". */
    notice: ui(({ notice, hint }) => notice || hint),
    /** Shown for a few seconds, if the count is over 0. */
    toast: ui(({ toast }) => toast),
    refused: ui(({ refused }) => refused),
    help: ui(({ help }) => help),
    message: derived(() => shownMessage(session)),
  };
}

function hoverOf({ ui: { hovered }, board: { game } }: Session) {
  return hovered === null ? null : (game?.hover(hovered) ?? null);
}

/** A value of the tree on the board, ringed in the scene of the step that tried it. */
function peekOf({ ui: { peek }, board: { watch } }: Session): Peek | null {
  return peek && watch && !watch.playing
    ? { square: peek.square, scene: watch.sceneAt(peek.step) }
    : null;
}

const NO_WORDS: Message = { text: "", tone: "" };

/** The message under the board. */
function shownMessage(session: Session): Message {
  const { notice, hovered, hoveredText } = session.ui;
  const hint = session.ui.hint || hintInLab(session);
  if (!notice && !hint && isSilent(session)) return NO_WORDS;
  return chooseMessage({
    ...messageFacts(session),
    notice,
    hint,
    hovered,
    pointed: hoveredText,
    isSpoken: false,
  });
}

/** What to do in the Lab while no program is on the board, or "". */
function hintInLab({ state, rooms, board }: Session) {
  return state.mode === "lab" && !board.watch ? loaded(rooms.lab).view.value.hint : "";
}

/** The board in words for screen readers; pointing at a square changes nothing. */
export function spokenMessage(session: Session): string {
  if (isSilent(session)) return "";
  const nothing = { notice: "", hint: "", hovered: null, pointed: "" };
  return chooseMessage({ ...messageFacts(session), ...nothing, isSpoken: true }).text;
}

/** Whether a sentence would give away the answer to a question, or a board that is still hidden. */
const isSilent = (session: Session) =>
  isVeiled(session.state) ||
  isBringing(session.state) ||
  (session.state.mode === "learn" && (session.state.page !== null || !session.lesson.now.speaks));

function messageFacts(session: Session) {
  const { state, ui, board, painting, pace } = session;
  const { game, watch } = board;
  return {
    game,
    watch,
    speed: pace.speed,
    now: performance.now(),
    tip: game ? firstHintWords(state, game) : "",
    painting: isExplaining(state)
      ? (session.rooms.explain?.message ?? NO_WORDS)
      : paintedIn(state) && paintMessage(painting.view),
    drafting: draftOf(state),
    ways: session.counts.count.ways,
    byHand: state.mode === "play",
    isFixed: ui.isFixed || state.mode === "learn" || state.mode === "lab",
  };
}
