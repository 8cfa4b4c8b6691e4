/** A game that a person plays: moves, what may be done where, and how it stands, in sentences. */

import { Stopwatch } from "../core/clock.ts";
import { EnginePanic } from "../engine/door.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { makePlay, tourKinds, whyHopeless } from "../engine/table.ts";
import { emptyScene, type Marks, type Pointed, playScene } from "../scene/scene.ts";
import type { Played, State } from "../state/state.ts";
import { type GameStatus, hoverWords, type Say, standWords } from "./game-words.ts";

/** What the pointer, or the focus, is on. */
export interface Hover {
  square: number;
  /** Whether it can be used. */
  allowed: boolean;
  /** That forbid it. */
  attackers: number[];
}

/** So long a list of tries is kept. */
const MOST_TRIES = 4000;

export class GameController {
  puzzle: Puzzle;
  /** What went wrong with the moves to be played again, if anything. */
  problem = "";
  /** How many hints were asked for. */
  hints = 0;
  /** The position that was marked, if one was. */
  mark: string | null = null;
  #names;
  #play;
  #tries = "";
  /** Seconds played before the stopwatch ran. */
  #seconds;
  #stopwatch = new Stopwatch();
  /** Whether the time stands only until somebody sees the board again. */
  #rests = false;
  /** Why the puzzle has no solution, in sentences, or "". */
  #hopeless;
  /** Whether to say when the board can't be completed any more. */
  #warns = false;
  /** Why it can't, in sentences, or "", and the squares that show it. */
  #lost = { text: "", squares: [] as number[] };

  /**
   * @param names of all squares
   * @param done what was done before, to be gone on with
   */
  constructor(
    puzzle: Puzzle,
    names: string[],
    { record, undone, seconds, hints, mark, tries }: Played,
  ) {
    this.puzzle = puzzle;
    this.#names = names;
    this.#seconds = seconds;
    [this.hints, this.mark, this.#tries] = [hints, mark, tries];
    // A knight without a start is not on the board yet; queens can stand on an empty one.
    const begun = puzzle.squares.length > 0;
    this.#play = begun ? makePlay(puzzle, true) : null;
    if (this.#replay(() => this.#play?.replay(record))) {
      this.#replay(() => this.#play?.replayUndone(undone));
    }
    this.#hopeless = whyHopeless(puzzle) ?? "";
  }

  /** Plays moves again, and says if that cannot be done. */
  #replay(replay: () => void) {
    try {
      replay();
      return true;
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      this.problem = `The saved game could only be restored in part. ${messageOf(error)}`;
      return false;
    }
  }

  /** Lets the engine forget the game. */
  free() {
    this.#play?.free();
  }

  /** Whether the first square has been given. */
  get begun() {
    return this.#play !== null;
  }

  get moves() {
    return this.#play?.moves ?? 0;
  }

  get solved() {
    return this.#play?.solved ?? false;
  }

  get canUndo() {
    return this.#play?.canUndo ?? false;
  }

  get canRedo() {
    return this.#play?.canRedo ?? false;
  }

  /** The moves that stand, as text. */
  get record() {
    return this.#play?.record() ?? "";
  }

  /** The moves that can be done again, as text, the next one first. */
  get undone() {
    return this.#play?.undoneRecord() ?? "";
  }

