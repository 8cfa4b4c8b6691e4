/**
 * The page's one conductor: it holds the state, hands intents to the game or the solver, and has
 * the page show what came of it.
 */

import { Stopwatch } from "./base/clock.js";
import { count } from "./base/numbers.js";
import { tweenTime } from "./base/tween.js";
import { STOPS } from "./cards/lessons/stops.js";
import {
  checkPuzzle,
  EnginePanic,
  randomLock,
  randomStart,
  roster,
  squareNames,
} from "./engine/engine.js";
import { isCardOpen, Page } from "./page.js";
import { button, element } from "./panels/dom.js";
import { Game, messageOf } from "./run/game.js";
import { insteadOf, limitOf } from "./run/roster.js";
import { Watch } from "./run/watch.js";
import { emptyLargeScene, isLarge } from "./scene/large.js";
import { emptyScene } from "./scene/scene.js";
import { Address } from "./session/address.js";
import { linkTo, openLink } from "./session/links.js";
import { Results } from "./session/results.js";
import { atStop, boardOf, initialState, puzzleOf, watching, withBoard } from "./session/state.js";
import { keep, recall } from "./session/storage.js";

/** @typedef {import("./session/state.js").State} State */
/** @typedef {import("./scene/scene.js").Scene} Scene */
/** @typedef {import("./scene/large.js").LargeScene} LargeScene */
/** @typedef {import("./run/game.js").Say} Say */

const AT_WORK = "The solver is at work on this board: choose Restart to change it.";
const BLOCKING = "Click squares to block them or to open them again, then choose Done.";
const BLOCKING_CLOSE = `Zoom in. ${BLOCKING}`;
const TO_WATCH = "A board this large is for watching: choose Watch, or a smaller board.";
const AT_REST = "This run has ended: choose Restart, or a new board, to change it.";
const ON_A_WALK = "Choose Try it yourself to take this board over.";

/** @param {import("./engine/engine.js").Puzzle} puzzle @returns {Scene | LargeScene} */
const emptyBoard = (puzzle) => (isLarge(puzzle) ? emptyLargeScene(puzzle) : emptyScene(puzzle));

/** A board on which nothing was given or played. */
const UNGIVEN = { given: null, record: "", seconds: 0 };

export class App {
  /** @type {State} */
  #state;
  #roster = roster();
  /** The names of all squares; none on large boards. @type {string[]} */
  #names = [];
  /** @type {Game | null} */
  #game = null;
  /** @type {Watch | null} */
  #watch = null;
  /** Runs while a game is in play. */
  #stopwatch = new Stopwatch();
  #results = new Results();
  #night = matchMedia("(prefers-color-scheme: dark)");
  #page;
  #address = new Address(() => this.#openLink());
  /** Whether clicks choose the squares that a knight must not visit. */
  #blocking = false;
  /** What is to be said before all else, until the next thing is done. */
  #notice = "";
  /** @type {number | null} */
  #pointed = null;
  /** What the pointer is on, on a large board. */
  #farOff = "";
  /** Milliseconds that the last frame took without its steps. */
  #drawing = 0;

