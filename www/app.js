/**
 * The page's one conductor: it holds the state, hands intents to the game or the solver, and has
 * the panels show what came of it.
 */
import { STOPS } from "./cards/stops.js";
import {
  checkPuzzle,
  EnginePanic,
  randomLock,
  randomStart,
  roster,
  Status,
  squareNames,
} from "./engine.js";
import { Game, messageOf } from "./game.js";
import { emptyLargeScene, isLarge } from "./large.js";
import { linkTo, openLink } from "./links.js";
import { count, duration } from "./numbers.js";
import { Board } from "./panels/board.js";
import { Card } from "./panels/card.js";
import { Controls } from "./panels/controls.js";
import { Detail } from "./panels/detail.js";
import { button, element } from "./panels/dom.js";
import { Figures } from "./panels/figures.js";
import { LargeBoard } from "./panels/large.js";
import { Learn } from "./panels/learn.js";
import { Published } from "./panels/published.js";
import { Says } from "./panels/says.js";
import { Search } from "./panels/search.js";
import { Solutions } from "./panels/solutions.js";
import { Solvers } from "./panels/solvers.js";
import { Ties } from "./panels/ties.js";
import { Timeline } from "./panels/timeline.js";
import { Tree } from "./panels/tree.js";
import { inkOn, levelColour, moveColour, readTheme } from "./render/theme.js";
import { insteadOf, isLocal, limitOf } from "./roster.js";
import { emptyScene } from "./scene.js";
import { atStop, boardOf, initialState, puzzleOf, watching, withBoard } from "./state.js";
import { keep, recall } from "./storage.js";
import { tweenTime } from "./tween.js";
import { Watch } from "./watch.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./large.js").LargeScene} LargeScene */
/** @typedef {import("./game.js").Say} Say */

const AT_WORK = "The solver is at work on this board: choose Restart to change it.";
const BLOCKING = "Click squares to block them or to open them again, then choose Done.";
const BLOCKING_CLOSE = `Zoom in. ${BLOCKING}`;
const TO_WATCH = "A board this large is for watching: choose Watch, or a smaller board.";
const AT_REST = "This run has ended: choose Restart, or a new board, to change it.";
const ON_A_WALK = "Choose Try it yourself to take this board over.";

/** @param {import("./engine.js").Puzzle} puzzle @returns {Scene | LargeScene} */
const emptyBoard = (puzzle) => (isLarge(puzzle) ? emptyLargeScene(puzzle) : emptyScene(puzzle));

/** A board on which nothing was given or played. */
const UNGIVEN = { given: null, record: "", seconds: 0 };

