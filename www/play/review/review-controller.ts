/** The coach on a solved puzzle: a verdict on every move, and the position of the move that is chosen. */

import { signal } from "@preact/signals-core";
import type { Mark } from "../../board/scene/lesson-marks.ts";
import type { Scene } from "../../board/scene/scene.ts";
import type { Marks } from "../../content/marks.ts";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Coached, JudgedMove } from "../../engine/generated/thinking.ts";
import type { Job } from "../../engine/job.ts";
import { logFrom, type MoveLog, recordOf } from "../../store/move-log.ts";
import type { Signs } from "../../store/share.ts";
import { NOT_PLAYED } from "../../store/state.ts";
import { GameController } from "../game/game-controller.ts";
import { signsOf } from "./review-words.ts";

export interface ReviewView {
  stage: "thinking" | "told" | "trouble";
  moves: JudgedMove[];
  log: MoveLog;
  /** Why there are no verdicts, or "". */
  trouble: string;
  /** The place of the move that the board shows; null for the solved board. */
  chosen: number | null;
  /** For the result to share. */
  signs: Signs | null;
}

/** A solved game. */
export interface Reviewed {
  id: string;
  puzzle: Puzzle;
  names: string[];
  log: string;
}

export class ReviewController {
  #view = signal<ReviewView | null>(null);
  #engine;
  #job: Job<Coached> | null = null;
  #game: Reviewed | null = null;
  /** The game before the chosen move. */
  #before: GameController | null = null;

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Null while no game is reviewed. */
  get view() {
    return this.#view.value;
  }

  /** Starts to judge a game. */
  ask(game: Reviewed) {
    this.close();
    const log = logFrom(game.log) ?? [];
    this.#game = game;
    const view: ReviewView = {
      stage: "thinking",
      moves: [],
      log,
      trouble: "",
      chosen: null,
      signs: null,
    };
    this.#view.value = view;
    const words = log.map(({ move }) => move).join(" ");
    this.#job = this.#engine.call("coach", [game.puzzle, words], ({ value, problem }) => {
      if (!value && !problem) return;
      const trouble = value?.problem || problem;
      const moves = value?.moves ?? [];
      const stage = trouble ? "trouble" : "told";
      this.#view.value = { ...view, stage, moves, trouble, signs: signsOf(moves, log) };
    });
  }

  close() {
    this.#job?.cancel();
    this.#before?.free();
    [this.#job, this.#game, this.#before] = [null, null, null];
    this.#view.value = null;
  }

  /**
   * Closes once another game is shown, or the game goes on.
   * @param id of the finished game that is shown, or null
   */
  keepFor(id: string | null) {
    if (this.view && id !== this.#game?.id) this.close();
  }

  /** Shows the position before a move; null shows the solved board again. */
  choose(chosen: number | null) {
    const { view } = this;
    if (!view) return;
    this.#before?.free();
    this.#before = null;
    const move = chosen === null ? undefined : view.moves[chosen];
    if (move) this.#before = this.#gameBefore(move);
    this.#view.value = { ...view, chosen: move ? chosen : null };
  }

  /** Chooses the next move, or the one before; the first or the last from the solved board. */
  step(by: number) {
    const { moves = [], chosen = null } = this.view ?? {};
    const from = chosen ?? (by > 0 ? -1 : moves.length);
    this.choose(Math.min(moves.length - 1, Math.max(0, from + by)));
  }

  #gameBefore({ at }: JudgedMove) {
    const { puzzle, names } = this.#game!;
    const record = (recordOf(this.view!.log.slice(0, at)) ?? []).join(" ");
    return new GameController(puzzle, names, { ...NOT_PLAYED, record });
  }

  get #move() {
    const { moves = [], chosen = null } = this.view ?? {};
    return chosen === null ? null : (moves[chosen] ?? null);
  }

  /** Whether the board shows an earlier position. */
  get isBack() {
    return this.#before !== null;
  }

  /** The position before the chosen move, with the move and the reason; or the scene as it was. */
  marked(scene: Scene, settings: Marks): Scene {
    const move = this.#move;
    if (!move || !this.#before) return scene;
    const { reason } = move;
    const before = this.#before.scene(settings, reason && { deduction: reason, imagined: null });
    return { ...before, lesson: marksOf(move) };
  }
}

/** The move itself. */
function marksOf({ kind, squares, verdict, reason }: JudgedMove): Mark[] {
  const tone = verdict === "wrong" ? "bad" : "plain";
  return squares.flatMap((square): Mark[] => {
    if (kind === "cross") return [{ kind: "corners", square }];
    const ring: Mark = { kind: "ring", square, tone };
    const isDrawn = reason?.imagined === square || reason?.placed === square;
    return isDrawn ? [ring] : [{ kind: "ghost", square }, ring];
  });
}