  constructor() {
    const { state, problem } = recall();
    this.#state = state;
    this.#notice = problem;
    this.#page = new Page(this.#handlers());
    this.#night.addEventListener("change", () => this.#paint());
    addEventListener("pagehide", () => this.#stopClock());
  }

  /** @returns {import("./page.js").Handlers} */
  #handlers() {
    return {
      board: {
        act: (square) => this.#act(square),
        point: (square, heard) => this.#point(square, heard),
      },
      large: {
        act: (square) => this.#act(square),
        look: (look) => this.#watch?.remote?.look(look),
        paintWith: (colours) => this.#watch?.remote?.paintWith(colours),
        point: (words) => this.#pointFarOff(words),
      },
      timeline: {
        seek: (step) => this.#travel((watch) => watch.seek(step), false),
        go: (how) => this.#travel(how, true),
      },
      tree: {
        seek: (step) => this.#travel((watch) => watch.seek(step), true),
        light: (value) => this.#light(value),
      },
      card: {
        open: (moment) => this.#open(moment),
        fold: (card) => card !== isCardOpen(this.#state) && this.#adjust({ card }),
      },
      learn: {
        go: (stop) => this.#rebuild(atStop(this.#state, stop)),
        open: () => this.#open(STOPS[this.#state.stop].moment),
      },
      solvers: (chosen) => this.#rebuild(withBoard(this.#state, chosen)),
      controls: {
        choose: (change) => this.#choose(change),
        adjust: (change) => this.#adjust(change),
        resize: (rows, columns) => this.#resize(rows, columns),
        draw: () => this.#draw(),
        restart: () => this.#restart(),
        clear: () => this.#rebuild(withBoard(this.#state, { ...UNGIVEN, blocked: [] })),
        block: () => this.#toggleBlocking(),
        undo: () => this.#takeBack((game) => game.undo(), "Undone."),
        redo: () => this.#takeBack((game) => game.redo(), "Done again."),
        toggle: () => this.#toggle(),
        step: () => this.#step(),
        back: () => this.#travel((watch) => watch.seek(watch.steps - 1), true),
        cancel: () => this.#watch?.cancel(),
        switchTheme: () => this.#switchTheme(),
        mode: () => this.#state.mode,
        speed: () => this.#state.speed,
      },
    };
  }

  /** Shows the page and keeps it moving. */
  run() {
    this.#paint();
    if (this.#address.hash === "") this.#rebuild(this.#state, this.#notice);
    else this.#openLink();
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
    const { speed, rate, mode } = this.#state;
    const [watch, game] = [this.#watch, this.#game];
    const stepped = watch?.advance(now, speed, rate, this.#drawing);
    const begin = performance.now();
    if (watch && stepped) {
      this.#show(watch.scene(speed), speed === "normal" ? tweenTime(rate) : 0);
      if (watch.endsNow()) this.#noteResult(watch);
      this.#sayMissed(watch);
      this.#tell(watch.remote !== null && !watch.playing);
    }
    if (game && mode === "play" && this.#stopwatch.runs) {
      this.#page.showScore(this.#state, game, this.#seconds());
    }
    this.#page.draw(now, !watch?.playing);
    this.#address.settle(now);
    this.#drawing = performance.now() - begin;
  }

  /**
   * Takes another game or mode up. A walk goes on where it was left, or with the game chosen.
   * @param {Partial<State>} change
   */
  #choose(change) {
    const state = { ...this.#state, ...change };
    if (state.mode !== "learn") return this.#rebuild(state);
    const first = STOPS.findIndex(({ moment }) => moment.game === change.game);
    this.#rebuild(atStop(state, change.game ? first : state.stop));
  }

  /**
   * Opens a moment in Watch.
   * @param {import("./cards/moment.js").Moment} moment
   */
  #open(moment) {
    this.#rebuild(watching(this.#state, moment), "", (watch) => watch.reach(moment.step));
    element("board").scrollIntoView({ block: "nearest" });
    button("start").focus({ preventScroll: true });
  }

  // ---- the board ----------------------------------------------------------

  /**
   * Takes a state over and makes its game or run anew.
   * @param {State} state
   * @param {string} [notice] to be said with it
   * @param {(watch: Watch) => void} [go] brings a run to the step that is to be seen
   */
  #rebuild(state, notice = "", go = () => {}) {
    this.#stopClock();
    if (state.game !== this.#state.game || state.mode !== this.#state.mode) this.#blocking = false;
    this.#state = state;
    this.#notice = notice;
    this.#pointed = null;
    this.#game?.free();
    this.#watch?.free();
    this.#game = this.#watch = null;
    try {
      this.#make();
      this.#bring(go);
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      const initial = initialState();
      this.#state = { ...state, [state.game]: initial[state.game] };
      this.#notice = `${messageOf(error)} An empty board was laid out instead.`;
      this.#make();
    }
    keep(this.#state);
    this.#refresh();
    this.#address.write(performance.now());
  }

  /**
   * Brings the run just made to the step that is to be seen, on a walk to that of the stop.
   * @param {(watch: Watch) => void} go
   */
  #bring(go) {
    const { mode, stop } = this.#state;
    if (mode === "learn") this.#watch?.reach(STOPS[stop].moment.step);
    else if (this.#watch) go(this.#watch);
  }

  #make() {
    const [state, puzzle] = [this.#state, puzzleOf(this.#state)];
    const { rows, columns, record } = boardOf(state);
    const large = isLarge(puzzle);
    this.#names = large ? [] : squareNames(rows, columns);
    if (large && state.game === "knights" && boardOf(state).given === null) {
      this.#state = withBoard(state, { given: 0 });
    }
    if (state.mode === "compare") return;
    this.#fitSolver();
    if (large && state.mode === "play") this.#notice ||= TO_WATCH;
    if (!large && state.mode === "play") {
      this.#game = new Game(puzzle, this.#names, state.free, record);
      this.#notice ||= this.#game.problem;
    } else if (large || state.game === "queens" || puzzle.squares.length > 0) {
      this.#watch = new Watch(puzzle, boardOf(this.#state));
    }
  }

  /** Where the board is too large for the solver chosen, takes one that it is not too large for. */
  #fitSolver() {
    const { game } = this.#state;
    const board = boardOf(this.#state);
    const solvers = this.#roster.filter((info) => info.game === game);
    const other = insteadOf(solvers, board.solver, initialState()[game].solver, board);
    const chosen = solvers.find(({ id }) => id === board.solver);
    if (!chosen || !other) return;
    this.#state = withBoard(this.#state, { solver: other.id, options: "" });
    this.#notice ||= `${chosen.name} ${limitOf(chosen)}: ${other.name} was chosen instead.`;
  }

  /** Has the page show the state, its game or run, and says how it stands. */
  #refresh() {
    this.#page.lay(this.#state, this.#names, this.#blocking);
    this.#showSolvers();
    const { hints, speed, mode } = this.#state;
    const empty = () => emptyBoard(puzzleOf(this.#state));
    const scene = this.#game?.scene(hints) ?? this.#watch?.scene(speed) ?? empty();
    this.#show(scene, mode === "play" ? tweenTime(1) : 0);
    this.#tell(true);
  }

  #showSolvers() {
    const results = this.#results.of(puzzleOf(this.#state));
    this.#page.showSolvers(this.#roster, this.#state, results);
  }

  /**
   * @param {Scene | LargeScene} scene
   * @param {number} time that the motion may take, in milliseconds
   */
  #show(scene, time) {
    this.#page.showScene(scene, performance.now(), time);
  }

  /** @param {number} square */
  #act(square) {
    if (this.#state.mode === "learn") return this.#notify(ON_A_WALK);
    if (this.#blocking) return this.#block(square);
    if (this.#state.mode === "watch") return this.#actOnRun(square);
    const game = this.#game;
    if (!game?.begun) return this.#give(square);
    try {
      const done = game.act(square);
      this.#afterMove(done);
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      this.#notice = messageOf(error);
      this.#tell(true);
    }
  }

  /** @param {number} square */
  #actOnRun(square) {
    const watch = this.#watch;
    if (!watch?.atWork && !watch?.ended) return this.#give(square);
    this.#notice = watch.atWork ? AT_WORK : AT_REST;
    this.#tell(true);
  }

  /**
   * Locks the first queen, or puts the knight on its start; null clears the board.
   * @param {number | null} square
   */
  #give(square) {
    this.#rebuild(withBoard(this.#state, { given: square, record: "", seconds: 0 }));
  }

  /** Begins or ends to choose blocked squares. */
  #toggleBlocking() {
    this.#blocking = !this.#blocking;
    this.#rebuild(withBoard(this.#state, { record: "", seconds: 0 }));
    if (this.#blocking) this.#sayBlocking();
  }

  /**
   * Blocks a square, or opens it again.
   * @param {number} square
   */
  #block(square) {
    const { blocked, given } = boardOf(this.#state);
    if (square === given) {
      return this.#notify("The knight starts there: choose another start before you block it.");
    }
    const others = blocked.filter((other) => other !== square);
    const now = others.length < blocked.length ? others : [...blocked, square];
    this.#rebuild(withBoard(this.#state, { blocked: now.toSorted((a, b) => a - b) }));
    this.#sayBlocking();
  }

  #sayBlocking() {
    this.#notify(isLarge(puzzleOf(this.#state)) ? BLOCKING_CLOSE : BLOCKING);
  }

  /**
   * Says something before all else, until the next thing is done.
   * @param {string} notice
   */
  #notify(notice) {
    this.#notice = notice;
    this.#tell(true);
  }

  #draw() {
    const { rows, columns, blocked } = boardOf(this.#state);
    const { closed } = this.#state;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const queens = this.#state.game === "queens";
    this.#give(queens ? randomLock(rows, seed) : randomStart(rows, columns, closed, blocked, seed));
  }

  #restart() {
    this.#rebuild(withBoard(this.#state, { record: "", seconds: 0 }));
  }

