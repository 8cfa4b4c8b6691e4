/** What the controls of Play ask for, and what is done about it. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { download } from "../export/download.ts";
import type { Desk } from "../run/desk.ts";
import type { Came } from "../run/sitting.ts";
import { shareText } from "../run/won-view.ts";
import * as change from "../session/changes.ts";
import { cleared, edited, resized } from "../session/draft.ts";
import { linkTo, linkToPosition } from "../session/links.ts";
import { resetStatistics, restoreStatistics } from "../session/solves.ts";
import { playedOf, type State } from "../session/state.ts";
import { statisticsAs } from "../session/tables.ts";
import type { FreePlay } from "../session/wish.ts";
import { ask } from "../ui/AskDialog.tsx";
import { raceHere } from "./compare-intents.ts";
import type { Conductor } from "./intents.ts";

export function playIntents(conductor: Conductor) {
  const { session, desk, show, refresh, adjust } = conductor;
  const turnTo = (tab: Desk["tab"]) => {
    desk.tab = tab;
    refresh();
  };
  return {
    home: { open: (id: string) => show(openPuzzle(conductor, id)), openSheet: turnTo },
    free: freeIntents(conductor),
    head: {
      goHome: () => conductor.do(change.toScreen("home")),
      showTimer: (timer: boolean) => adjust({ timer }),
    },
    moves: {
      ...{ undo: () => show(session.undo()), redo: () => show(session.redo()) },
      restart: () => show(session.restart()),
      pen: (pen: State["pen"]) => adjust({ pen }),
      knightPen: (pen: "start" | "block") => {
        session.knightPen = pen;
        refresh();
      },
      past: () => turnTo("archive"),
      next: () => show(desk.goNext(Date.now())),
      random: () => show(session.drawDraft()),
      playDraft: () => conductor.do(change.playDraft),
      watch: () => conductor.do(change.watchThis),
    },
    hint: hintIntents(conductor),
    marks: {
      adjust,
      setMark: () => show(session.mark()),
      toMark: () => show(session.backToMark()),
      linkMark: () => {
        const link = linkToPosition(
          playedOf(session.present()),
          session.stage.game?.position ?? "",
        );
        conductor.copy(new URL(link, location.href).href, "Link copied.");
      },
      watchThis: () => conductor.do(change.watchThis),
      savePicture: conductor.openSaveDialog,
    },
    won: {
      copy: () => conductor.copy(shareText(session.state, location.href), "Copied."),
      watchSolver: () => conductor.do(change.watchThis),
      raceThem: () => raceHere(conductor, desk.rivals),
    },
    draft: draftIntents(conductor),
    sheet: sheetIntents(conductor, turnTo),
  };
}

/** Opens a puzzle by what it is called: one of today's, or one that was begun. */
function openPuzzle({ session, desk }: Conductor, id: string): Came {
  const [, date, game] = /^day\/([\d-]+)\/(queens|knights)$/.exec(id) ?? [];
  if (!date) return session.do(change.toKept(id));
  return desk.openDay(date, game === "knights" ? "knights" : "queens");
}

const freeIntents = ({ desk, do: act, refresh }: Conductor) => ({
  wish: (wish: Partial<FreePlay>) => {
    desk.wish();
    act(change.wished(wish));
  },
  make: () => {
    desk.make();
    refresh();
  },
  cancel: () => {
    desk.cancel();
    refresh();
  },
  setUp: () => act(change.toScreen("draft")),
});

function hintIntents({ session, desk, show, refresh }: Conductor) {
  const { hinting } = desk;
  const then = (act: () => void) => () => {
    act();
    refresh();
  };
  return {
    toggle: then(() => (hinting.view ? hinting.close() : hinting.open())),
    close: then(() => hinting.close()),
    think: then(() => {
      const { game } = session.stage;
      if (game) hinting.think(game.puzzle, game.record);
    }),
    reason: () => {
      hinting.reason();
      // The panel speaks for itself.
      const came = session.countHint();
      if (came.notice) show(came);
      else refresh();
    },
    stepWhatIf: (by: number) => {
      hinting.stepWhatIf(by);
      refresh();
    },
    perform: () => {
      const move = hinting.view?.hint?.step?.record;
      hinting.goOn();
      if (move) show(session.perform(move));
      else refresh();
    },
    takeBack: () => {
      const mistake = hinting.view?.hint?.mistake;
      hinting.close();
      if (mistake) show(session.restore(mistake.back, "Back to just before the mistake."));
    },
  };
}

const draftIntents = ({ session, desk, do: act, refresh, copy }: Conductor) => ({
  resize: (rows: number, columns: number) => act(change.drafted(resized(rows, columns))),
  close: (closed: boolean) => act(change.drafted(edited({ closed }))),
  clear: () => act(change.drafted(cleared)),
  stopCounting: () => {
    desk.drafting.stop();
    refresh();
  },
  copyLink: () => {
    const { href } = new URL(linkTo(session.state), location.href);
    copy(href, "Link copied.");
  },
});

const sheetIntents = (
  { session, desk, show, do: act, refresh }: Conductor,
  turn: (tab: Desk["tab"]) => void,
) => ({
  turn,
  close: () => turn(null),
  archive: {
    turn: (by: number) => {
      desk.turn(by, Date.now());
      refresh();
    },
    open: (date: string, game: GameId) => {
      desk.tab = null;
      show(desk.openDay(date, game));
    },
  },
  statistics: {
    choose: (game: GameId) => {
      desk.statisticsGame = game;
      refresh();
    },
    save: (format: "json" | "csv") => download(statisticsAs(session.state.solves, format)),
    reset: async () => {
      const isMeant = await ask({
        title: "Reset the statistics?",
        text: "Times, streak and collection start from nothing. You can bring them back here afterwards.",
        yes: "Reset",
      });
      if (isMeant) act(resetStatistics);
    },
    undoReset: () => act(restoreStatistics),
  },
});
