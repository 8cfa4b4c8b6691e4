/** A round of practice: positions of your own games, then boards that a seed draws. */

import { FIVE, type Question } from "../content/lessons/lesson.ts";
import {
  MOST_SIDE,
  type OwnPosition,
  type RoundBoard,
  roundBoard,
  TEN,
} from "../content/rounds.ts";
import { EnginePanic } from "../engine/door.ts";
import { SLICE, type Task } from "../engine/job.ts";
import type { LessonPlace } from "../store/lessons.ts";
import { EMPTY, type State } from "../store/state.ts";
import type { LearnContext } from "./context.ts";
import { drillLike, isWellPosed, worded } from "./drill.ts";
import { type LatestSolves, latestSolves, missedIn } from "./missed.ts";

export interface Round {
  questions: Question[];
  /** The positions of the first questions. */
  own: OwnPosition[];
}

type Games = { solves: LatestSolves } & Pick<State, "learned">;

/** The games of a session that the questions of a place are made from. */
export function gamesFor(host: Pick<LearnContext, "archive" | "state">, place: LessonPlace): Games {
  const { board = "", asks = "" } = place.practice ?? {};
  const round = roundBoard(board, asks);
  return {
    solves: round ? latestSolves(host, round) : () => [],
    learned: host.state.learned,
  };
}

/** The questions of a drill or a round, or the one like that of a part. */
export function* questionsOf(
  { practice }: LessonPlace,
  like: Question,
  seed: number,
  games: Games,
): Task<Round> {
  const { board: name = "", asks = "", own = [] } = practice ?? {};
  const board = roundBoard(name, asks);
  if (board) return yield* roundLike(like, seed, board, own, games);
  return { questions: yield* drillLike(like, seed, SLICE, practice ? FIVE : 1), own: [] };
}

/**
 * Makes a round.
 * @param own the positions to begin with; null looks for them in the games
 * @param slice milliseconds
 */
export function* roundLike(
  like: Question,
  seed: number,
  board: RoundBoard,
  own: OwnPosition[] | null,
  games: Games,
  slice: number = SLICE,
): Task<Round> {
  const first: Round = { questions: [], own: [] };
  for (const position of own ?? missedIn(games, like.asks, board, slice)) {
    const question = position && asked(like, board, position);
    if (question) {
      first.questions.push(question);
      first.own.push(position);
    }
    if (first.own.length === TEN) break;
    yield;
  }
  const questions = yield* drillLike(like, seed, slice, TEN, board, first.questions);
  return { questions, own: first.own };
}

/** The question about a position, or null if it would be unclear. */
function asked(like: Question, { game }: RoundBoard, position: OwnPosition): Question | null {
  const { side, squares, regions, out } = position;
  const layout = { ...EMPTY, rows: side, columns: side, squares, regions };
  if (side > MOST_SIDE) return null;
  try {
    const moment = { ...like.moment, ...layout, game, step: 0 };
    const question = worded(like, { moment, out });
    const text = [`From one of your games. ${question.text[0]}`];
    return isWellPosed(question, side * side) ? { ...question, text } : null;
  } catch (error) {
    // A damaged save may name squares off the board.
    if (error instanceof EnginePanic) throw error;
    return null;
  }
}
