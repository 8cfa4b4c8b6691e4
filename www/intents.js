/** What every control asks for, and what is done about it. */

import { compareIntents, driveRace, raceAgainst } from "./compare-intents.js";
import { paletteNames } from "./engine/engine.js";
import { driveLesson, lessonIntents } from "./lesson-intents.js";
import { download } from "./panels/download.js";
import { playIntents } from "./play-intents.js";
import { paletteOf } from "./render/image.js";
import { readAloud } from "./scene/scene.js";
import * as change from "./session/changes.js";

/** @typedef {import("./page.js").Handlers} Handlers */
/** @typedef {import("./run/watch.js").Watch} Watch */
/** @typedef {import("./session/state.js").State} State */
/**
 * What the page's conductor can do.
 * @typedef {object} Conductor
 * @property {import("./run/session.js").Session} session
 * @property {import("./run/desk.js").Desk} desk
 * @property {import("./run/arena.js").Arena} arena
 * @property {import("./run/lessons/tutor.js").Tutor} tutor
 * @property {(change: change.Change) => void} do
 * @property {(came: import("./run/session.js").Came) => void} show what came of something
 * @property {() => void} refresh shows how things are now
 * @property {() => void} tell the same, and says how they stand
 * @property {(settings: Partial<State>) => void} adjust
 * @property {(text: string) => void} speak to those who listen
 * @property {(text: string, done: string) => void} copy
 * @property {() => void} copyLink
 * @property {(square: number | null) => void} point
 * @property {(words: string) => void} pointFarOff
 * @property {(value: {square: number, step: number} | null) => void} peek
 * @property {(how: (watch: Watch) => void, aloud?: boolean) => void} travel
 * @property {() => void} step
 * @property {(moves: boolean, aloud: boolean) => void} follow shows where the run has come to
 * @property {() => void} goOn
 * @property {(moment: import("./session/state.js").Moment) => void} open
 * @property {() => void} switchTheme
 * @property {() => void} goToShare
 * @property {() => void} openSaveDialog
 */

/** @param {Conductor} conductor @returns {Handlers} */
export function handlersOf(conductor) {
  const { session, do: act, show, adjust, travel } = conductor;
  const lesson = lessonIntents(conductor);
  return {
    ...boardIntents(conductor),
    track: {
      seek: (step) => travel((watch) => watch.seek(step), false),
      travel,
      bookmark: () => show(session.bookmark()),
      copyLink: conductor.copyLink,
      savePicture: conductor.openSaveDialog,
    },
    tree: {
      seek: (step) => {
        if (session.state.mode === "learn") lesson.seek(step);
        else travel((watch) => watch.seek(step));
      },
      light: conductor.peek,
    },
    card: { open: conductor.open, turn: (about) => adjust({ about }) },
    learn: lesson,
    solver: (chosen) => act(change.choose(chosen)),
    controls: {
      toGame: (game) => act(change.toGame(game)),
      toMode: (mode) => act(change.toMode(mode)),
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

/** @param {Conductor} conductor @returns {Pick<Handlers, "board" | "large">} */
const boardIntents = ({ session, tutor, show, speak, point, pointFarOff }) => ({
  board: {
    act: (square) =>
      show(session.state.mode === "learn" ? tutor.choose(square) : session.act(square)),
    point,
    cross: (square) => show(session.cross([square])),
    stroke: (squares, out) => show(session.cross(squares, out)),
    move: (from, to) => show(session.move(from, to)),
    read: (kind, square) => {
      const { scene, names } = session.stage;
      if (scene.kind !== "large") speak(readAloud(scene, names, kind, square));
    },
  },
  large: {
    act: (square) => show(session.act(square)),
    look: (look) => session.stage.watch?.remote?.look(look),
    paintWith: (theme) => session.stage.watch?.remote?.paintWith(paletteOf(theme, paletteNames())),
    point: pointFarOff,
    speak,
  },
});

/** @param {Conductor} conductor @returns {Handlers["puzzle"]} */
const puzzleIntents = ({ session, do: act, show }) => ({
  close: (closed) => act(change.close(closed)),
  resize: (rows, columns) => act(change.resize(rows, columns)),
  draw: () => show(session.giveAtRandom()),
  clear: () => act(change.clear),
  block: () => show(session.toggleBlocking()),
});

/** What drives a run, by button and by key. @param {Conductor} conductor */
const runIntents = ({ session, show, step, travel, adjust }) => ({
  toggle: () => show(session.toggle()),
  newRun: () => show(session.newRun()),
  ...{ step, adjust },
  travel: (/** @type {(watch: Watch) => void} */ how) => travel(how),
});

/** What is done with all that is kept. @param {Conductor} conductor @returns {Handlers["keeping"]} */
const keepingIntents = ({ session, show, adjust }) => ({
  exportAll: () => download(session.exportAll()),
  importAll: (text) => show(session.importAll(text)),
  download: (save) => download({ ...save, type: "application/json", content: save.text }),
  adjust,
});
