/** Picks the sentence under the board: the most important of all messages. */

import type { Message } from "../board/scene/message.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import { press } from "../core/pointer.ts";
import type { Ways } from "../engine/generated/thinking.ts";
import type { RunController } from "../panels/run-controller.ts";
import { withHow } from "../panels/steered.ts";
import { type Drafted, draftMessage } from "../play/editor/draft-view.ts";
import type { GameController } from "../play/game/game-controller.ts";
import type { Speed } from "../store/state.ts";

/** While a request is under way. */
export const LOADING = "Loading…";
/** @param restart the button that restarts the run */
export const whyNotGiven = (atWork: boolean, restart: string) =>
  atWork
    ? `The solver is working on this board. Choose ${restart} to change it.`
    : `This run has ended. Choose ${restart} to change the board.`;

const TO_WATCH = `Boards from ${DRAWN_SIDE + 1} × ${DRAWN_SIDE + 1} up are for watching. Choose Watch, or a smaller board.`;

/** How to lock the queen of a run. */
function howToLock({ remote }: RunController) {
  const zoom = remote ? `Zoom in and ${press().toLowerCase()}` : press();
  return `${zoom} a square to lock a queen first.`;
}

/** How to choose the start of a run. */
const noStart = () => `${press()} a square to start the tour there, or press Play.`;

/** The message, and the tip for a first visit that replaces all but its first sentence. */
function withTip(
  message: Message,
  tip: string,
  { moves, puzzle }: GameController,
  isSpoken: boolean,
): Message {
  if (!tip || message.tone !== "") return message;
  const [first] = message.text.split(/(?<=\.) /);
  const text = `${first} ${tip}`;
  if (moves > 0) return { text, tone: "" };
  // Before the first move the goal is above the board, but not the signs of a knight's board.
  return puzzle.game === "knights" && !isSpoken ? { text: tip, tone: "" } : { ...message, text };
}

interface MessageFacts {
  /** What was refused, which takes precedence, or "". */
  notice: string;
  /** What to do next, or "". */
  hint: string;
  /** The square under the pointer on a large board, in words, or "". */
  pointed: string;
  /** The square under the pointer or the focus. */
  hovered: number | null;
  /** Whether it is for a screen reader: figures that change all the time are left out. */
  isSpoken?: boolean;
  game: GameController | null;
  /** The tip for a first visit, or "". */
  tip: string;
  watch: RunController | null;
  /** The sentence about the board being painted, if any. */
  painting?: Message | null;
  /** The board being set up, if any. */
  drafting: Drafted | null;
  /** Its solutions, once they are counted. */
  ways?: Ways | null;
  /** Whether the board is played by hand. */
  byHand: boolean;
  /** Whether the watched board cannot be changed by a click. */
  isFixed: boolean;
  speed: Speed;
  /** Milliseconds. */
  now: number;
}

/** The message. */
export function chooseMessage({
  notice,
  hint,
  pointed,
  hovered,
  isSpoken = false,
  game,
  tip,
  watch,
  painting,
  drafting,
  ways,
  byHand,
  isFixed,
  speed,
  now,
}: MessageFacts): Message {
  if (notice) return { text: notice, tone: "bad" };
  if (hint) return { text: hint, tone: "" };
  if (game && (hovered === null || game.solved))
    return withTip(game.message(now), tip, game, isSpoken);
  if (game && hovered !== null) return game.hoverMessage(hovered);
  if (pointed) return { text: pointed, tone: "" };
  if (painting) return painting;
  if (drafting) return draftMessage(drafting, ways);
  if (byHand) return { text: TO_WATCH, tone: "" };
  if (!watch) return { text: noStart(), tone: "" };
  const message = isSpoken
    ? { text: watch.spokenMessage(speed), tone: "" as const }
    : watch.message(speed);
  if (watch.asks && !isFixed)
    return { ...message, text: withHow(message.text, watch.snapshot, isSpoken) };
  return watch.isOpen && !isFixed
    ? { ...message, text: `${message.text} ${howToLock(watch)}` }
    : message;
}
