/** A game played by hand: moves, legal squares, and its state in sentences. */

import { emptyScene } from "../../board/scene/by-game.ts";
import type { Message } from "../../board/scene/message.ts";
import type { Hover, Pointed } from "../../board/scene/scene.ts";
import type { Marks } from "../../content/marks.ts";
import { News } from "../../core/derived.ts";
import { sentenceOf } from "../../engine/door.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { makePlay, tourKinds } from "../../engine/table.ts";
import { isDuelling, type Played, type Solve, type State } from "../../store/state.ts";
import { GameClock } from "./game-clock.ts";
import { type GameStatus, hoverMessage, progressMessage } from "./game-words.ts";
import { hintedScene } from "./hinted-scene.ts";
import { type Deed, MoveRecorder } from "./move-recorder.ts";
import { isBehind, pressed } from "./pressed.ts";
import { Prospects } from "./prospects.ts";
import { Tries } from "./tries.ts";

/** The solve of a puzzle that was solved before. */
interface Ended {
  solved?: Solve | null;
}

export class GameController {
  puzzle: Puzzle;
  /** Why the saved moves could not all be played, if so. */
  problem = "";
  #names;
  #handle;
  #news = new News();
  #hints: number;
  #mark: string | null;
  #prospects;
  #tries;
  #recorder;
  #clock;
  /** Whether the puzzle has been solved once: its time is then known. */
  #hasEnded;
  /** The moves that it then had; null before. */
  #movesToEnd: number | null;
  /** Whether the moves made, with those that redo would make, solve it. */
  #leadsToEnd;

  /**
   * @param names of all squares
   * @param done the saved game to continue
   */
  constructor(puzzle: Puzzle, names: string[], kept: Played & Ended) {
    const { record, undone, seconds, hints, mark, solved } = kept;
    this.puzzle = puzzle;
    this.#names = names;
    this.#clock = new GameClock(solved?.seconds ?? seconds);
    this.#hasEnded = Boolean(solved);
    this.#movesToEnd = solved?.moves ?? null;
    [this.#hints, this.#mark] = [hints, mark];
    // On an empty board, the first square is given: it locks a queen, or the knight starts there. Colours are
    // given from the start.
    const begun = Boolean(puzzle.regions) || puzzle.squares.length > 0;
    this.#handle = begun ? makePlay(puzzle, true) : null;
    this.#prospects = new Prospects(this.#play, puzzle);
    this.#tries = new Tries(this.#play, this.#prospects, puzzle.game, kept);
    if (this.#replay(() => this.#play?.replay(record))) {
      this.#replay(() => this.#play?.replayUndone(undone));
    }
    this.#recorder = new MoveRecorder(this.#play, puzzle.game, kept);
    this.#leadsToEnd = this.#hasEnded && this.#redoSolves();
  }

  #redoSolves() {
    let times = 0;
    while (this.#play?.redo()) times++;
    const { solved } = this;
    for (let time = 0; time < times; time++) this.#play?.undo();
    return solved;
  }

  /** Plays saved moves, and says if that fails. */
  #replay(replay: () => void) {
    try {
      replay();
      return true;
    } catch (error) {
      this.problem = `Only part of the saved game could be restored. ${sentenceOf(error)}`;
      return false;
    }
  }

  /** Frees the game. */
  free() {
    this.#play?.free();
  }

