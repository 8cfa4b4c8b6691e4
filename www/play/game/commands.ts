/** Playing a puzzle. */

import * as change from "../../store/changes.ts";
import type { Commands } from "../../store/command.ts";
import { changing } from "../../store/model.ts";
import type { Outcome } from "../../store/outcome.ts";
import { adjusted, raceHere, silent } from "../../store/outcomes.ts";
import { coached } from "../../store/practice.ts";
import { type PlayContext, restored } from "../context.ts";
import { asCheck, onBoard } from "../duel/commands.ts";

export const play = {
  /** Ends the three tips for good. */
  "play/coached": (session) => adjusted(session, coached),
  "play/restart": onBoard((session) => restored(session, "", "Started over.")),
  /** Shows the board of a challenge, and starts the clock. */
  "play/start-duel": (session) => session.change(changing(change.startedDuel)),
  /** Ends the duel, which the page asks about first. */
  "play/give-up": (session) => session.change(changing(change.gaveUp)),
  "play/watch": (session) => session.change(changing(change.watchThis)),
  /** @param you whether your own solve also races */
  "play/race-solvers": (session, { you }: { you?: boolean }) =>
    raceHere(session, session.rooms.watch?.effort.lanes ?? [], you ? "you" : ""),
  "play/check": asCheck(({ hints, board: { game } }) =>
    silent(() => game && hints.ask("check", game)),
  ),
  "play/set-mark": (session) => {
    session.board.game?.markIt();
    return { ...session.prepareBoards(), done: "Position marked." };
  },
  "play/back-to-mark": (session) => {
    const mark = session.board.game?.mark ?? null;
    return mark === null ? {} : restored(session, mark, "Back at the mark.");
  },
} satisfies Commands<PlayContext, Outcome>;