  /**
   * @param {number} rows
   * @param {number} columns
   */
  #resize(rows, columns) {
    try {
      checkPuzzle({ ...puzzleOf(this.#state), rows, columns, squares: [], blocked: [] });
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      this.#notice = messageOf(error);
      this.#page.showSettings(this.#state);
      return this.#tell(true);
    }
    this.#rebuild(withBoard(this.#state, { rows, columns, ...UNGIVEN, blocked: [] }));
  }

  // ---- playing by hand ------------------------------------------------------

  /**
   * @param {number | null} square
   * @param {boolean} heard whether the focus came there, rather than the pointer
   */
  #point(square, heard) {
    if (square === this.#pointed) return;
    this.#pointed = square;
    this.#notice = "";
    const game = this.#game;
    this.#page.setHover(square === null ? null : (game?.hover(square) ?? null));
    if (!game || game.solved || square === null) return this.#tell(false);
    const say = game.hoverSays(square);
    this.#page.say(say);
    if (heard && say.tone === "bad") this.#page.speak(say.text);
  }

  /**
   * The pointer came to a square of a large board, or left it.
   * @param {string} words what stands there, or ""
   */
  #pointFarOff(words) {
    this.#farOff = words;
    if (words !== "") this.#notice = "";
    this.#tell(false);
  }

  /**
   * @param {(game: Game) => boolean} how
   * @param {string} said
   */
  #takeBack(how, said) {
    if (this.#game && how(this.#game)) this.#afterMove(said);
  }

  /** @param {string} done */
  #afterMove(done) {
    const game = this.#game;
    if (!game) return;
    this.#notice = "";
    const now = performance.now();
    if (!game.solved) this.#stopwatch.start(now);
    const played = game.solved ? this.#stopwatch.stop(now) : this.#stopwatch.take(now);
    const seconds = boardOf(this.#state).seconds + played;
    this.#state = withBoard(this.#state, { record: game.record, seconds });
    keep(this.#state);
    this.#refresh();
    this.#page.speak(`${done} ${game.says(this.#seconds()).text}`);
  }

  /** Seconds played so far. */
  #seconds() {
    return boardOf(this.#state).seconds + this.#stopwatch.read(performance.now());
  }

  #stopClock() {
    if (!this.#stopwatch.runs) return;
    const seconds = boardOf(this.#state).seconds + this.#stopwatch.stop(performance.now());
    this.#state = withBoard(this.#state, { seconds });
    keep(this.#state);
  }

  // ---- watching ---------------------------------------------------------------

  #toggle() {
    if (this.#watch?.playing) this.#watch.pause();
    else this.#ready().start();
    this.#notice = "";
    this.#tell(true);
  }

  #step() {
    const watch = this.#watch?.ended ? this.#watch : this.#ready();
    this.#notice = "";
    watch.step();
    if (watch.endsNow()) this.#noteResult(watch);
    this.#show(watch.scene(this.#state.speed), tweenTime(1));
    this.#tell(true);
  }

  /**
   * Goes to another step of the run.
   * @param {(watch: Watch) => void} how
   * @param {boolean} aloud whether to say what happened there
   */
  #travel(how, aloud) {
    const watch = this.#watch;
    if (!watch) return;
    this.#notice = "";
    how(watch);
    if (watch.endsNow()) this.#noteResult(watch);
    this.#show(watch.scene(this.#state.speed), 0);
    this.#tell(aloud);
  }

  /** @param {Watch} watch */
  #sayMissed(watch) {
    if (watch.missed === null) return;
    this.#notice = `This run ends at step ${count(watch.steps)}, before step ${count(watch.missed)}: its end is shown.`;
    watch.missed = null;
  }

  /** Opens the moment that the address names, or the nearest thing that makes sense. */
  #openLink() {
    const { state, step, problem } = openLink(this.#address.hash, this.#state);
    this.#rebuild(state, problem, (watch) => watch.seek(step));
  }

  /** Has the address name the moment watched, where the run stands still. */
  #nameMoment() {
    const watch = this.#watch;
    if (watch?.playing) return;
    const named = watch && this.#state.mode === "watch";
    this.#address.name(named ? linkTo(this.#state, watch.steps) : "", performance.now());
  }

