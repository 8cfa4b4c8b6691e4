/** What is said under the board: that which matters most of all that could be. */

import { press } from "../core/pointer.ts";
import { LARGE } from "../scene/large.ts";
import type { Speed } from "../state/state.ts";
import { type Drafted, draftSays } from "./draft-view.ts";
import type { GameController } from "./game-controller.ts";
import type { Say } from "./game-words.ts";
import type { RunController } from "./run-controller.ts";

/** While something is on its way that was asked for. */
export const LOADING = "Loading…";
/** @param restart what makes the run anew */
export const whyNotGiven = (atWork: boolean, restart: string) =>
  `${atWork ? "The solver is at work on this board" : "This run has ended"}: choose ${restart} to change it.`;
export const STARTS_THERE = "The knight starts there: choose another start before you block it.";

const TO_WATCH = `Boards from ${LARGE} × ${LARGE} on are for watching: choose Watch, or a smaller board.`;

/** How a run gets its locked queen. */
function howToLock({ remote }: RunController) {
  const zoom = remote ? `Zoom in and ${press().toLowerCase()}` : press();
  return `${zoom} a square to lock a queen first.`;
}

/** How a run gets its start. */
const noStart = () => `${press()} a square to start the tour there, or press Play.`;

/** How squares are blocked. */
export function howToBlock(isLarge: boolean) {
  const how = `${press()} squares to block them or to open them again, then choose Done.`;
  return isLarge ? `Zoom in. ${how}` : how;
}

/** What is said, and in the place of all but its first sentence what helps on a first visit. */
function withTip(say: Say, tip: string, { moves }: GameController): Say {
  if (!tip || say.tone !== "") return say;
  const [first] = say.text.split(/(?<=\.) /);
  const text = `${first} ${tip}`;
  // Before the first move the goal stands above the board.
  return moves === 0 ? { ...say, text } : { text, tone: "" };
}

interface Sayable {
  /** What was refused, to be said before all else, or "". */
  notice: string;
  /** What to do next, or "". */
  hint: string;
  /** What the pointer is on, on a large board, or "". */
  pointed: string;
  /** The square that the pointer or the focus has come to. */
  hovered: number | null;
  /** Whether to those who listen: figures that change all the time are left out. */
  isSpoken?: boolean;
  game: GameController | null;
  /** What helps on a first visit, or "". */
  tip: string;
  watch: RunController | null;
  /** The board that is being set up, if one is. */
  drafting: Drafted | null;
  /** Whether a person is to play. */
  byHand: boolean;
  /** Whether no click changes the board that is watched. */
  isFixed: boolean;
  speed: Speed;
  /** Milliseconds. */
  now: number;
}

/** What is said. */
export function said({
  notice,
  hint,
  pointed,
  hovered,
  isSpoken = false,
  game,
  tip,
  watch,
  drafting,
  byHand,
  isFixed,
  speed,
  now,
}: Sayable): Say {
  if (notice) return { text: notice, tone: "bad" };
  if (hint) return { text: hint, tone: "" };
  if (game && (hovered === null || game.solved)) return withTip(game.says(now), tip, game);
  if (game && hovered !== null) return game.hoverSays(hovered);
  if (pointed) return { text: pointed, tone: "" };
  if (drafting) return { text: draftSays(drafting), tone: "" };
  if (byHand) return { text: TO_WATCH, tone: "" };
  if (!watch) return { text: noStart(), tone: "" };
  const say = isSpoken ? { text: watch.tells(speed), tone: "" as const } : watch.says(speed);
  return watch.isOpen && !isFixed ? { ...say, text: `${say.text} ${howToLock(watch)}` } : say;
}
