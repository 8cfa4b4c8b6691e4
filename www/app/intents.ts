/** What every control asks for, and what is done about it. */

import type { Moment } from "../cards/moment.ts";
import { paletteNames } from "../engine/engine.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Look } from "../engine/remote.worker.ts";
import { download } from "../export/download.ts";
import { paletteOf } from "../render/image.ts";
import type { Theme } from "../render/theme.ts";
import type { Arena } from "../run/arena.ts";
import type { Desk } from "../run/desk.ts";
import type { Tutor } from "../run/lessons/tutor.ts";
import type { Session } from "../run/session.ts";
import type { Came } from "../run/sitting.ts";
import type { Watch } from "../run/watch.ts";
import { readAloud } from "../scene/scene.ts";
import type { Reading } from "../session/actions.ts";
import * as change from "../session/changes.ts";
import type { Chosen, Mode, State } from "../session/state.ts";

import { compareIntents, driveRace, raceAgainst } from "./compare-intents.ts";
import { driveLesson, lessonIntents } from "./lesson-intents.ts";
import { playIntents } from "./play-intents.ts";

/** What the page's conductor can do. */
export interface Conductor {
  session: Session;
  desk: Desk;
  arena: Arena;
  tutor: Tutor;
  do: (change: change.Change) => void;
  /** Shows the result of an action. */
  show: (came: Came) => void;
  /** Shows how things are now. */
  refresh: () => void;
  /** Shows how things are now, and announces it. */
  tell: () => void;
  adjust: (settings: Partial<State>) => void;
  /** Announces a text to screen readers. */
  speak: (text: string) => void;
  copy: (text: string, done: string) => void;
  copyLink: () => void;
  point: (square: number | null) => void;
  pointFarOff: (words: string) => void;
  peek: (value: { square: number; step: number } | null) => void;
  travel: (how: (watch: Watch) => void, aloud?: boolean) => void;
  step: () => void;
  /** Shows where the run has come to. */
  follow: (moves: boolean, aloud: boolean) => void;
  goOn: () => void;
  open: (moment: Moment) => void;
  switchTheme: () => void;
  openSaveDialog: () => void;
}

/** What is done about what a person asks for. */
export type Handlers = ReturnType<typeof handlersOf>;

export function handlersOf(conductor: Conductor) {
  const { session, do: act, show, adjust, travel } = conductor;
  const lesson = lessonIntents(conductor);
  return {
    ...boardIntents(conductor),
    track: {
      seek: (step: number) => travel((watch) => watch.seek(step), false),
      travel,
      bookmark: () => show(session.bookmark()),
      copyLink: conductor.copyLink,
      savePicture: conductor.openSaveDialog,
    },
    tree: {
      seek: (step: number) => {
        if (session.state.mode === "learn") lesson.seek(step);
        else travel((watch) => watch.seek(step));
      },
      light: conductor.peek,
    },
    card: { open: conductor.open, turn: (about: boolean) => adjust({ about }) },
    learn: lesson,
    solver: (chosen: Chosen) => act(change.choose(chosen)),
    controls: {
      toGame: (game: GameId) => act(change.toGame(game)),
      toMode: (mode: Mode) => act(change.toMode(mode)),
      ...{ adjust, switchTheme: conductor.switchTheme },
    },
    puzzle: puzzleIntents(conductor),
    play: playIntents(conductor),
    keeping: keepingIntents(conductor),
    compare: compareIntents(conductor),
    transport: {
      ...runIntents(conductor),
      goOn: conductor.goOn,
      raceThis: () => raceAgainst(conductor),
      playThis: () => act(change.playThis(session.stage.position)),
      cancel: () => session.stage.watch?.cancel(),
    },
    keys: {
      ...runIntents(conductor),
      race: driveRace(conductor),
      undo: () => show(session.undo()),
      redo: () => show(session.redo()),
      bookmark: () => show(session.bookmark()),
      copyLink: conductor.copyLink,
      lesson: driveLesson(conductor),
    },
  };
}

const boardIntents = ({ session, tutor, show, speak, point, pointFarOff }: Conductor) => ({
  board: {
    act: (square: number) =>
      show(session.state.mode === "learn" ? tutor.choose(square) : session.act(square)),
    point,
    cross: (square: number) => show(session.cross([square])),
    stroke: (squares: number[], out: boolean) => show(session.cross(squares, out)),
    move: (from: number, to: number) => show(session.move(from, to)),
    read: (kind: Reading, square: number) => {
      const { scene, names } = session.stage;
      if (scene.kind !== "large") speak(readAloud(scene, names, kind, square));
    },
  },
  large: {
    act: (square: number) => show(session.act(square)),
    look: (look: Look) => session.stage.watch?.remote?.look(look),
    paintWith: (theme: Theme) =>
      session.stage.watch?.remote?.paintWith(paletteOf(theme, paletteNames())),
    point: pointFarOff,
    speak,
  },
});

const puzzleIntents = ({ session, do: act, show }: Conductor) => ({
  close: (closed: boolean) => act(change.close(closed)),
  resize: (rows: number, columns: number) => act(change.resize(rows, columns)),
  draw: () => show(session.giveAtRandom()),
  clear: () => act(change.clear),
  block: () => show(session.toggleBlocking()),
});

/** What drives a run, by button and by key. */
const runIntents = ({ session, show, step, travel, adjust }: Conductor) => ({
  toggle: () => show(session.toggle()),
  newRun: () => show(session.newRun()),
  ...{ step, adjust },
  travel: (how: (watch: Watch) => void) => travel(how),
});

/** What is done with all that is kept. */
const keepingIntents = ({ session, show, adjust }: Conductor) => ({
  exportAll: () => download(session.exportAll()),
  importAll: (text: string) => show(session.importAll(text)),
  download: (save: { name: string; text: string }) =>
    download({ ...save, type: "application/json", content: save.text }),
  adjust,
});