  /** Null until the first square has been chosen. What reads it is computed again after the next move. */
  get #play() {
    this.#news.read();
    return this.#handle;
  }

  /** How many hints were given. */
  get hints() {
    this.#news.read();
    return this.#hints;
  }

  /** A hint was given. */
  countHint() {
    this.#hints++;
    this.#news.tell();
  }

  /** Moves that a hint has named, as a record: made by hand, they are still the hint's. */
  advise(record: string) {
    this.#recorder.advise(record);
  }

  /** The marked position, if any. */
  get mark() {
    this.#news.read();
    return this.#mark;
  }

  /** Whether the first square has been chosen. */
  get begun() {
    return this.#play !== null;
  }

  get moves() {
    return this.#play?.moves ?? 0;
  }

  get solved() {
    return this.#play?.solved ?? false;
  }

  /** Whether the result is shown: Undo alone does not hide it. */
  get finished() {
    this.#news.read();
    return this.#hasEnded && this.#leadsToEnd;
  }

  get canUndo() {
    return this.#play?.canUndo ?? false;
  }

  get canRedo() {
    return this.#play?.canRedo ?? false;
  }

  /** The moves made, as text. */
  get record() {
    return this.#play?.record() ?? "";
  }

  /** The moves that redo would make, as text, the next one first. */
  get undone() {
    return this.#play?.undoneRecord() ?? "";
  }

  /** How it was played until it was solved, or null if that is not recorded. */
  get log() {
    return this.#recorder.text;
  }

  /** How many pairs of queens attack each other. */
  get conflicts() {
    return (this.#play?.conflicts().length ?? 0) / 2;
  }

  /** How many squares are neither attacked, taken nor crossed out. */
  get freeSquares() {
    const crossed = new Set(this.crosses);
    const attacked = this.#play?.attacked() ?? new Uint8Array();
    return attacked.filter((by, square) => by === 0 && !crossed.has(square)).length;
  }

  /** How many jumps are possible from here. */
  get ways() {
    return this.#play?.reachable().length ?? 0;
  }

  /** The kind of a complete tour; for queens, nothing. */
  get kinds() {
    if (!this.#play || !this.solved || this.puzzle.game !== "knights") return null;
    return tourKinds(this.puzzle, [...this.#play.pieces()]);
  }

  /** The pieces placed besides the given ones, as text. */
  get position() {
    return this.#play?.position() ?? "";
  }

  /** The crossed-out squares. */
  get crosses() {
    return this.#play?.crosses() ?? new Uint32Array();
  }

  /**
   * Seconds played so far.
   * @param now milliseconds
   */
  seconds(now: number) {
    return this.#clock.read(now);
  }

  /**
   * The game as it is saved.
   * @param now milliseconds
   */
  done(now: number): Played {
    const { record, undone, hints, mark } = this;
    const done = { record, undone, seconds: this.seconds(now), hints, mark, ...this.#tries.kept };
    return { ...done, ...(this.#hasEnded ? { log: "", advice: "" } : this.#recorder.kept) };
  }

  /**
   * Whether this is a saved game, as another window may have continued it: the same moves, and solved here if it was solved there.
   * Then this game adopts what that window has counted.
   * @param now milliseconds
   */
  goesOn(kept: Played & Ended, now: number): boolean {
    const isSame = this.record === kept.record && this.undone === kept.undone;
    if (!isSame || (kept.solved && !this.#hasEnded)) return false;
    [this.#hints, this.#mark] = [kept.hints, kept.mark];
    this.#tries.adopt(kept);
    this.advise(kept.advice);
    if (!this.#hasEnded) this.#clock.raise(kept.seconds, now);
    this.#news.tell();
    return true;
  }

  /** The squares of all queens, locked ones first, or the squares visited. */
  get standing() {
    const pieces = [...(this.#play?.pieces() ?? [])];
    return this.puzzle.game !== "knights" ? [...this.puzzle.squares, ...pieces] : pieces;
  }

  get count() {
    return this.standing.length;
  }

  /** How many a solution has. */
  get goal() {
    const { game, rows, columns, blocked } = this.puzzle;
    return game !== "knights" ? rows : rows * columns - (blocked?.length ?? 0);
  }

  scene(settings: Marks, hint: Pointed | null = null) {
    const [puzzle, play, lost] = [this.puzzle, this.#play, this.#prospects.squares];
    if (!play) return emptyScene(puzzle);
    return hintedScene({ puzzle, play, settings, lost, hint });
  }

  /**
   * Places, removes or jumps; throws a sentence if the rules forbid it.
   * @param now milliseconds
   * @returns what it did
   */
  act(square: number, now: number): string {
    const done = this.#tries.retract(() => this.#move(square));
    this.#changed(now);
    return done;
  }

  /**
   * Moves a queen to another square; throws a sentence if the rules forbid it.
   * @param now milliseconds
   * @returns what it did
   */
  moveQueen(from: number, to: number, now: number): string {
    this.#tries.retract(() => this.#play?.moveQueen(from, to));
    this.#tries.note(this.#names[to]!);
    this.#changed(now);
    return `Queen moved from ${this.#names[from]} to ${this.#names[to]}.`;
  }

  /**
   * Crosses squares out, or removes their crosses; throws a sentence if that is impossible.
   * @param now milliseconds
   * @returns what it did
   */
  cross(squares: number[], out: boolean, now: number): string {
    const list = Float64Array.from(squares);
    if (out) this.#play?.cross(list);
    else this.#play?.uncross(list);
    this.#changed(now);
    const names = squares.map((square) => this.#names[square]).join(", ");
    return out ? `Crossed out: ${names}.` : `No longer crossed out: ${names}.`;
  }

  /**
   * Makes the moves of a record; throws a sentence if one of them is impossible.
   * @param now milliseconds
   * @returns what it did
   */
  perform(record: string, now: number): string {
    this.#play?.replay(record);
    this.#changed(now, "hint");
    return this.puzzle.game !== "knights" ? "The hint was carried out." : `Knight to ${record}.`;
  }

  /**
   * Restores a position as one move; throws a sentence if that is impossible.
   * @param now milliseconds
   */
  restore(position: string, now: number) {
    this.#tries.retract(() => this.#play?.restore(position));
    this.#changed(now);
  }

  /** Marks the current position. */
  markIt() {
    this.#mark = this.position;
    this.#news.tell();
  }

  #move(square: number) {
    const play = this.#play;
    if (!play) return "";
    const done = pressed(play, this.puzzle, this.#names, square);
    const isPlaced = this.puzzle.game !== "knights" && play.pieces().includes(square);
    if (isPlaced) this.#tries.note(this.#names[square]!);
    return done;
  }

  /**
   * Takes the last move back.
   * @param now milliseconds
   * @returns whether there was one
   */
  undo(now: number): boolean {
    if (!this.#tries.retract(() => this.#play?.undo())) return false;
    this.#changed(now, "undo", this.#leadsToEnd);
    return true;
  }

  /**
   * Redoes the last undone move.
   * @param now milliseconds
   * @returns whether there was one
   */
  redo(now: number): boolean {
    if (!this.#tries.repeat(() => this.#play?.redo())) return false;
    this.#changed(now, "redo", this.#leadsToEnd);
    return true;
  }

  /** @param leadsToEnd whether redo would solve the puzzle */
  #changed(now: number, deed: Deed = "move", leadsToEnd: boolean = this.solved) {
    if (!this.#hasEnded) this.#recorder.note(deed, this.seconds(now));
    this.#leadsToEnd = leadsToEnd;
    this.#hasEnded ||= this.solved;
    if (this.#hasEnded) this.#movesToEnd ??= this.moves;
    this.see(true, now);
    this.#news.tell();
  }

  /**
   * The clock runs while the board is visible, and stops for good once the puzzle is solved.
   * @param now milliseconds
   */
  see(isSeen: boolean, now: number) {
    this.#clock.run(isSeen && this.begun && !this.#hasEnded, now);
  }

  setSettings(state: State) {
    this.#play?.setFree(state.free);
    this.#prospects.warns = state.warn[this.puzzle.game] && !isDuelling(state);
    this.#news.tell();
  }

  /** Whether a square can be used, and which pieces forbid it. */
  hover(square: number): Hover | null {
    if (this.solved) return null;
    const play = this.#play;
    if (!play) return { square, allowed: true, attackers: [] };
    const allowed = isBehind(this.puzzle, play, square) || play.refusal(square) === undefined;
    return { square, allowed, attackers: [...play.attackers(square)] };
  }

  /** The same in a sentence. */
  hoverMessage(square: number): Message {
    return hoverMessage(this.#status, square);
  }

  /**
   * The state of the game.
   * @param now milliseconds
   */
  message(now: number): Message {
    return progressMessage(this.#status, this.seconds(now), this.#movesToEnd ?? this.moves);
  }

  /** The facts for its sentences. */
  get #status(): GameStatus {
    const { hopeless, warning } = this.#prospects;
    return { game: this, play: this.#play, names: this.#names, hopeless, warning };
  }
}
