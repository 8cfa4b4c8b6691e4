/** A person's session: what can be done on the boards that are played, set up and watched. */

import { count, short } from "../base/numbers.ts";
import { EnginePanic } from "../engine/door.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { anotherLock, randomLock, randomStart } from "../engine/table.ts";
import { isLarge } from "../scene/large.ts";
import { firstOpen } from "../session/boards.ts";
import { bookmark, bookmarksOf } from "../session/bookmarks.ts";
import type { Change } from "../session/changes.ts";
import * as change from "../session/changes.ts";
import { blocked, type Edit, edited, locked, redone, started, undone } from "../session/draft.ts";
import type { Opened } from "../session/links.ts";
import { nextSeed } from "../session/options.ts";
import { NO_RESULTS, noted } from "../session/results.ts";
import { solveOf } from "../session/solves.ts";
import { boardOf, gameOf, isDrafting, type Layout, playedOf, runOf } from "../session/state.ts";
import { type Game, messageOf } from "./game.ts";
import { AT_REST, AT_WORK, howToBlock, STARTS_THERE } from "./said.ts";
import { type Came, Sitting } from "./sitting.ts";

export class Session extends Sitting {
  /** What a click sets on a knight's board that is set up. */
  knightPen: "start" | "block" = "start";
  /** Whether the run or race is somebody else's to choose: nothing done here changes what it is. */
  isFixed = false;
  /** How many steps each solver took. */
  results = NO_RESULTS;

  // ---- the board --------------------------------------------------------------------------

  /** A square was clicked, tapped or entered. */
  act(square: number): Came {
    const [{ mode }, { game }] = [this.state, this.stage];
    if (isDrafting(this.state)) return this.do(change.drafted(this.#edit(square)));
    if (this.blocking) return this.#block(square);
    if (mode === "watch") return this.isFixed ? {} : this.#actOnRun(square);
    return game?.begun ? this.#move(game, square) : this.do(change.give(square));
  }

  /** What a click does to a board that is set up. */
  #edit(square: number) {
    if (this.state.game === "queens") return locked(square);
    return this.knightPen === "block" ? blocked(square) : started(square);
  }

  #move(game: Game, square: number): Came {
    return this.#play((now) => game.act(square, now));
  }

  /** Does something to the game in play, and says what was done, or why it cannot be. */
  #play(act: (now: number) => string): Came {
    try {
      const done = act(performance.now());
      const { notice } = this.do(change.moved);
      return { notice: this.#noteSolved() || notice, done };
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      return { notice: messageOf(error) };
    }
  }

  /** Opens what a link names, with the position that is to stand there. */
  override open(opened: Opened): Came {
    const came = super.open(opened);
    if (!opened.position || came.notice) return came;
    return this.restore(opened.position);
  }

