/** Puzzles are opened and made. */

import { dateOf } from "../core/today.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { notYet } from "../routes/daily.ts";
import { dayNamed } from "../routes/ids.ts";
import * as change from "../store/changes.ts";
import type { Commands } from "../store/command.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { silent } from "../store/outcomes.ts";
import type { PuzzleOrder } from "../store/puzzle-order.ts";
import { openingDay, practising } from "./awaiting.ts";
import type { TodayContext } from "./context.ts";
import { nextOf } from "./next-puzzle.ts";

export const today = {
  "play/home": (session) => session.change(changing(change.toScreen("home"))),
  "play/open": (session, { id }: { id: string }) => {
    const day = dayNamed(id);
    return day && !session.state.play.games[id]
      ? openedDay(session, day.date, day.which)
      : session.change(changing(change.toKept(id)), { opens: true });
  },
  "play/open-day": (session, { date, which }: { date: string; which: DailyId }) =>
    openedDay(session, date, which),
  /** Practises on today's board, with the three tips. */
  "play/practise": (session) => session.change(practising(dateOf(session.now()))),
  "play/next": (session) => goneOn(session),
  "play/order": (session, { order }: { order: Partial<PuzzleOrder> }) => {
    session.maker.forget();
    return session.change(changing(change.ordered(order)));
  },
  "play/make": ({ maker }) => silent(() => maker.make()),
  "play/cancel-making": ({ maker }) => silent(() => maker.cancel()),
} satisfies Commands<TodayContext, Outcome>;

/** Retries a day that could not be loaded. Refuses future days. */
function openedDay(session: TodayContext, date: string, which: DailyId): Outcome {
  if (date > dateOf(session.now())) return { notice: notYet(date) };
  session.days.retryDay(date);
  return session.change(openingDay(date, which), { opens: true });
}

/** Opens the next puzzle after a solved one, or stops making it. */
function goneOn(session: TodayContext): Outcome {
  if (session.maker.isMaking) return silent(() => session.maker.cancel());
  const { open } = nextOf(session.state);
  if (open) return openedDay(session, open.date, open.which);
  session.maker.make();
  return { done: session.maker.view.message };
}
