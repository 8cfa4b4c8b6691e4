/** What is done about an action. */

import { PRESETS } from "../cards/compare/presets.ts";
import { download } from "../export/download.ts";
import { TRAVELS } from "../run/travels.ts";
import type { Action, ActionOf, Dispatch, Drive } from "../session/actions.ts";
import * as change from "../session/changes.ts";
import type { Conductor, Handlers } from "./intents.ts";

type Performers = { [T in Action["type"]]: (action: ActionOf<T>) => void };

type Driver = Record<"toggle" | "back" | "on" | "toStart" | "toEnd", () => void>;

const drive = (driver: Driver, { drive: what }: { drive: Drive }) => {
  const ways = { ...driver, start: driver.toStart, end: driver.toEnd };
  ways[what]();
};

export function performer(conductor: Conductor, handlers: Handlers): Dispatch {
  const performers = performersOf(conductor, handlers);
  return (action) => (performers[action.type] as (action: Action) => void)(action);
}

function performersOf(conductor: Conductor, handlers: Handlers): Performers {
  const { session, desk, refresh } = conductor;
  const { board, large, play, compare, learn, keys, transport, puzzle, keeping } = handlers;
  const { race, surveys } = compare;
  return {
    "app/game": ({ game }) => handlers.controls.toGame(game),
    "app/mode": ({ mode }) => handlers.controls.toMode(mode),
    "app/moment": ({ moment }) => conductor.open(moment),
    "app/undo": keys.undo,
    "app/redo": keys.redo,
    "app/announce": ({ text }) => conductor.speak(text),
    "app/copy-link": conductor.copyLink,
    "app/save-board": conductor.openSaveDialog,

    "settings/set": ({ settings }) => conductor.adjust(settings),
    "settings/switch-theme": conductor.switchTheme,
    "settings/export": keeping.exportAll,
    "settings/import": ({ text }) => keeping.importAll(text),
    "settings/download": ({ name, text }) =>
      download({ name, type: "application/json", content: text }),

    "board/press": ({ square }) => board.act(square),
    "board/point": ({ square }) => board.point(square),
    "board/cross": ({ square }) => board.cross(square),
    "board/stroke": ({ squares, out }) => board.stroke(squares, out),
    "board/move": ({ from, to }) => board.move(from, to),
    "board/read": ({ reading, square }) => board.read(reading, square),
    "board/point-large": ({ words }) => large.point(words),

    "play/home": play.head.goHome,
    "play/open": ({ id }) => play.home.open(id),
    "play/open-day": ({ date, game }) => play.sheet.archive.open(date, game),
    "play/restart": play.moves.restart,
    "play/next": play.moves.next,
    "play/watch": play.moves.watch,
    "play/race-solvers": play.won.raceThem,
    "play/wish": ({ wish }) => play.free.wish(wish),
    "play/make": play.free.make,
    "play/cancel-making": play.free.cancel,
    "play/copy-result": play.won.copy,
    "play/set-mark": play.marks.setMark,
    "play/back-to-mark": play.marks.toMark,
    "play/copy-mark": play.marks.linkMark,

    "hint/toggle": play.hint.toggle,
    "hint/close": play.hint.close,
    "hint/check": play.hint.think,
    "hint/reason": play.hint.reason,
    "hint/what-if": ({ by }) => play.hint.stepWhatIf(by),
    "hint/perform": play.hint.perform,
    "hint/take-back": play.hint.takeBack,

    "draft/open": play.free.setUp,
    "draft/resize": ({ rows, columns }) => play.draft.resize(rows, columns),
    "draft/close": ({ closed }) => play.draft.close(closed),
    "draft/clear": play.draft.clear,
    "draft/random": play.moves.random,
    "draft/pen": ({ pen }) => play.moves.knightPen(pen),
    "draft/play": play.moves.playDraft,
    "draft/stop-counting": play.draft.stopCounting,
    "draft/copy-link": play.draft.copyLink,

    "sheet/turn": ({ tab }) => {
      desk.tab = tab;
      refresh();
    },
    "sheet/month": ({ by }) => play.sheet.archive.turn(by),
    "sheet/statistics": ({ game }) => play.sheet.statistics.choose(game),
    "sheet/save-statistics": ({ format }) => play.sheet.statistics.save(format),
    "sheet/reset-statistics": play.sheet.statistics.reset,
    "sheet/restore-statistics": play.sheet.statistics.undoReset,

    "watch/toggle": transport.toggle,
    "watch/step": transport.step,
    "watch/seek": ({ step, announce }) => conductor.travel((watch) => watch.seek(step), announce),
    "watch/travel": ({ to }) => conductor.travel(TRAVELS[to]),
    "watch/continue": transport.goOn,
    "watch/new-run": transport.newRun,
    "watch/cancel": transport.cancel,
    "watch/bookmark": keys.bookmark,
    "watch/choose": ({ chosen }) => handlers.solver(chosen),
    "watch/race": transport.raceThis,
    "watch/play-on": transport.playThis,
    "watch/peek": ({ value }) => conductor.peek(value),
    "watch/resize": ({ rows, columns }) => puzzle.resize(rows, columns),
    "watch/close": ({ closed }) => puzzle.close(closed),
    "watch/clear": puzzle.clear,
    "watch/random": puzzle.draw,
    "watch/block": puzzle.block,

    "learn/go": ({ by }) => learn.by(by),
    "learn/to": ({ place }) => conductor.show(session.do(change.toLesson(place))),
    "learn/open-in-watch": learn.openInWatch,
    "learn/take": ({ offer }) => learn.take(offer),
    "learn/lock": ({ square }) => learn.lock(square),
    "learn/drive": (action) => drive(keys.lesson, action),
    "learn/seek": ({ step }) => learn.seek(step),

    "compare/turn": ({ tab }) => compare.turn(tab),
    "compare/starts": ({ change: to }) => surveys.starts.set(to),
    "compare/growth": ({ change: to }) => surveys.growth.set(to),
    "compare/chance": ({ change: to }) => surveys.chance.set(to),
    "compare/look-at-start": ({ at }) => surveys.starts.look(at),
    "compare/look-at-size": ({ n }) => surveys.growth.look(n),
    "compare/look-at-run": ({ run }) => surveys.chance.look(run),
    "compare/cancel": surveys.starts.work.cancel,
    "compare/continue": surveys.starts.work.goOn,

    "race/drive": (action) => drive(race, action),
    "race/seek": ({ at }) => race.seek(at),
    "race/share": ({ clock }) => race.share(clock),
    "race/speed": ({ speed }) => race.setSpeed(speed),
    "race/preset": ({ index }) => {
      const preset = PRESETS[index];
      if (preset) race.preset(preset);
    },
    "race/choose": ({ lane, chosen }) => race.choose(lane, chosen),
    "race/add": race.add,
    "race/remove": ({ lane }) => race.remove(lane),
    "race/lock": ({ square }) => race.lock(square),
    "race/random": race.draw,
    "race/board": ({ board: layout }) => race.lay(layout),
    "race/open-span": ({ span }) => race.openSpan(span),
    "race/next-span": race.nextSpan,
    "race/pair": ({ pair }) => race.pair(pair),
    "race/rejoin": race.rejoin,
  };
}
