/** A person's session: commands change its model, its controllers follow, and it is saved at once. */

import { computed, type Signal, signal } from "@preact/signals-core";
import type { LargeScene, Scene } from "../board/scene/scene.ts";
import { News } from "../core/derived.ts";
import { loaded } from "../core/lazy.ts";
import { sentenceOf } from "../engine/door.ts";
import { EngineClient } from "../engine/engine-client.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Recorded } from "../engine/tape.ts";
import { CHALLENGE } from "../play/duel/lazy-challenge.ts";
import { CountController } from "../play/editor/count-controller.ts";
import { paintedMarks } from "../play/editor/paint-view.ts";
import { PaintingController, paintedIn } from "../play/editor/painting-controller.ts";
import type { GameController } from "../play/game/game-controller.ts";
import { GradeController } from "../play/game/grade-controller.ts";
import { HintController } from "../play/hint/hint-controller.ts";
import { isPractice } from "../routes/ids.ts";
import type { Requirements } from "../routes/requirements.ts";
import type { OpenArchive } from "../saves/archive-controller.ts";
import { exportAll } from "../saves/exported.ts";
import { LazyArchive } from "../saves/lazy-archive.ts";
import { Persistence } from "../saves/persistence.ts";
import type { Saves } from "../saves/storage.ts";
import type { StorageStatus } from "../saves/storage-status.ts";
import * as change from "../store/changes.ts";
import type { Context } from "../store/context.ts";
import { tidied } from "../store/games.ts";
import { changing, type ModelChange } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { requirementsOf } from "../store/requirements.ts";
import { byGame, solverOf } from "../store/roster.ts";
import { solveOf } from "../store/solves.ts";
import {
  gameOf,
  isExplaining,
  isVeiled,
  playedOf,
  runOf,
  type Screen,
  type State,
} from "../store/state.ts";
import { Store } from "../store/store.ts";
import { initialUi, type Ui } from "../store/ui.ts";
import { DaysController } from "../today/days-controller.ts";
import { PuzzleMaker } from "../today/puzzle-maker.ts";
import { bookmarksOf } from "../watch/bookmarks.ts";
import { BoardController } from "./board-controller.ts";
import { boardScene } from "./board-scene.ts";
import { type ChangeKind, ModelController } from "./model-controller.ts";
import { startReactions } from "./reactions.ts";
import { RoomControllers } from "./room-controllers.ts";

interface SessionOptions {
  /** The time of day, in milliseconds. */
  clock?: () => number;
  /** Whether the browser promises to keep stored data. */
  persistence?: Persistence;
  /** Opens the archive of solves; null if nothing is archived. */
  archive?: OpenArchive | null;
  /** Makes hints and puzzles, and counts. */
  engine?: EngineClient;
  /** Whether the host page chooses the run or race. */
  isFixed?: boolean;
  /** Whether the page shows what it opens from the start; otherwise nothing is saved before `shown`. */
  isShown?: boolean;
  /** Whether Play shows the board. */
  showsBoard?: (screen: Screen) => boolean;
}

export class Session implements Context {
  readonly store;
  readonly board = new BoardController();
  /** What a program of the Lab last did. */
  readonly program: Signal<Recorded | null> = signal(null);
  readonly days;
  readonly maker;
  readonly grades;
  readonly hints;
  readonly counts;
  readonly painting;
  readonly archive;
  readonly rooms;
  /** Whether everything that is needed is loaded. */
  has: (required: Requirements) => boolean = () => true;
  #model;
  #solvers;
  #saves;
  #clock;
  #persistence;
  #engine;
  #showsBoard;
  #isVisible = signal(true);
  #isShown;
  /** Says that something was saved, or could not be. */
  #saveNews = new News();

