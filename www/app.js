/**
 * The page's conductor. An intent makes a new state of the one there is, the stage has at work
 * what the state asks for, and the page shows the two.
 */

import { count } from "./base/numbers.js";
import { tweenTime } from "./base/tween.js";
import { STOPS } from "./cards/lessons/stops.js";
import { EnginePanic, randomLock, randomStart, roster } from "./engine/engine.js";
import { isCardOpen, Page } from "./page.js";
import { fitted } from "./run/fitting.js";
import { messageOf } from "./run/game.js";
import { byGame, solverOf } from "./run/roster.js";
import { AT_REST, AT_WORK, howToBlock, ON_A_WALK, STARTS_THERE, said } from "./run/said.js";
import { Stage } from "./run/stage.js";
import { isLarge } from "./scene/large.js";
import { Address } from "./session/address.js";
import * as change from "./session/changes.js";
import { linkTo, openLink } from "./session/links.js";
import { NO_RESULTS, noted } from "./session/results.js";
import { boardOf, gameOf, runOf } from "./session/state.js";
import { keep, recall } from "./session/storage.js";

/** @typedef {import("./session/state.js").State} State */
/** @typedef {import("./session/changes.js").Change} Change */
/** @typedef {import("./run/game.js").Game} Game */
/** @typedef {import("./run/watch.js").Watch} Watch */
/** @typedef {import("./page.js").Peek} Peek */
/**
 * What passes with the next thing that is done.
 * @typedef {object} Passing
 * @property {string} notice to be said before all else, or ""
 * @property {number | null} hovered the square that the pointer or the focus has come to
 * @property {Peek | null} peek
 */

/** @type {Passing} */
const NOTHING = { notice: "", hovered: null, peek: null };

export class App {
  /** @type {State} */
  #state;
  #stage = new Stage();
  #solvers = byGame(roster());
  #results = NO_RESULTS;
  #passing = NOTHING;
  /** How long the pieces may take to get to the scene that is shown, in milliseconds. */
  #motion = 0;
  /** Whole seconds played, as they are shown. */
  #seconds = 0;
  /** The square that the pointer or the focus is on. @type {number | null} */
  #pointed = null;
  /** What the pointer is on, on a large board. */
  #pointedFarOff = "";
  /** Whether clicks choose the squares that a knight must not visit. */
  #blocking = false;
  /** What was said last to those who listen. */
  #spoken = "";
  #night = matchMedia("(prefers-color-scheme: dark)");
  #page = new Page(this.#handlers());
  #address = new Address(() => this.#openLink());
  #isShowing = false;
  /** Whether something is new that the page has not been shown. */
  #isStale = false;
  /** Milliseconds that the last frame took without its steps. */
  #drawing = 0;

