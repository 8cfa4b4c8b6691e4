/** Effects of actions on puzzles: playing, making and setting them up. */

import { dateOf, laterBy } from "../../core/today.ts";
import type { DailyId } from "../../engine/generated/thinking.ts";
import { anotherLock, randomStart } from "../../engine/table.ts";
import { dayNamed } from "../../routes/ids.ts";
import { notYet } from "../../state/daily.ts";
import { needOf } from "../../state/need.ts";
import { boardOf, playedOf } from "../../state/state.ts";
import { nextOf } from "../next-puzzle.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";
import { restored } from "./board.ts";
import { adjusted, attempted, type Effects, randomSeed, said, shown, unsaid } from "./effect.ts";
import { raceHere } from "./race-here.ts";

const NO_LOCK = "No other queen can be locked without losing every solution.";

export const play: Effects = {
  "play/race-solvers": (session, { you }) =>
    raceHere(session, session.added.watching?.effort.lanes ?? [], you),
  "play/open": (session, action) => {
    const day = dayNamed(action.id);
    return day && !session.state.play.games[action.id]
      ? openedDay(session, day.date, day.which)
      : session.commit(action);
  },
  "play/open-day": (session, { date, which }) => openedDay(session, date, which),
  "play/practise": (session) =>
    session.commit({ type: "play/practised", date: dateOf(session.now()) }),
  "play/coached": adjusted,
  "play/restart": (session) => restored(session, "", "Started over."),
  "play/next": (session) => goneOn(session),
  "play/wish": (session, action) => {
    session.maker.forget();
    return session.commit(action);
  },
  "play/make": ({ maker }) => unsaid(() => maker.make()),
  "play/cancel-making": ({ maker }) => unsaid(() => maker.cancel()),
  "play/set-mark": (session) => {
    session.board.game?.markIt();
    return { ...session.settle(), done: "Position marked." };
  },
  "play/back-to-mark": (session) => {
    const mark = session.board.game?.mark ?? null;
    return mark === null ? {} : restored(session, mark, "Back at the mark.");
  },

  "play/check": ({ hints, board: { game } }) => unsaid(() => game && hints.ask("check", game)),
  "hint/toggle": ({ hints, board: { game } }) =>
    unsaid(() => (hints.view ? hints.close() : game && hints.ask("hint", game))),
  "hint/ask": ({ hints, board: { game } }) => unsaid(() => game && hints.ask("hint", game)),
  "hint/why": (session, { square }) => askedWhy(session, square),
  "hint/accept": (session) => accepted(session),
  "hint/withdraw-offer": ({ hints }) =>
    unsaid(() => {
      hints.offered = null;
    }),
  "hint/close": ({ hints }) => unsaid(() => hints.close()),
  "hint/what-if": ({ hints }, { by }) => unsaid(() => hints.stepWhatIf(by)),
  "hint/perform": (session) => performed(session),
  "hint/take-back": (session) => tookBack(session),

  "review/ask": asked,
  "review/choose": ({ added }, { at }) => unsaid(() => added.review?.choose(at)),
  "review/step": ({ added }, { by }) => unsaid(() => added.review?.step(by)),

  "draft/pen": shown,
  "draft/random": (session) =>
    session.state.game === "colour"
      ? unsaid(() => session.painting.sketch(randomSeed()))
      : randomDraft(session),
  "draft/brush": shown,
  "draft/pick-up": shown,
  "draft/both": shown,
  "draft/repair": ({ painting }) => said(() => painting.repair()),
  "draft/next-repair": ({ painting }) => said(() => painting.nextRepair()),
  "draft/close-repair": ({ painting }) => said(() => painting.close()),
  "draft/do-repair": (session) => repaired(session),
  "draft/stop-counting": ({ counts }) => unsaid(() => counts.stop()),

  "sheet/turn": shown,
  "sheet/statistics": shown,
  "sheet/month": (session, { by }) => {
    const first = `${session.ui.month || dateOf(session.now()).slice(0, 7)}-01`;
    const month = laterBy(first, by > 0 ? 32 : -1).slice(0, 7);
    return shown(session, { type: "sheet/at-month", month });
  },
};

/** Retries a day that could not be loaded. Refuses future days. */
function openedDay(session: Session, date: string, which: DailyId): Outcome {
  if (date > dateOf(session.now())) return { notice: notYet(date) };
  session.days.retryDay(date);
  return session.commit({ type: "play/open-day", date, which });
}

/** Opens the next puzzle after a solved one, or stops making it. */
function goneOn(session: Session): Outcome {
  if (session.maker.isMaking) return unsaid(() => session.maker.cancel());
  const { action } = nextOf(session.state);
  if (action.type === "play/open-day") return openedDay(session, action.date, action.which);
  session.maker.make();
  return { done: session.maker.view.says };
}

function askedWhy({ state, hints, board: { game, names } }: Session, square: number): Outcome {
  if (!game?.begun || game.puzzle.game === "knights" || game.solved) return {};
  if (game.standing.includes(square)) {
    return { notice: `${names[square]} has a queen. Ask about an empty square.` };
  }
  return unsaid(() => hints.askWhy(square, game, state.hintsSeen.includes(WHY)));
}

/** Saved once the player knows that answers to *Why not here?* count as hints. */
const WHY = "why";

function accepted(session: Session): Outcome {
  const { hints, state, board } = session;
  const square = hints.view?.square ?? null;
  const outcome = session.commit({ type: "play/hints-seen", hints: [...state.hintsSeen, WHY] });
  if (square !== null && board.game) hints.askWhy(square, board.game, true);
  return { ...outcome, as: "unsaid" };
}

/** Asks the coach about the solved game. */
function asked(session: Session): Outcome {
  const { state, added, board } = session;
  const need = { ...needOf(state), reviews: true };
  if (!session.has(need)) return { waitsFor: need };
  const { id, solved } = playedOf(state);
  const { puzzle, names } = board;
  const { log } = solved ?? {};
  if (log !== undefined) added.review?.ask({ id, puzzle, names, log });
  return {};
}

/** Makes the move that the hint suggests. */
function performed(session: Session): Outcome {
  const { move } = session.hints;
  session.hints.close();
  return move ? session.play((game, now) => game.perform(move, now)) : { as: "unsaid" };
}

function tookBack(session: Session): Outcome {
  const mistake = session.hints.view?.hint?.mistake;
  session.hints.close();
  return mistake
    ? restored(session, mistake.back, "Back to just before the mistake.")
    : { as: "unsaid" };
}

/** Repaints the square of the repair that is shown. */
function repaired(session: Session): Outcome {
  const { shown: repair } = session.painting;
  if (!repair) return {};
  const { square, to } = repair;
  return session.commit({ type: "draft/paint", squares: [square], begins: true, colour: to });
}

/** Locks a random queen in the editor, or chooses a random start. */
function randomDraft(session: Session): Outcome {
  const { rows, columns, squares, blocked, closed } = boardOf(session.state);
  return attempted(() => {
    const square =
      session.state.game !== "knights"
        ? anotherLock(rows, squares, randomSeed())
        : randomStart(rows, columns, closed, blocked, randomSeed());
    return square === null ? { notice: NO_LOCK } : session.commit({ type: "draft/given", square });
  });
}