export class App {
  /** @type {State} */
  #state;
  #roster = roster();
  /** @type {string[]} */
  #names = [];
  /** @type {Game | null} */
  #game = null;
  /** @type {Watch | null} */
  #watch = null;
  /** When the clock of the game in play was started, or null while it stands. @type {number | null} */
  #since = null;
  /** Steps to the end by puzzle and solver. @type {Map<string, Map<string, string>>} */
  #results = new Map();
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #night = matchMedia("(prefers-color-scheme: dark)");
  #theme = readTheme();
  #board;
  #large;
  #controls;
  #solvers;
  #says = new Says();
  #search = new Search();
  #tree = new Tree({
    seek: (step) => this.#travel((watch) => watch.seek(step), true),
    light: (value) => this.#light(value),
  });
  #score = new Figures("game-kpi");
  #detail = new Detail();
  #solutions = new Solutions();
  #published = new Published();
  #ties = new Ties(this.#theme);
  #timeline;
  #card = new Card({
    open: (moment) => this.#open(moment),
    fold: (card) => card !== this.#cardOpen && this.#adjust({ card }),
  });
  #learn = new Learn({
    go: (stop) => this.#rebuild(atStop(this.#state, stop)),
    open: () => this.#open(STOPS[this.#state.stop].moment),
  });
  /** Whether clicks choose the squares that a knight must not visit. */
  #blocking = false;
  /** @type {Scene | LargeScene} */
  #scene;
  /** What is to be said before all else, until the next thing is done. */
  #notice = "";
  /** @type {number | null} */
  #pointed = null;
  /** What the pointer is on, on a large board. */
  #farOff = "";
  /** Milliseconds that the last frame took without its steps. */
  #drawing = 0;
  /** What the address names. */
  #link = "";

  constructor() {
    const { state, problem } = recall();
    this.#state = state;
    this.#notice = problem;
    this.#scene = emptyBoard(puzzleOf(state));
    this.#board = new Board(this.#theme, {
      act: (square) => this.#act(square),
      point: (square, heard) => this.#point(square, heard),
    });
    this.#large = new LargeBoard(this.#theme, {
      act: (square) => this.#act(square),
      look: (look) => this.#watch?.remote?.look(look),
      paintWith: (colours) => this.#watch?.remote?.paintWith(colours),
      point: (words) => this.#pointFarOff(words),
    });
    this.#timeline = new Timeline(this.#theme, {
      seek: (step) => this.#travel((watch) => watch.seek(step), false),
      go: (how) => this.#travel(how, true),
    });
    this.#solvers = new Solvers((chosen) => this.#rebuild(withBoard(this.#state, chosen)));
    this.#controls = new Controls({
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
    });
    this.#night.addEventListener("change", () => this.#paint());
    addEventListener("pagehide", () => this.#stopClock());
    addEventListener("hashchange", () => this.#openLink());
  }

  /** Shows the page and keeps it moving. */
  run() {
    this.#paint();
    if (location.hash === "") this.#rebuild(this.#state, this.#notice);
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
    const watch = this.#watch;
    const stepped = watch?.advance(now, speed, rate, this.#drawing);
    const begin = performance.now();
    if (watch && stepped) {
      this.#show(watch.scene(speed), now, speed === "normal" ? tweenTime(rate) : 0);
      if (watch.endsNow()) this.#noteResult(watch);
      this.#sayMissed(watch);
      this.#tell(watch.remote !== null && !watch.playing);
    }
    if (mode === "play" && this.#since !== null) this.#showScore();
    if (this.#scene.kind === "large") this.#large.draw(now, !watch?.playing);
    else this.#board.draw(now, !watch?.playing);
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
    this.#rebuild(watching(this.#state, moment));
    this.#watch?.reach(moment.step);
    this.#refresh();
    element("board").scrollIntoView({ block: "nearest" });
    button("start").focus({ preventScroll: true });
  }

  // ---- the board ----------------------------------------------------------

  /**
   * Takes a state over and makes its game or run anew.
   * @param {State} state
   * @param {string} [notice] to be said with it
   */
  #rebuild(state, notice = "") {
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
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      const initial = initialState();
      this.#state = { ...state, [state.game]: initial[state.game] };
      this.#notice = `${messageOf(error)} An empty board was laid out instead.`;
      this.#make();
    }
    keep(this.#state);
    this.#refresh();
  }

  #make() {
    const [state, puzzle] = [this.#state, puzzleOf(this.#state)];
    const { rows, columns, record } = boardOf(state);
    const large = isLarge(puzzle);
    if (large && state.game === "knights" && boardOf(state).given === null) {
      this.#state = withBoard(state, { given: 0 });
    }
    this.#names = large ? [] : squareNames(rows, columns);
    if (state.mode === "compare") return;
    this.#fitSolver();
    if (large && state.mode === "play") this.#notice ||= TO_WATCH;
    if (!large && state.mode === "play") {
      this.#game = new Game(puzzle, this.#names, state.free, record);
      this.#notice ||= this.#game.problem;
    } else if (large || state.game === "queens" || puzzle.squares.length > 0) {
      this.#watch = new Watch(puzzle, boardOf(this.#state));
    }
    if (state.mode === "learn") this.#watch?.reach(STOPS[state.stop].moment.step);
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

  /** Has every panel show the state, its game or run, and says how it stands. */
  #refresh() {
    const { game, rows, columns } = puzzleOf(this.#state);
    this.#layBoard({ rows, columns });
    this.#controls.show(this.#state);
    this.#controls.showBlocked(boardOf(this.#state).blocked.length, this.#blocking);
    this.#solutions.show(puzzleOf(this.#state));
    this.#learn.show(this.#state.stop);
    this.#compare();
    this.#solvers.show(this.#roster, game, boardOf(this.#state), this.#resultsHere());
    this.#board.setHover(null);
    const empty = () => emptyBoard(puzzleOf(this.#state));
    const scene =
      this.#game?.scene(this.#state.hints) ?? this.#watch?.scene(this.#state.speed) ?? empty();
    this.#show(scene, performance.now(), this.#state.mode === "play" ? tweenTime(1) : 0);
    this.#tell(true);
  }

  /**
   * Lays out the board: square by square, or as a picture if it is too large for that.
   * @param {import("./geometry.js").Size} size
   */
  #layBoard(size) {
    const puzzle = puzzleOf(this.#state);
    const { game, rows, columns } = puzzle;
    const large = isLarge(puzzle);
    this.#board.hide(large);
    this.#large.setBoard(large ? size : null);
    if (large) return;
    const what = game === "queens" ? "Queen’s Challenge" : "Knight’s Tour";
    this.#board.setBoard(size, this.#names, `${what}, board of ${rows} by ${columns}`);
  }

  #compare() {
    for (const panel of [this.#published, this.#ties]) {
      if (this.#state.mode === "compare") panel.show();
      else panel.hide();
    }
  }

  /**
   * @param {Scene | LargeScene} scene
   * @param {number} now
   * @param {number} time that the motion may take
   */
  #show(scene, now, time) {
    this.#scene = scene;
    if (scene.kind === "large") this.#large.show(scene);
    else this.#board.show(scene, now, this.#still.matches ? 0 : time);
    this.#detail.show(scene, this.#theme);
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
      this.#controls.show(this.#state);
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
    this.#board.setHover(square === null ? null : (game?.hover(square) ?? null));
    if (!game || game.solved || square === null) return this.#tell(false);
    const say = game.hoverSays(square);
    this.#says.show(say, "", null);
    if (heard && say.tone === "bad") this.#says.speak(say.text);
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
    if (this.#since === null && !game.solved) this.#since = performance.now();
    if (game.solved) this.#stopClock();
    this.#state = withBoard(this.#state, { record: game.record, seconds: this.#seconds() });
    if (this.#since !== null) this.#since = performance.now();
    keep(this.#state);
    this.#refresh();
    this.#says.speak(`${done} ${game.says(this.#seconds()).text}`);
  }

  /** Seconds played so far. */
  #seconds() {
    const running = this.#since === null ? 0 : (performance.now() - this.#since) / 1000;
    return boardOf(this.#state).seconds + running;
  }

  #stopClock() {
    if (this.#since === null) return;
    this.#state = withBoard(this.#state, { seconds: this.#seconds() });
    this.#since = null;
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
    this.#show(watch.scene(this.#state.speed), performance.now(), tweenTime(1));
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
    this.#show(watch.scene(this.#state.speed), performance.now(), 0);
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
    if (location.hash === this.#link) return;
    const { state, step, problem } = openLink(location.hash, this.#state);
    this.#rebuild(state, problem);
    const watch = this.#watch;
    if (!watch || step === 0) return;
    watch.seek(step);
    this.#show(watch.scene(this.#state.speed), performance.now(), 0);
    this.#tell(true);
  }

  /** Has the address name the moment watched, once the run stands still. */
  #showLink() {
    const watch = this.#watch;
    if (watch?.playing) return;
    const named = watch && this.#state.mode === "watch";
    const link = named ? linkTo(this.#state, watch.steps) : "";
    if (link === this.#link) return;
    this.#link = link;
    history.replaceState(null, "", link || location.pathname + location.search);
  }

  /**
   * Shows a value of the tree on the board, ringed in the picture of the step that tried it; none
   * brings the board back.
   * @param {{square: number, step: number} | null} value
   */
  #light(value) {
    const [watch, here] = [this.#watch, this.#scene];
    if (!watch || here.kind === "large") return;
    const scene = value && !watch.playing ? watch.sceneAt(value.step) : here;
    /** @type {import("./notes.js").Note[]} */
    const ring = value === null ? [] : [{ kind: "fault", square: value.square }];
    const notes = [...scene.notes, ...ring];
    this.#board.show({ ...scene, notes }, performance.now(), 0);
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
    const solved = watch.status === Status.SOLVED || watch.status === Status.COUNTED;
    const board = boardOf(this.#state);
    this.#resultsHere().set(board.solver, solved ? steps : `${steps} ✗`);
    this.#solvers.show(this.#roster, this.#state.game, board, this.#resultsHere());
    this.#says.speak(`${watch.result?.text} ${watch.explanation}`);
  }

  #resultsHere() {
    const key = JSON.stringify(puzzleOf(this.#state));
    const here = this.#results.get(key) ?? new Map();
    this.#results.set(key, here);
    return here;
  }

  // ---- telling --------------------------------------------------------------------

  /**
   * Shows how the game or the run stands.
   * @param {boolean} aloud whether it is worth speaking
   */
  #tell(aloud) {
    const say = this.#game ? this.#gameSays(this.#game) : this.#runSays();
    const { label, colour } = this.#chip();
    this.#says.show(say, label, colour);
    if (aloud && (this.#notice || !this.#watch?.waiting)) this.#says.speak(say.text);
    if (this.#game) this.#showScore();
    else this.#showSearch();
    if (this.#state.mode === "watch") {
      this.#card.show(this.#solver, this.#watch?.line ?? "", this.#cardOpen, this.#theme);
    }
    this.#controls.showMoves(this.#game, this.#watch, this.#state);
    this.#timeline.show(this.#state.mode === "watch" ? this.#watch : null, this.#deepest);
    this.#showLink();
  }

  /** The greatest depth that a search of this board can reach. */
  get #deepest() {
    const { game, rows, columns, squares, blocked = [] } = puzzleOf(this.#state);
    const depths = game === "queens" ? rows - squares.length : rows * columns - blocked.length;
    return Math.max(1, depths - 1);
  }

  #showSearch() {
    const puzzle = puzzleOf(this.#state);
    this.#search.show(puzzle, this.#solver, this.#watch, this.#scene);
    this.#tree.show(puzzle, this.#watch, this.#names);
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

  /** Whether the solver's card is open. Where the screen is narrow it first has to be asked for. */
  get #cardOpen() {
    return this.#state.card ?? innerWidth > 760;
  }

  /** The label beside the sentence, in the colour of the piece it is about. */
  #chip() {
    const watch = this.#watch;
    const deep = watch && (watch.depth > 0 || !isLocal(this.#solver));
    if (!deep) return { label: "", colour: null };
    const { rows, columns } = boardOf(this.#state);
    const knights = this.#state.game === "knights";
    const colour = knights
      ? moveColour(this.#theme, watch.depth, rows * columns - 1)
      : levelColour(this.#theme, watch.depth);
    return {
      label: `${knights ? "move" : "depth"} ${count(watch.depth)}`,
      colour: [colour, inkOn(colour)],
    };
  }

  #showScore() {
    const game = this.#game;
    if (!game) return;
    const time = duration(this.#seconds());
    const noun = this.#state.game === "queens" ? "queens" : "squares visited";
    this.#score.show({
      [noun]: `${game.count} / ${game.goal}`,
      moves: String(game.moves),
      time,
    });
    this.#controls.showScore(`${game.count} / ${game.goal} · ${time}`);
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
    this.#controls.show(this.#state);
    this.#solutions.show(puzzleOf(this.#state));
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
    this.#theme = readTheme();
    this.#board.setTheme(this.#theme);
    this.#large.setTheme(this.#theme);
    this.#ties.setTheme(this.#theme);
    this.#timeline.setTheme(this.#theme);
    this.#detail.show(this.#scene, this.#theme);
    if (this.#game || this.#watch) this.#tell(false);
  }
}
