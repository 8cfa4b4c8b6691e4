/** Everything to press: what it means is for the conductor to decide. */
import { place } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { GAMES } from "../games/index.js";
import { isLarge } from "../scene/large.js";
import { boardOf, gameOf, playedGameOf } from "../session/state.js";
import { button, byId, element, input, radios, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").Layout} Layout */
/** @typedef {import("../session/state.js").Mode} Mode */
/** @typedef {import("../session/state.js").Speed} Speed */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../run/game.js").Game} Game */
/** @typedef {import("../run/watch.js").Watch} Watch */
/**
 * What each control asks for.
 * @typedef {object} Intents
 * @property {(game: GameId) => void} toGame
 * @property {(mode: Mode) => void} toMode
 * @property {() => void} watchThis the board played by hand
 * @property {() => void} playThis the board watched
 * @property {(closed: boolean) => void} close whether a tour has to close
 * @property {(change: Partial<State>) => void} adjust settings that leave the board as it is
 * @property {(rows: number, columns: number) => void} resize
 * @property {() => void} draw a lock or a start at random
 * @property {() => void} restart
 * @property {() => void} clear
 * @property {() => void} block begin or end to choose blocked squares
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} toggle start or pause
 * @property {() => void} step
 * @property {() => void} back one step back
 * @property {() => void} cancel end a run in a worker
 * @property {() => void} switchTheme
 */

const PLAY_ICON = "M4 2l10 6-10 6z";
const PAUSE_ICON = "M4 2h2v12H4zM10 2h2v12h-2z";

export class Controls {
  #intents;
  /** What the keys mean. @type {{mode: Mode, speed: Speed}} */
  #now = { mode: "play", speed: "normal" };
  #game = radios("game", (value) => this.#intents.toGame(asGame(value)));
  #mode = radios("mode", (value) => this.#intents.toMode(asMode(value)));
  #tour = radios("tour", (value) => this.#intents.close(value === "closed"));
  #speed = radios("speed", (value) => this.#intents.adjust({ speed: asSpeed(value) }));

  /** @param {Intents} intents */
  constructor(intents) {
    this.#intents = intents;
    this.#listenToBoards();
    this.#listenToMoves();
    const help = byId("help-dialog", HTMLDialogElement);
    button("help").addEventListener("click", () => help.showModal());
    button("theme").addEventListener("click", intents.switchTheme);
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  #listenToBoards() {
    const { resize, draw, restart, clear, block, adjust } = this.#intents;
    const value = (/** @type {string} */ id) => Math.trunc(input(id).valueAsNumber) || 0;
    input("side").addEventListener("change", () => resize(value("side"), value("side")));
    for (const id of ["rows", "columns"]) {
      input(id).addEventListener("change", () => resize(value("rows"), value("columns")));
    }
    button("draw").addEventListener("click", draw);
    button("restart").addEventListener("click", restart);
    button("new").addEventListener("click", clear);
    button("block").addEventListener("click", block);
    input("free").addEventListener("change", () => adjust({ free: input("free").checked }));
    input("hints").addEventListener("change", () => adjust({ hints: input("hints").checked }));
  }

  #listenToMoves() {
    const { undo, redo, restart, toggle, step, cancel, watchThis, playThis, adjust } =
      this.#intents;
    button("undo").addEventListener("click", undo);
    button("redo").addEventListener("click", redo);
    button("again").addEventListener("click", restart);
    button("rewind").addEventListener("click", restart);
    button("start").addEventListener("click", toggle);
    button("step").addEventListener("click", step);
    button("cancel").addEventListener("click", cancel);
    button("watch-this").addEventListener("click", watchThis);
    button("play-this").addEventListener("click", playThis);
    const rate = input("rate");
    rate.addEventListener("input", () => adjust({ rate: rate.valueAsNumber }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (document.querySelector("dialog[open]")) return;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (target.matches("select, input[type=number]")) return;
    const { mode } = this.#now;
    if (mode === "compare" || mode === "learn") return;
    const done = mode === "play" ? this.#playKey(event) : this.#watchKey(event, target);
    if (done) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #playKey({ key, ctrlKey, metaKey, shiftKey }) {
    const command = ctrlKey || metaKey;
    const letter = key.toLowerCase();
    if (key === "Backspace" && !command) this.#intents.undo();
    else if (command && letter === "z") shiftKey ? this.#intents.redo() : this.#intents.undo();
    else if (command && letter === "y") this.#intents.redo();
    else return false;
    return true;
  }

  /**
   * Space presses a button that has the focus; anywhere else it starts and pauses.
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  #watchKey({ key, ctrlKey, metaKey, altKey }, target) {
    if (ctrlKey || metaKey || altKey) return false;
    const { toggle, step, back, adjust } = this.#intents;
    if (key === " " && !target.matches("button, input")) toggle();
    else if (key === ".") step();
    else if (key === ",") back();
    else if (key.toLowerCase() === "f")
      adjust({ speed: this.#now.speed === "fast" ? "normal" : "fast" });
    else return false;
    return true;
  }

  /**
   * Shows what is chosen and given.
   * @param {State} state
   */
  show(state) {
    const [game, board] = [gameOf(state), boardOf(state)];
    this.#now = state;
    this.#game.show(game);
    this.#mode.show(state.mode);
    this.#speed.show(state.speed);
    showPartsFor("for", game);
    showPartsFor("in", state.mode);
    this.#showBoard(game, board);
    input("free").checked = state.free;
    input("hints").checked = state.hints;
    this.#showRate(state);
  }

  /** @param {GameId} game @param {Layout} board */
  #showBoard(game, { rows, columns, given, closed }) {
    const queens = game === "queens";
    const square = given === null ? "" : squareName({ rows }, place({ rows, columns }, given));
    this.#tour.show(closed ? "closed" : "open");
    input("side").value = input("rows").value = String(rows);
    input("columns").value = String(columns);
    setText(element("given-label"), queens ? "Locked queen" : "Start");
    setText(element("given"), square || "none yet");
    setText(button("draw"), queens ? "Random queen" : "Random start");
    setText(element("goal"), GAMES[game].rules(closed));
  }

  /** @param {State} state */
  #showRate({ rate, speed }) {
    const slider = input("rate");
    slider.value = String(rate);
    slider.disabled = speed === "flat";
    const ticks = `${rate} ${rate === 1 ? "tick" : "ticks"} a second`;
    const words = { normal: ticks, fast: `${ticks} of 1,000 steps`, flat: "as many steps as fit" };
    setText(element("rate-label"), words[speed]);
  }

  /**
   * Which moves can be made by hand now.
   * @param {State} state
   * @param {Game | null} game
   */
  showMoves(state, game) {
    const { board, earlier, later } = playedGameOf(state);
    button("undo").disabled = !game?.canUndo && earlier.length === 0;
    button("redo").disabled = !game?.canRedo && later.length === 0;
    button("again").disabled = button("restart").disabled = board.record === "";
    button("new").disabled = board.given === null;
  }

  /**
   * What the run can be asked for now.
   * @param {Watch | null} watch null before a knight has its start
   * @param {Puzzle} puzzle
   */
  showRun(watch, puzzle) {
    const atStart = (watch?.steps ?? 0) === 0;
    button("rewind").disabled = button("restart").disabled = atStart;
    button("new").disabled = puzzle.squares.length === 0;
    button("play-this").disabled = isLarge(puzzle);
    button("step").disabled = watch?.ended ?? false;
    button("cancel").hidden = !(watch?.remote && watch.atWork);
    const label = watch?.playing ? "Pause" : watch?.ended ? "Start again" : "Start";
    button("start").setAttribute("aria-label", label);
    const icon = document.getElementById("start-icon");
    icon?.setAttribute("d", watch?.playing ? PAUSE_ICON : PLAY_ICON);
  }

  /**
   * @param {number} blocked how many squares are blocked
   * @param {boolean} choosing whether they are being chosen
   */
  showBlocked(blocked, choosing) {
    const some = blocked > 0 ? `${blocked}: change` : "none: choose";
    setText(button("block"), choosing ? "Done" : some);
    button("block").setAttribute("aria-pressed", String(choosing));
  }
}

/**
 * Shows those parts of the page that are meant for a game or a mode, and hides the others.
 * @param {"for" | "in"} what
 * @param {string} value
 */
function showPartsFor(what, value) {
  for (const part of document.querySelectorAll(`[data-${what}]`)) {
    const meant = part.getAttribute(`data-${what}`)?.split(" ") ?? [];
    part.toggleAttribute("hidden", !meant.includes(value));
  }
}

/** @param {string} value @returns {GameId} */
const asGame = (value) => (value === "knights" ? "knights" : "queens");

/** @param {string} value @returns {Mode} */
const asMode = (value) =>
  value === "watch" || value === "learn" || value === "compare" ? value : "play";

/** @param {string} value @returns {Speed} */
const asSpeed = (value) => (value === "fast" || value === "flat" ? value : "normal");