  /**
   * @param state as it was saved
   * @param saves saves the state, merged with that of other windows
   */
  constructor(state: State, roster: SolverInfo[], saves: Saves, options: SessionOptions = {}) {
    const { clock = Date.now, persistence = new Persistence(undefined), isFixed = false } = options;
    this.#showsBoard = options.showsBoard ?? (() => true);
    const { engine = new EngineClient("The puzzle engine") } = options;
    this.#engine = engine;
    this.#isShown = options.isShown ?? true;
    this.rooms = new RoomControllers(this, engine);
    this.#solvers = byGame(roster);
    this.#saves = saves;
    this.#clock = clock;
    this.#persistence = persistence;
    this.store = new Store({ state, ui: { ...initialUi(), isFixed } });
    this.#model = new ModelController({
      store: this.store,
      board: this.board,
      solvers: this.#solvers,
      present: () => this.present(),
      quarantine: (kept) => saves.quarantine(kept),
    });
    this.archive = new LazyArchive(this, options.archive ?? null);
    this.days = new DaysController(this, engine);
    this.maker = new PuzzleMaker(this, engine);
    this.grades = new GradeController(this, engine);
    this.hints = new HintController(engine);
    this.counts = new CountController(engine);
    this.painting = new PaintingController(this, engine);
  }

  /** Starts what goes with the state: once the first board is there. */
  start() {
    this.rooms.start();
    startReactions(this);
  }

  /** The time of day, in milliseconds. */
  now() {
    return this.#clock();
  }

  get state() {
    return this.store.state;
  }

  get ui() {
    return this.store.ui;
  }

  /** The solvers of the current game. */
  get solvers() {
    return this.#solvers[gameOf(this.state)];
  }

  /** The solvers of each game. */
  get allSolvers() {
    return this.#solvers;
  }

  /** The chosen solver. */
  get solver() {
    if (this.state.mode === "lab") return loaded(this.rooms.lab).solver;
    return solverOf(this.solvers, runOf(this.state).solver);
  }

  /** The bookmarked steps of the current run. */
  get bookmarks() {
    return bookmarksOf(this.state);
  }

  // ---- in other modes ------------------------------------------------------------------------

  /** Only in Learn. */
  get lesson() {
    return loaded(this.rooms.learn).lesson;
  }

  /** Only in Compare. */
  get race() {
    return loaded(this.rooms.compare).race;
  }

  // ---- changing the model --------------------------------------------------------------------

  /** Changes the model and the boards, as a person asked. If that is impossible, everything stays as it is. */
  change(change: ModelChange, how: ChangeKind = {}): Outcome {
    return this.store.perform(null, () => this.#change(change, how));
  }

  #change(change: ModelChange, how: ChangeKind): Outcome {
    const result = this.#model.preview(change, how);
    if (!("state" in result)) return result;
    const required = requirementsOf(result.state);
    if (!this.has(required)) return { waitsFor: required };
    const { notice, hint } = result;
    const problem = this.#model.accept(result, how);
    if (how.opens) this.archive.now?.lookForEarlierGame(this.state);
    return this.#kept({ notice: notice || problem, hint });
  }

  /** Takes an answer of the engine, of the clock or of another window. */
  receive(change: ModelChange, opens: boolean = false): Outcome {
    return this.change(change, { isAnswer: true, opens });
  }

  /** Changes settings, and what else leaves the boards as they are. */
  adjust(change: ModelChange): Outcome {
    return this.change(change, { isQuiet: true });
  }

  /** Changes the model alone: neither are the boards prepared, nor is it saved. */
  note(change: ModelChange) {
    this.#model.note(change);
  }

  /** Changes what is not saved. */
  show(ui: Partial<Ui>) {
    this.#model.show(ui);
  }

  /** Prepares the boards of the current state, and saves it. */
  prepareBoards(): Outcome {
    return this.#kept({ notice: this.#model.prepareBoards() });
  }

  /** The state with what the controllers alone know: moves, times and steps. It is what is changed, saved and linked. */
  present(): State {
    const state = this.board.present(this.state, performance.now(), this.#clock());
    return this.rooms.compare?.race.present(state) ?? state;
  }

  /** Gives back workers that have not been needed for two minutes. */
  tidy(now: number) {
    const race = this.rooms.compare?.race;
    for (const holder of [this.board, race, this.#engine]) holder?.tidy(now);
  }

  // ---- the scene ----------------------------------------------------------------------------

  /** What the board shows, with the marks of the lesson or of the coach. */
  get scene() {
    return this.#scene.value;
  }

  readonly #scene = computed(() => {
    const { state, ui, board, hints, painting } = this;
    const painted = paintedIn(state) ? paintedMarks({ ui, painting }) : undefined;
    return this.#marked(boardScene(state, board, hints.drawn, painted));
  });

  #marked(scene: Scene | LargeScene) {
    const { state, rooms } = this;
    if (scene.kind === "large") return scene;
    if (state.mode === "learn") return this.lesson.marked(scene);
    if (isExplaining(state)) return rooms.explain?.scene(scene) ?? scene;
    return rooms.review?.marked(scene, state) ?? scene;
  }

  /** How fast a run plays; in Learn, the lesson sets it. */
  get pace() {
    const { mode, speed, rate } = this.state;
    return mode === "learn" ? this.lesson.pace : { speed, rate };
  }

  // ---- saving -------------------------------------------------------------------------------

  #kept({ notice = "", hint = "" }: Outcome): Outcome {
    this.flush();
    return { notice, hint };
  }

  /**
   * Saves the changes. If another window has continued the same game, its moves are shown. A problem waits to
   * be shown.
   */
  flush() {
    if (!this.#isShown) return;
    const presented = this.present();
    const { state, problem } = this.#saves.save(tidied(presented));
    this.#merge(presented, state);
    this.#persistence.ask(state);
    const text = this.#saves.trouble && (problem || this.ui.saveProblem);
    if (text !== this.ui.saveProblem) this.show({ saveProblem: text });
    this.#saveNews.tell();
  }

  /**
   * The page has drawn what it opened: only now is it saved, since what can't be drawn must not open again.
   * @returns whether there is something to say about it
   */
  shown(): boolean {
    if (this.#isShown) return false;
    this.#isShown = true;
    this.flush();
    return this.ui.saveProblem !== "";
  }

  /** What this browser stores, and how safe it is. */
  get storageStatus(): StorageStatus {
    this.#saveNews.read();
    const { trouble, quarantined } = this.#saves;
    return { promised: this.#persistence.answer, trouble, quarantined, imported: this.ui.imported };
  }

  /** Everything as a file. */
  async exportAll() {
    const archived = await (await this.archive.load()).everything();
    const { name, text } = exportAll(this.present(), this.#clock(), archived);
    return { name, type: "application/json", content: text };
  }

  /** Reads what another window of this page has saved. */
  hear(event: { key: string | null; newValue: string | null }) {
    this.#read((state) => this.#saves.received(event, state));
  }

  /** Reads the storage again after a return from the back/forward cache. */
  wake() {
    this.#read((state) => this.#saves.wake(state));
  }

  #read(stored: (state: State) => State) {
    const presented = this.present();
    this.#merge(presented, stored(presented));
  }

  /** Whether another window has started over. */
  isOver() {
    return this.#saves.isOver();
  }

  /** Accepts a state whose visible part may have changed elsewhere. */
  #merge(presented: State, state: State) {
    if (state === presented) return;
    this.#model.note(
      changing(() => state),
      { isAnswer: true },
    );
    this.board.show(state);
  }

  // ---- the current game ---------------------------------------------------------------------

  /** Changes the current game, and says what was done or why it was refused. */
  play(act: (game: GameController, now: number) => string): Outcome {
    const { game } = this.board;
    if (!game) return {};
    const { review } = this.rooms;
    if (review?.isBack) {
      review.choose(null);
      return {};
    }
    try {
      const done = act(game, performance.now());
      const { notice } = this.change(changing(change.moved));
      return { notice: this.noteSolved() || notice, done };
    } catch (error) {
      return { notice: sentenceOf(error) };
    }
  }

  /** Notes, once, that the puzzle was solved. */
  noteSolved(): string {
    const { game } = this.board;
    const kept = playedOf(this.state);
    if (!game?.solved || kept.solved || isPractice(kept.id)) return "";
    const { moves, position, kinds, log } = game;
    const how = { moves, position, kinds, log };
    const day = kept.rival ? loaded(CHALLENGE.module).dayOfDuel(this.state, kept) : kept.day;
    const solve = solveOf({ ...kept, day }, how, this.now());
    return this.change(changing(change.solved(solve))).notice ?? "";
  }

  /** Whether the board can be seen: only then does its clock run. */
  get isBoardSeen() {
    const { state } = this;
    return this.#isVisible.value && this.#showsBoard(state.screen) && !isVeiled(state);
  }

  /** Starts or stops the clock as the page is shown or hidden. */
  see(isSeen: boolean) {
    this.#isVisible.value = isSeen;
    this.flush();
  }
}