  /**
   * Shows a value of the tree on the board, ringed in the picture of the step that tried it; none
   * brings the board back.
   * @param {{square: number, step: number} | null} value
   */
  #light(value) {
    const watch = this.#watch;
    if (!watch || watch.playing) value = null;
    this.#page.peek(value && watch && { square: value.square, scene: watch.sceneAt(value.step) });
  }

  /** A run that can go on: the one there is, or a new one where it has ended or not begun. */
  #ready() {
    const needsStart = this.#watch === null;
    if (needsStart) this.#give(0);
    else if (this.#watch?.ended) this.#restart();
    if (!this.#watch) throw new Error("A board with a start has a run.");
    return this.#watch;
  }

  /** @param {Watch} watch */
  #noteResult(watch) {
    const steps = count(watch.steps);
    const solved = watch.outcome === "solved" || watch.outcome === "counted";
    const { solver } = boardOf(this.#state);
    // A run that went on from a solution ends elsewhere.
    if (solved || watch.solutions === 0) {
      this.#results.note(puzzleOf(this.#state), solver, solved ? steps : `${steps} ✗`);
    }
    this.#showSolvers();
    this.#page.speak(`${watch.result?.text} ${watch.explanation}`);
  }

  // ---- telling --------------------------------------------------------------------

  /**
   * Shows how the game or the run stands.
   * @param {boolean} aloud whether it is worth speaking
   */
  #tell(aloud) {
    const [game, watch] = [this.#game, this.#watch];
    const say = game ? this.#gameSays(game) : this.#runSays();
    const [solver, seconds] = [this.#solver, this.#seconds()];
    this.#page.tell(this.#state, { game, watch, solver, say, seconds });
    if (aloud && (this.#notice || !watch?.waiting)) this.#page.speak(say.text);
    this.#nameMoment();
  }

  /** @param {Game} game @returns {Say} */
  #gameSays(game) {
    if (this.#notice) return { text: this.#notice, tone: "bad" };
    return game.says(this.#seconds());
  }

  /** @returns {Say} */
  #runSays() {
    if (this.#notice) return { text: this.#notice, tone: "bad" };
    if (this.#farOff) return { text: this.#farOff, tone: "" };
    const start = "Click a square to start the tour there, or press Start.";
    return this.#watch?.says(this.#state.speed) ?? { text: start, tone: "" };
  }

  /** The roster's entry of the solver chosen, or of the first if a saved one is no longer there. */
  get #solver() {
    const [{ game }, { solver }] = [this.#state, boardOf(this.#state)];
    const chosen = this.#roster.find((info) => info.game === game && info.id === solver);
    return chosen ?? this.#roster[0];
  }

  // ---- settings -----------------------------------------------------------------------

  /**
   * Changes a setting that leaves the board as it is.
   * @param {Partial<State>} change
   */
  #adjust(change) {
    this.#state = { ...this.#state, ...change };
    keep(this.#state);
    if (change.free !== undefined) this.#game?.setFree(change.free);
    if (change.hints !== undefined) return this.#refresh();
    this.#page.showSettings(this.#state);
    this.#tell(false);
  }

  #switchTheme() {
    const dark = document.documentElement.dataset.theme === "dark";
    this.#state = { ...this.#state, theme: dark ? "light" : "dark" };
    keep(this.#state);
    this.#paint();
  }

  #paint() {
    const system = this.#night.matches ? "dark" : "light";
    document.documentElement.dataset.theme = this.#state.theme ?? system;
    this.#page.paint();
    if (this.#game || this.#watch) this.#tell(false);
  }
}
