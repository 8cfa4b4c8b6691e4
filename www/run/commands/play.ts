/** Puzzles are opened, played, made and solved. */

import { dateOf } from "../../core/today.ts";
import type { DailyId } from "../../engine/generated/thinking.ts";
import { dayNamed } from "../../routes/ids.ts";
import { openingDay, practising } from "../../state/awaiting.ts";
import * as change from "../../state/changes.ts";
import { notYet } from "../../state/daily.ts";
import { changing } from "../../state/model.ts";
import { coached } from "../../state/practice.ts";
import type { FreePlay } from "../../state/wish.ts";
import { nextOf } from "../next-puzzle.ts";
import type { Outcome } from "../outcome.ts";
import type { Commands } from "./command.ts";
import { asHelp, onBoard } from "./duel.ts";
import { adjusted, raceHere, unsaid } from "./outcomes.ts";
import { type PlayContext, restored } from "./play-context.ts";

export const play = {
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
  /** Ends the three tips for good. */
  "play/coached": (session) => adjusted(session, coached),
  "play/restart": onBoard((session) => restored(session, "", "Started over.")),
  /** Shows the board of a challenge, and starts the clock. */
  "play/start-duel": (session) => session.change(changing(change.startedDuel)),
  /** Ends the duel, which the page asks about first. */
  "play/give-up": (session) => session.change(changing(change.gaveUp)),
  "play/next": (session) => goneOn(session),
  "play/watch": (session) => session.change(changing(change.watchThis)),
  /** @param you whether your own solve also races */
  "play/race-solvers": (session, { you }: { you?: boolean }) =>
    raceHere(session, session.added.watching?.effort.lanes ?? [], you),
  "play/wish": (session, { wish }: { wish: Partial<FreePlay> }) => {
    session.maker.forget();
    return session.change(changing(change.wished(wish)));
  },
  "play/make": ({ maker }) => unsaid(() => maker.make()),
  "play/cancel-making": ({ maker }) => unsaid(() => maker.cancel()),
  "play/check": asHelp(({ hints, board: { game } }) =>
    unsaid(() => game && hints.ask("check", game)),
  ),
  "play/set-mark": (session) => {
    session.board.game?.markIt();
    return { ...session.settle(), done: "Position marked." };
  },
  "play/back-to-mark": (session) => {
    const mark = session.board.game?.mark ?? null;
    return mark === null ? {} : restored(session, mark, "Back at the mark.");
  },
} satisfies Commands<PlayContext, Outcome>;

/** Retries a day that could not be loaded. Refuses future days. */
function openedDay(session: PlayContext, date: string, which: DailyId): Outcome {
  if (date > dateOf(session.now())) return { notice: notYet(date) };
  session.days.retryDay(date);
  return session.change(openingDay(date, which), { opens: true });
}

/** Opens the next puzzle after a solved one, or stops making it. */
function goneOn(session: PlayContext): Outcome {
  if (session.maker.isMaking) return unsaid(() => session.maker.cancel());
  const { open } = nextOf(session.state);
  if (open) return openedDay(session, open.date, open.which);
  session.maker.make();
  return { done: session.maker.view.says };
}