  /** How many pairs of queens attack each other. */
  get conflicts() {
    return (this.#play?.conflicts().length ?? 0) / 2;
  }

  /** How many squares are neither attacked nor taken. */
  get freeSquares() {
    return this.#play?.attacked().filter((attacked) => attacked === 0).length ?? 0;
  }

  /** How many jumps lead on from here. */
  get ways() {
    return this.#play?.reachable().length ?? 0;
  }

  /** What kind of tour it is, once it is whole; of queens nothing. */
  get kinds() {
    if (!this.#play || !this.solved || this.puzzle.game === "queens") return null;
    return tourKinds(this.puzzle, [...this.#play.pieces()]);
  }

  /** How many jumps were taken back. */
  get takenBack() {
    return this.puzzle.game === "knights" ? this.#tries.split(" ").filter(Boolean).length : 0;
  }

  /** What stands on the board besides what is given, as text. */
  get position() {
    return this.#play?.position() ?? "";
  }

  /** The squares that are crossed out. */
  get crosses() {
    return this.#play?.crosses() ?? new Uint32Array();
  }

  /** Every square that was tried, or jump that was taken back, as text. */
  get tries() {
    return this.#tries;
  }

  /**
   * Seconds played so far.
   * @param now milliseconds
   */
  seconds(now: number) {
    return this.#seconds + this.#stopwatch.read(now);
  }

  /**
   * What has been done, to be gone on with later.
   * @param now milliseconds
   */
  done(now: number): Played {
    const { record, undone, hints, mark, tries } = this;
    return { record, undone, seconds: this.seconds(now), hints, mark, tries };
  }

  /** How many pieces stand, or squares are visited. */
  get count() {
    const pieces = this.#play?.pieces().length ?? 0;
    return this.puzzle.game === "queens" ? pieces + this.puzzle.squares.length : pieces;
  }

  /** How many there are in a solution. */
  get goal() {
    const { game, rows, columns, blocked } = this.puzzle;
    return game === "queens" ? rows : rows * columns - (blocked?.length ?? 0);
  }

  scene(settings: Marks, hint: Pointed | null = null) {
    const [puzzle, play, lost] = [this.puzzle, this.#play, this.#lost.squares];
    if (!play) return emptyScene(puzzle);
    return playScene({ puzzle, play, settings, lost, hint });
  }

  /** Finds out whether the board can still be completed, if that is to be told. */
  #look() {
    const text = this.#warns ? this.#play?.lost() : undefined;
    const squares = text && this.#play ? [...this.#play.lostSquares()] : [];
    this.#lost = { text: text ?? "", squares };
  }

  /**
   * Places, lifts or jumps; throws an error with a sentence if the rules forbid it.
   * @param now milliseconds
   * @returns what was done
   */
  act(square: number, now: number): string {
    const done = this.#move(square);
    this.#changed(now);
    return done;
  }

  /**
   * Moves a queen to another square; throws an error with a sentence if the rules forbid it.
   * @param now milliseconds
   * @returns what was done
   */
  moveQueen(from: number, to: number, now: number): string {
    this.#play?.moveQueen(from, to);
    this.#tried(this.#names[to]!);
    this.#changed(now);
    return `Queen moved from ${this.#names[from]} to ${this.#names[to]}.`;
  }

  /**
   * Crosses squares out, or takes their crosses away; throws an error with a sentence if that
   * cannot be.
   * @param now milliseconds
   * @returns what was done
   */
  cross(squares: number[], out: boolean, now: number): string {
    const list = Uint32Array.from(squares);
    if (out) this.#play?.cross(list);
    else this.#play?.uncross(list);
    this.#changed(now);
    const names = squares.map((square) => this.#names[square]).join(", ");
    return out ? `Crossed out: ${names}.` : `No longer crossed out: ${names}.`;
  }

  /**
   * Makes the moves of a record; throws an error with a sentence if one of them cannot be made.
   * @param now milliseconds
   * @returns what was done
   */
  perform(record: string, now: number): string {
    this.#play?.replay(record);
    this.#changed(now);
    return this.puzzle.game === "queens" ? "The hint was carried out." : `Knight to ${record}.`;
  }

  /**
   * Has a position stand, as one move; throws an error with a sentence if it cannot.
   * @param now milliseconds
   */
  restore(position: string, now: number) {
    const before = this.#path();
    this.#play?.restore(position);
    this.#tookBack(before);
    this.#changed(now);
  }

  /** Marks the position that stands. */
  markIt() {
    this.mark = this.position;
  }

  #move(square: number) {
    const [play, name] = [this.#play, this.#names[square]!];
    if (!play) return "";
    if (this.puzzle.game === "knights") {
      play.jump(square);
      return `Knight to ${name}.`;
    }
    if (this.puzzle.squares.includes(square) || play.pieces().includes(square)) {
      play.lift(square);
      return `Queen taken off ${name}.`;
    }
    play.place(square);
    this.#tried(name);
    return `Queen on ${name}.`;
  }

  /** Notes what was tried. */
  #tried(word: string) {
    if (this.#tries.length < MOST_TRIES) this.#tries = `${this.#tries} ${word}`.trim();
  }

  /** The squares that a knight has jumped to; of queens none. */
  #path() {
    return this.puzzle.game === "knights" ? [...(this.#play?.pieces() ?? [])].slice(1) : [];
  }

  /**
   * Notes the first jump that no longer stands.
   * @param before the jumps that stood
   */
  #tookBack(before: number[]) {
    const now = this.#path();
    const jump = before.findIndex((square, index) => now[index] !== square);
    if (jump >= 0) this.#tried(String(jump + 1));
  }

  /**
   * Takes the last move back.
   * @param now milliseconds
   * @returns whether there was one
   */
  undo(now: number): boolean {
    const before = this.#path();
    if (!this.#play?.undo()) return false;
    this.#tookBack(before);
    this.#changed(now);
    return true;
  }

  /**
   * Makes the move taken back last again.
   * @param now milliseconds
   * @returns whether there was one
   */
  redo(now: number): boolean {
    if (!this.#play?.redo()) return false;
    this.#changed(now);
    return true;
  }

  /** Time runs while there is something left to do. */
  #changed(now: number) {
    this.#look();
    if (!this.solved) return this.#stopwatch.start(now);
    this.#seconds += this.#stopwatch.stop(now);
  }

  /**
   * Has the time stand, while nobody sees the board.
   * @param now milliseconds
   */
  pause(now: number) {
    this.#rests ||= this.#stopwatch.runs;
    this.#seconds += this.#stopwatch.stop(now);
  }

  /**
   * Has the time go on, if it went before.
   * @param now milliseconds
   */
  goOn(now: number) {
    if (this.#rests) this.#stopwatch.start(now);
    this.#rests = false;
  }

  setSettings({ free, warn }: Pick<State, "free" | "warn">) {
    this.#play?.setFree(free);
    this.#warns = warn[this.puzzle.game];
    this.#look();
  }

  /** Whether a square can be used, and who forbids it. */
  hover(square: number): Hover | null {
    if (this.solved) return null;
    const play = this.#play;
    if (!play) return { square, allowed: true, attackers: [] };
    const allowed = play.refusal(square) === undefined;
    return { square, allowed, attackers: [...play.attackers(square)] };
  }

  /** The same in a sentence. */
  hoverSays(square: number): Say {
    return hoverWords(this.#status, square);
  }

  /**
   * How the game stands.
   * @param now milliseconds
   */
  says(now: number): Say {
    return standWords(this.#status, this.seconds(now));
  }

  /** What there is to tell of. */
  get #status(): GameStatus {
    const warning = this.#warns ? this.#hopeless || this.#lost.text : "";
    return {
      game: this,
      play: this.#play,
      names: this.#names,
      hopeless: this.#hopeless,
      warning,
    };
  }
}

/** The sentence of an error. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
