/** Hints, and the coach. */

import { hintsSeen } from "../../store/changes.ts";
import type { Commands } from "../../store/command.ts";
import { changing } from "../../store/model.ts";
import type { Outcome } from "../../store/outcome.ts";
import { silent } from "../../store/outcomes.ts";
import { requirementsOf } from "../../store/requirements.ts";
import { playedOf } from "../../store/state.ts";
import { type PlayContext, restored } from "../context.ts";
import { asHelp } from "../duel/commands.ts";

export const hint = {
  "hint/toggle": asHelp(({ hints, board: { game } }) =>
    silent(() => (hints.view ? hints.close() : game && hints.ask("hint", game))),
  ),
  "hint/ask": asHelp(({ hints, board: { game } }) => silent(() => game && hints.ask("hint", game))),
  /** Asks why there is no queen on a square. */
  "hint/why": asHelp((session, { square }: { square: number }) => askedWhy(session, square)),
  /** Shows the answer: the player accepts that it counts as a hint, now and later. */
  "hint/accept": asHelp((session) => accepted(session)),
  "hint/withdraw-offer": asHelp(({ hints }) => silent(() => hints.withdrawOffer())),
  "hint/close": ({ hints }) => silent(() => hints.close()),
  "hint/what-if": asHelp(({ hints }, { by }: { by: number }) => silent(() => hints.stepWhatIf(by))),
  "hint/perform": asHelp((session) => performed(session)),
  "hint/take-back": asHelp((session) => tookBack(session)),

  /** Asks the coach about the moves of the solved puzzle. */
  "review/ask": (session) => asked(session),
  /** Shows the position before a move, by its place; null shows the solved board. */
  "review/choose": ({ rooms }, { at }: { at: number | null }) =>
    silent(() => rooms.review?.choose(at)),
  "review/step": ({ rooms }, { by }: { by: number }) => silent(() => rooms.review?.step(by)),
} satisfies Commands<PlayContext, Outcome>;

function askedWhy({ state, hints, board: { game, names } }: PlayContext, square: number): Outcome {
  if (!game?.begun || game.puzzle.game === "knights" || game.solved) return {};
  if (game.standing.includes(square)) {
    return { notice: `${names[square]} has a queen. Ask about an empty square.` };
  }
  return silent(() => hints.askWhy(square, game, state.hintsSeen.includes(WHY)));
}

/** Saved once the player knows that answers to *Why not here?* count as hints. */
const WHY = "why";

function accepted(session: PlayContext): Outcome {
  const { hints, state, board } = session;
  const square = hints.view?.square ?? null;
  const outcome = session.adjust(changing(hintsSeen([...state.hintsSeen, WHY])));
  if (square !== null && board.game) hints.askWhy(square, board.game, true);
  return { ...outcome, as: "silent" };
}

/** Asks the coach about the solved game. */
function asked(session: PlayContext): Outcome {
  const { state, rooms, board } = session;
  const required = { ...requirementsOf(state), reviews: true };
  if (!session.has(required)) return { waitsFor: required };
  const { id, solved } = playedOf(state);
  const { puzzle, names } = board;
  const { log } = solved ?? {};
  if (log !== undefined) rooms.review?.ask({ id, puzzle, names, log });
  return {};
}

/** Makes the move that the hint suggests. */
function performed(session: PlayContext): Outcome {
  const { move } = session.hints;
  session.hints.close();
  return move ? session.play((game, now) => game.perform(move, now)) : { as: "silent" };
}

function tookBack(session: PlayContext): Outcome {
  const mistake = session.hints.view?.hint?.mistake;
  session.hints.close();
  return mistake
    ? restored(session, mistake.back, "Back to just before the mistake.")
    : { as: "silent" };
}
