/** Drills: five questions like one of a lesson, on boards that a seed draws. */

import { DRILLS } from "../content/drills.ts";
import type { Check, Question } from "../content/lessons/lesson.ts";
import { FIVE } from "../content/lessons/lesson.ts";
import type { RoundBoard } from "../content/rounds.ts";
import { Draws } from "../core/draws.ts";
import { squaresOf } from "../core/geometry.ts";
import type { Made, MadePuzzle, Wish } from "../engine/generated/thinking.ts";
import { SLICE } from "../engine/job.ts";
import { makeMadePuzzle } from "../engine/thinking.ts";
import { asksForRow, Grader } from "./checks.ts";
import { HAND } from "./drill-by-hand.ts";
import { COLOURS, roundRecipe } from "./drill-colours.ts";
import { KNIGHTS } from "./drill-knights.ts";
import { QUEENS } from "./drill-queens.ts";
import type { Posed, Recipe } from "./drill-recipe.ts";
import { REPAIR } from "./drill-repair.ts";
import { Position } from "./position.ts";

const RECIPES: Record<Check, Recipe> = { ...QUEENS, ...REPAIR, ...KNIGHTS, ...HAND, ...COLOURS };

/** The most moments tried for five questions; most drills need fewer than 200. */
const PATIENCE = 20_000;

/**
 * Makes the questions.
 * @param slice milliseconds
 * @param many how many
 * @param board the boards of a round; the drill chooses its own if null
 * @param first questions to begin with
 */
export function* drillLike(
  like: Question,
  seed: number,
  slice: number = SLICE,
  many: number = FIVE,
  board: RoundBoard | null = null,
  first: Question[] = [],
): Generator<{ progress: number } | undefined, Question[]> {
  const draws = new Draws(seed);
  const made = [...first];
  let end = performance.now() + slice;
  for (let tries = 0; made.length < many; tries++) {
    if (tries > PATIENCE) throw new Error(`No board was found that asks “${like.prompt}”`);
    const question = yield* drawn(like, draws, slice, board);
    if (question && !made.some((other) => isSameBoard(other, question))) made.push(question);
    if (performance.now() < end) continue;
    yield { progress: made.length / many };
    end = performance.now() + slice;
  }
  return made;
}

/** Part of a task, which reports nothing between slices. */
type Slices<T> = Generator<undefined, T>;

/** A question that is well posed, or null. */
function* drawn(
  like: Question,
  draws: Draws,
  slice: number,
  board: RoundBoard | null,
): Slices<Question | null> {
  const recipe = board ? roundRecipe(like.asks, board) : RECIPES[like.asks];
  const request = recipe.request?.(like, draws) ?? null;
  const moment = recipe.draw(like, draws, request && (yield* made(request, slice)));
  if (!moment) return null;
  const position = new Position(moment);
  const posed = recipe.pose(position, draws, like);
  position.free();
  if (!posed) return null;
  const question = worded(like, { ...posed, moment });
  return isWellPosed(question, recipe.most) ? question : null;
}

/** A puzzle as requested; null if there is none. */
function* made(request: Wish, slice: number): Slices<Made | null> {
  const making = makeMadePuzzle(request);
  try {
    while (!making.work(slice)) yield;
    const answer = making.answer() as MadePuzzle;
    return "problem" in answer ? null : answer;
  } finally {
    making.free();
  }
}

export function worded(
  { asks, moment: { solver } }: Question,
  posed: Posed & Pick<Question, "moment">,
) {
  const { text, classic, prompt } = DRILLS[asks];
  const { moment, queen, out } = posed;
  const words = typeof text === "string" ? text : (text[solver] ?? text.other ?? "");
  const isClassic = classic !== undefined && moment.game === "queens";
  const question: Question = {
    kind: "question",
    text: [filled(isClassic ? classic : words, posed)],
    prompt: filled(prompt, posed),
    asks,
    moment,
  };
  return { ...question, ...(queen !== undefined && { queen }), ...(out && { out }) };
}

/** Puts squares and rows into a sentence. */
const filled = (text: string, { queen = "", row = "" }: Posed) =>
  text.replaceAll("{queen}", queen).replaceAll("{row}", row);

/** Whether there are right answers, but not too many, and wrong ones. */
export function isWellPosed(question: Question, most: number) {
  const grader = new Grader(question);
  const { rows, columns } = question.moment;
  const squares = squaresOf({ rows, columns });
  const right = squares.filter((square) => grader.answer(square).right).length;
  grader.free();
  return right > 0 && right <= (asksForRow(question) ? columns : most) && right < squares.length;
}

/** Whether a position has been asked already, at this or at another step. */
const isSameBoard = (one: Question, other: Question) =>
  JSON.stringify([one.moment, one.queen]) === JSON.stringify([other.moment, other.queen]);