  constructor() {
    const { state, problem } = recall();
    this.#state = state;
    if (this.#address.hash === "") this.#do((state) => state, { notice: problem });
    else this.#openLink();
    this.#night.addEventListener("change", () => this.#show());
    addEventListener("pagehide", () => keep(this.#present()));
  }

  /** @returns {import("./page.js").Handlers} */
  #handlers() {
    const now = () => performance.now();
    return {
      board: {
        act: (square) => this.#act(square),
        point: (square, heard) => this.#point(square, heard),
      },
      large: {
        act: (square) => this.#act(square),
        look: (look) => this.#stage.watch?.remote?.look(look),
        paintWith: (colours) => this.#stage.watch?.remote?.paintWith(colours),
        point: (words) => this.#pointFarOff(words),
      },
      timeline: {
        seek: (step) => this.#travel((watch) => watch.seek(step), false),
        go: (how) => this.#travel(how),
      },
      tree: {
        seek: (step) => this.#travel((watch) => watch.seek(step)),
        light: (value) => this.#peek(value),
      },
      card: {
        open: (moment) => this.#open(moment),
        fold: (card) => card !== isCardOpen(this.#state) && this.#adjust({ card }),
      },
      learn: {
        go: (stop) => this.#do(change.toStop(stop)),
        open: () => this.#open(STOPS[this.#state.stop].moment),
      },
      solvers: (chosen) => this.#do(change.choose(chosen)),
      controls: {
        toGame: (game) => this.#do(change.toGame(game)),
        toMode: (mode) => this.#do(change.toMode(mode)),
        watchThis: () => this.#do(change.watchThis),
        playThis: () => this.#do(change.playThis(this.#stage.position)),
        close: (closed) => this.#do(change.close(closed)),
        adjust: (settings) => this.#adjust(settings),
        resize: (rows, columns) => this.#do(change.resize(rows, columns)),
        draw: () => this.#do(change.give(this.#randomSquare())),
        restart: () => this.#restart(),
        clear: () => this.#do(change.clear),
        block: () => this.#toggleBlocking(),
        undo: () => this.#takeBack((game) => game.undo(now()), change.undo, "Undone."),
        redo: () => this.#takeBack((game) => game.redo(now()), change.redo, "Done again."),
        toggle: () => this.#toggle(),
        step: () => this.#step(),
        back: () => this.#travel((watch) => watch.seek(watch.steps - 1)),
        cancel: () => this.#stage.watch?.cancel(),
        switchTheme: () => this.#adjust({ theme: this.#isDark ? "light" : "dark" }),
      },
    };
  }

  /** Keeps the page moving. */
  run() {
    const frame = (/** @type {number} */ now) => {
      try {
        this.#frame(now);
      } catch (error) {
        if (error instanceof EnginePanic) return;
        throw error;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** @param {number} now */
  #frame(now) {
    const { speed, rate } = this.#state;
    const { watch, game } = this.#stage;
    const stepped = watch?.advance(now, speed, rate, this.#drawing);
    const begin = performance.now();
    if (watch && stepped) {
      const motion = speed === "normal" ? tweenTime(rate) : 0;
      this.#follow(watch, motion, watch.remote !== null && !watch.playing);
    } else if (this.#isStale || (game && Math.floor(game.seconds(now)) !== this.#seconds)) {
      this.#show();
    }
    this.#page.draw(now, !watch?.playing);
    if (this.#address.settle(now)) keep(this.#state);
    this.#drawing = performance.now() - begin;
  }

  // ---- from an intent to what is shown ------------------------------------------------

  /**
   * Does what is asked for: makes the state that comes of it, and shows that.
   * @param {Change} asked
   * @param {object} [how]
   * @param {string} [how.notice] to be said with it
   * @param {string} [how.done] what was done, for those who listen
   * @param {boolean} [how.atOnce] whether a run is to be at its step when it is first seen
   */
  #do(asked, { notice = "", done = "", atOnce = false } = {}) {
    const before = this.#present();
    const { state, problem } = fitted(asked(before), this.#solvers);
    const elsewhere = state.mode !== before.mode || gameOf(state) !== gameOf(before);
    if (elsewhere) this.#blocking = false;
    const trouble = this.#set(elsewhere ? [state] : [state, before], atOnce);
    this.#passing = { ...NOTHING, notice: notice || problem || trouble };
    this.#look(state.mode === "play" ? tweenTime(1) : 0);
    keep(this.#state);
    this.#show({ aloud: true, done, afresh: trouble !== "" });
    this.#address.write(performance.now());
  }

  /**
   * Takes over the first of several states that can be; an empty board if none of them can.
   * @param {State[]} states
   * @param {boolean} atOnce
   * @returns {string} what is wrong, in a sentence, or ""
   */
  #set([state, ...others], atOnce) {
    try {
      const problem = this.#stage.set(state, atOnce);
      this.#state = state;
      return problem;
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      const isLast = others.length === 0;
      this.#set(isLast ? [change.startOver(state)] : others, atOnce);
      return isLast ? `${messageOf(error)} An empty board was laid out instead.` : messageOf(error);
    }
  }

  /** The state with what was done since on the board that is seen. */
  #present() {
    this.#state = this.#stage.present(this.#state, performance.now());
    return this.#state;
  }

  /** Takes a new picture of what is at work. @param {number} motion milliseconds to get there */
  #look(motion) {
    this.#stage.look(this.#state);
    this.#motion = motion;
  }

  /**
   * Shows how things are now.
   * @param {object} [how]
   * @param {boolean} [how.aloud] whether it is worth speaking of
   * @param {string} [how.done] what was done, to be spoken of first
   * @param {boolean} [how.afresh] whether to show again what has not changed
   */
  #show({ aloud = false, done = "", afresh = false } = {}) {
    // A panel may answer at once to what it is shown: the next frame shows what came of that.
    this.#isStale = this.#isShowing;
    if (this.#isShowing) return;
    this.#nameMoment();
    const view = this.#view();
    const worth = aloud && (this.#passing.notice !== "" || !view.watch?.waiting);
    if (worth) this.#spoken = `${done} ${view.say.text}`.trim();
    this.#isShowing = true;
    this.#page.render({ ...view, spoken: this.#spoken }, afresh);
    this.#isShowing = false;
  }

  #view() {
    const [state, now] = [this.#state, performance.now()];
    const { puzzle, names, scene, game, watch } = this.#stage;
    const { hovered, peek } = this.#passing;
    const solvers = this.#solvers[gameOf(state)];
    const seconds = game?.seconds(now) ?? 0;
    this.#seconds = Math.floor(seconds);
    return {
      ...{ state, puzzle, names, scene, motion: this.#motion, peek, game, seconds, watch, solvers },
      solver: solverOf(solvers, runOf(state).solver),
      results: this.#results,
      hover: hovered === null ? null : (game?.hover(hovered) ?? null),
      blocking: this.#blocking,
      say: this.#say(now),
      dark: this.#isDark,
    };
  }

  /** What is said under the board. @param {number} now */
  #say(now) {
    const { notice, hovered } = this.#passing;
    const { game, watch } = this.#stage;
    const { mode, speed } = this.#state;
    const pointed = this.#pointedFarOff;
    return said({ notice, pointed, hovered, game, watch, byHand: mode === "play", speed, now });
  }

  get #isDark() {
    return (this.#state.theme ?? (this.#night.matches ? "dark" : "light")) === "dark";
  }

  /**
   * Says something before all else, until the next thing is done.
   * @param {string} notice
   */
  #notify(notice) {
    this.#passing = { ...NOTHING, notice };
    this.#show({ aloud: true });
  }

  /**
   * Changes settings that leave the board as it is.
   * @param {Partial<State>} settings
   */
  #adjust(settings) {
    this.#state = { ...this.#present(), ...settings };
    keep(this.#state);
    this.#stage.game?.setFree(this.#state.free);
    if (settings.hints !== undefined) this.#look(0);
    this.#show();
  }

  // ---- the board ------------------------------------------------------------------------

  /** @param {number} square */
  #act(square) {
    const [{ mode }, { game }] = [this.#state, this.#stage];
    if (mode === "learn") this.#notify(ON_A_WALK);
    else if (this.#blocking) this.#block(square);
    else if (mode === "watch") this.#actOnRun(square);
    else if (game?.begun) this.#move(game, square);
    else this.#do(change.give(square));
  }

  /** @param {Game} game @param {number} square */
  #move(game, square) {
    try {
      const done = game.act(square, performance.now());
      this.#do(change.moved, { done });
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      this.#notify(messageOf(error));
    }
  }

  /** @param {number} square */
  #actOnRun(square) {
    const { watch } = this.#stage;
    if (watch?.atWork) this.#notify(AT_WORK);
    else if (watch?.ended) this.#notify(AT_REST);
    else this.#do(change.give(square));
  }

  /** Begins or ends to choose blocked squares. */
  #toggleBlocking() {
    this.#blocking = !this.#blocking;
    this.#stage.watch?.pause();
    this.#notify(this.#blocking ? howToBlock(isLarge(this.#stage.puzzle)) : "");
  }

  /** @param {number} square */
  #block(square) {
    if (square === boardOf(this.#state).given) return this.#notify(STARTS_THERE);
    this.#do(change.block(square), { notice: howToBlock(isLarge(this.#stage.puzzle)) });
  }

  /** A square for the first queen or the start, from which there is a solution if there is any. */
  #randomSquare() {
    const { rows, columns, closed, blocked } = boardOf(this.#state);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    if (gameOf(this.#state) === "queens") return randomLock(rows, seed);
    return randomStart(rows, columns, closed, blocked, seed);
  }

  #restart() {
    this.#present();
    this.#stage.dropRun(this.#state);
    this.#do(change.restart);
  }

  /**
   * @param {(game: Game) => boolean} inGame takes back, or makes again, a move of the game
   * @param {Change} ofBoards what is done where there is no such move
   * @param {string} done
   */
  #takeBack(inGame, ofBoards, done) {
    const { game } = this.#stage;
    if (game && inGame(game)) this.#do((state) => state, { done });
    else if (ofBoards(this.#state) !== this.#state) this.#do(ofBoards, { done });
  }

  // ---- pointing -------------------------------------------------------------------------

  /**
   * @param {number | null} square
   * @param {boolean} heard whether the focus came there, rather than the pointer
   */
  #point(square, heard) {
    if (square === this.#pointed) return;
    this.#pointed = square;
    this.#passing = { ...this.#passing, notice: "", hovered: square };
    const forbidden = this.#stage.game && this.#say(performance.now()).tone === "bad";
    this.#show({ aloud: heard && square !== null && forbidden === true });
  }

  /**
   * The pointer came to a square of a large board, or left it.
   * @param {string} words what stands there, or ""
   */
  #pointFarOff(words) {
    this.#pointedFarOff = words;
    if (words !== "") this.#passing = { ...this.#passing, notice: "" };
    this.#show();
  }

  /**
   * Shows a value of the tree on the board, ringed in the picture of the step that tried it; none
   * brings the board back.
   * @param {{square: number, step: number} | null} value
   */
  #peek(value) {
    const { watch } = this.#stage;
    const peek =
      value && watch && !watch.playing
        ? { square: value.square, scene: watch.sceneAt(value.step) }
        : null;
    this.#passing = { ...this.#passing, peek };
    this.#show();
  }

  // ---- watching -------------------------------------------------------------------------

  /**
   * Opens a moment in Watch.
   * @param {import("./session/state.js").Moment} moment
   */
  #open(moment) {
    this.#do(change.toMoment(moment), { atOnce: true });
    this.#page.goToBoard();
  }

  /** Opens the moment that the address names, or the nearest thing that makes sense. */
  #openLink() {
    const { state, problem } = openLink(this.#address.hash, this.#present());
    this.#do(() => state, { notice: problem });
  }

  #toggle() {
    const { watch } = this.#stage;
    if (watch?.playing) watch.pause();
    else this.#ready().start();
    this.#notify("");
  }