  /** Notes, once, that the puzzle was solved. */
  #noteSolved() {
    const { game } = this.stage;
    const kept = playedOf(this.state);
    if (!game?.solved || kept.solved) return "";
    const how = { moves: game.moves, position: game.position, kinds: game.kinds };
    const solve = solveOf(kept, how, this.now(), this.state.solves);
    return this.do(change.solved(solve)).notice ?? "";
  }

  /**
   * Crosses squares out; takes the crosses away if all of them have one.
   * @param out whether to cross them out, whatever they have
   */
  cross(squares: number[], out?: boolean): Came {
    const { game } = this.stage;
    if (!game?.begun) return {};
    const has = new Set(game.crosses);
    const isOut = out ?? !squares.every((square) => has.has(square));
    return this.#play((now) => game.cross(squares, isOut, now));
  }

  /** A piece was carried to another square. */
  move(from: number, to: number): Came {
    const { game } = this.stage;
    if (!game) return {};
    if (game.puzzle.game === "knights") return this.#play((now) => game.act(to, now));
    return this.#play((now) => game.moveQueen(from, to, now));
  }

  /**
   * Makes the moves of a record.
   * @param record as a hint suggests it
   */
  perform(record: string): Came {
    const { game } = this.stage;
    return game ? this.#play((now) => game.perform(record, now)) : {};
  }

  /** Opens a puzzle that was made. */
  openMade(game: GameId, layout: Layout, grade: string): Came {
    return this.do(change.toBoard(game, layout, { grade }));
  }

  /** Locks another queen on the board that is set up, or gives it a start, at random. */
  drawDraft(): Came {
    const { rows, columns, squares, blocked: holes, closed } = boardOf(this.state);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (this.state.game === "knights") {
      return drawing(
        () => randomStart(rows, columns, closed, holes, seed),
        (start) => this.do(change.drafted(edited({ squares: [start] }))),
      );
    }
    const square = anotherLock(rows, squares, seed);
    if (square === null)
      return { notice: "No other square can hold a queen that leaves a solution." };
    return this.do(change.drafted(locked(square)));
  }

  /**
   * Has a position stand, as one move.
   * @param done what that is, for those who listen
   */
  restore(position: string, done: string = ""): Came {
    const { game } = this.stage;
    if (!game) return {};
    return this.#play((now) => {
      game.restore(position, now);
      return done;
    });
  }

  /** Marks the position that stands. */
  mark(): Came {
    this.stage.game?.markIt();
    return { ...this.do((state) => state), done: "Position marked." };
  }

  /** Back to the position that was marked. */
  backToMark(): Came {
    const mark = this.stage.game?.mark ?? null;
    return mark === null ? {} : this.restore(mark, "Back at the mark.");
  }

  /** A hint was asked for. */
  countHint(): Came {
    if (this.stage.game) this.stage.game.hints++;
    return this.do((state) => state);
  }

  /** Whether anybody sees the page: the time stands while nobody does. */
  see(isSeen: boolean) {
    if (isSeen) this.stage.game?.goOn(performance.now());
    else this.stage.game?.pause(performance.now());
    this.keep();
  }

  #actOnRun(square: number): Came {
    const { watch } = this.stage;
    if (watch?.atWork) return { notice: AT_WORK };
    return watch?.ended ? { notice: AT_REST } : this.do(change.give(square));
  }

  #block(square: number): Came {
    if (boardOf(this.state).squares.includes(square)) return { notice: STARTS_THERE };
    const { notice } = this.do(change.block(square));
    return notice ? { notice } : { hint: howToBlock(isLarge(this.stage.puzzle)) };
  }

  /** Begins or ends to choose blocked squares. */
  toggleBlocking(): Came {
    const { blocking } = this;
    this.blocking = !blocking;
    this.stage.watch?.pause();
    return this.blocking ? { hint: howToBlock(isLarge(this.stage.puzzle)) } : {};
  }

  /** Locks a queen, or puts the knight on a start, from which there is a solution if possible. */
  giveAtRandom() {
    const { rows, columns, closed, blocked } = boardOf(this.state);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const queens = gameOf(this.state) === "queens";
    return drawing(
      () => (queens ? randomLock(rows, seed) : randomStart(rows, columns, closed, blocked, seed)),
      (square) => this.do(change.give(square)),
    );
  }

  /** Takes all pieces off at once, as a move, or makes the run again from its start. */
  restart(): Came {
    this.present();
    if (this.state.mode === "play") return this.restore("", "Started over.");
    this.stage.dropRun(this.state);
    return this.do(change.restart);
  }

  /** Takes back a move, or what cleared the board. */
  undo() {
    return this.#takeBack((game) => game.undo(performance.now()), change.undo, undone, "Undone.");
  }

  /** Does again what `undo` took back. */
  redo() {
    return this.#takeBack(
      (game) => game.redo(performance.now()),
      change.redo,
      redone,
      "Done again.",
    );
  }

  /**
   * @param ofBoards what is done where the game has no such move
   * @param ofDraft what is done to a board that is set up
   */
  #takeBack(inGame: (game: Game) => boolean, ofBoards: Change, ofDraft: Edit, done: string): Came {
    if (isDrafting(this.state)) return { ...this.do(change.drafted(ofDraft)), done };
    const { game } = this.stage;
    const taken = game !== null && inGame(game);
    if (!taken && ofBoards(this.state) === this.state) return {};
    const came = this.do(taken ? (state) => state : ofBoards);
    return { notice: this.#noteSolved() || came.notice, done };
  }

  // ---- watching ---------------------------------------------------------------------------

  /** The steps of the run seen that a person marked. */
  get bookmarks() {
    return bookmarksOf(this.state);
  }

  /** Marks the step that is seen, or takes its mark away. */
  bookmark(): Came {
    const { watch } = this.stage;
    if (!watch || this.state.mode !== "watch") return {};
    const { steps } = watch;
    const was = this.bookmarks.includes(steps);
    watch.pause();
    this.do(bookmark(steps));
    return { hint: `Step ${count(steps)} ${was ? "is no longer bookmarked" : "is bookmarked"}.` };
  }

  /** Another run on the same board: with the next seed where there is one, else from the start. */
  newRun() {
    if (!this.solver.seeded) return this.restart();
    const { solver, options, seed } = runOf(this.state);
    return this.do(change.choose({ solver, options, seed: nextSeed(seed) }));
  }

  /** Plays the run or pauses it; from its end it is played again. */
  toggle(): Came {
    const { watch } = this.stage;
    if (watch?.playing) {
      watch.pause();
      return {};
    }
    const came = this.#begin();
    this.#fromEnd();
    this.stage.watch?.start();
    return came;
  }

  /** One step by hand; where the run has ended, there is none. */
  step(): Came {
    const came = this.#begin();
    this.stage.watch?.step();
    return came;
  }

  /** Goes back to the start of a run that is at its end. */
  #fromEnd() {
    const { watch } = this.stage;
    if (watch?.remote?.stopped) this.restart();
    else if (watch?.ended) watch.seek(0);
  }

  /** Makes the run, if there is none: a knight without a start begins on the first open square. */
  #begin(): Came {
    return this.stage.watch ? {} : this.do(change.give(firstOpen(boardOf(this.state))));
  }

  /**
   * Notes what the run has come to, if it has ended just now.
   * @returns how it ended, in a sentence, or ""
   */
  noteEnd(): string {
    const { watch, puzzle } = this.stage;
    if (!watch?.endsNow()) return "";
    const found = watch.outcome === "solved" || watch.outcome === "counted";
    // A run that went on from a solution ends elsewhere.
    if (found || watch.solutions === 0) {
      const words = found ? count(watch.steps) : `unsolved, ${short(watch.steps)}`;
      this.results = noted(this.results, puzzle, this.solver, runOf(this.state), words);
    }
    return `${watch.result?.text}. ${watch.explanation}`;
  }

  /**
   * What is to be said where the run ended before the step that was sought; said once.
   * @returns a sentence, or ""
   */
  takeMissed(): string {
    const { watch } = this.stage;
    if (!watch || watch.missed === null) return "";
    const [end, missed] = [count(watch.steps), count(watch.missed)];
    watch.missed = null;
    return `This run ends at step ${end}, before step ${missed}: its end is shown.`;
  }
}

/** Does something with a square that is drawn at random, or says why there is none. */
function drawing(draw: () => number, use: (square: number) => Came): Came {
  try {
    return use(draw());
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
    return { notice: messageOf(error) };
  }
}