  #step() {
    const watch = this.#stage.watch?.ended ? this.#stage.watch : this.#ready();
    this.#passing = NOTHING;
    watch.step();
    this.#follow(watch, tweenTime(1), true);
  }

  /** A run that can go on: the one there is, or a new one where it has ended or not begun. */
  #ready() {
    if (this.#stage.watch?.ended) this.#restart();
    else if (!this.#stage.watch) this.#do(change.give(0));
    if (!this.#stage.watch) throw new Error("A board with a start has a run.");
    return this.#stage.watch;
  }

  /**
   * Goes to another step of the run.
   * @param {(watch: Watch) => void} how
   * @param {boolean} [aloud] whether to say what happened there
   */
  #travel(how, aloud = true) {
    const { watch } = this.#stage;
    if (!watch) return;
    this.#passing = NOTHING;
    how(watch);
    this.#follow(watch, 0, aloud);
  }

  /**
   * Shows where the run has come to.
   * @param {Watch} watch
   * @param {number} motion milliseconds
   * @param {boolean} aloud
   */
  #follow(watch, motion, aloud) {
    this.#look(motion);
    if (this.#passing.peek) this.#passing = { ...this.#passing, peek: null };
    if (watch.endsNow()) this.#noteResult(watch);
    if (watch.missed !== null) this.#noteMissed(watch, watch.missed);
    this.#show({ aloud });
  }

  /** @param {Watch} watch */
  #noteResult(watch) {
    const steps = count(watch.steps);
    const found = watch.outcome === "solved" || watch.outcome === "counted";
    const run = runOf(this.#state);
    const info = solverOf(this.#solvers[gameOf(this.#state)], run.solver);
    // A run that went on from a solution ends elsewhere.
    if (found || watch.solutions === 0) {
      const words = found ? steps : `${steps} ✗`;
      this.#results = noted(this.#results, this.#stage.puzzle, info, run, words);
    }
    this.#spoken = `${watch.result?.text} ${watch.explanation}`;
  }

  /** @param {Watch} watch @param {number} missed the step that was sought */
  #noteMissed(watch, missed) {
    const ends = `This run ends at step ${count(watch.steps)}, before step ${count(missed)}`;
    this.#passing = { ...this.#passing, notice: `${ends}: its end is shown.` };
    watch.missed = null;
  }

  /** Has the address name the moment watched, where the run stands still. */
  #nameMoment() {
    const { watch } = this.#stage;
    if (watch?.playing) return;
    const named = watch && this.#state.mode === "watch";
    this.#address.name(named ? linkTo(this.#present()) : "", performance.now());
  }
}
