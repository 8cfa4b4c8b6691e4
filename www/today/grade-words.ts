/** The grades that a new puzzle can have, and what to change for the others. */

import { sizeWords } from "../board/puzzle-words.ts";
import { counted, listed } from "../core/lists.ts";
import { capital } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { gradesOf, type PuzzleOrder, SIDES, sizeProblem } from "../store/puzzle-order.ts";

const GRADES = ["easy", "medium", "hard", "expert"] as const;
const LOCKS = [1, 2, 3, 4];
const BLOCKS = [0, 2, 4, 6];

type Grade = (typeof GRADES)[number];

/** What to change about a puzzle for these grades. */
const NEEDS: Record<GameId, (order: PuzzleOrder, grades: Grade[]) => string> = {
  queens: locksFor,
  colour: sideFor,
  knights: changesFor,
};

/** Why some puzzles can't be made to such an order, or "". */
export const whyNot = (game: GameId, order: PuzzleOrder) =>
  sizeProblem(game, order) || missingGrades(game, order);

/** In sentences, or "" if every grade is possible: `Hard and Expert need a closed tour.` */
export function missingGrades(game: GameId, order: PuzzleOrder) {
  const grades = gradesOf(game, order);
  const needs = (wanted: Grade[]) => NEEDS[game](order, wanted);
  if (grades.length === 0) return noneWords(game, order, needs([...GRADES]));
  const missing = GRADES.filter((grade) => !grades.includes(grade));
  const needed = new Set(missing.map((grade) => needs([grade])));
  const sentences = [...needed].map((need) =>
    needWords(
      missing.filter((grade) => needs([grade]) === need),
      need,
    ),
  );
  return sentences.join(" ");
}

const needWords = (grades: Grade[], needed: string) =>
  `${listed(grades.map(capital))} ${grades.length === 1 ? "needs" : "need"} ${needed}.`;

function noneWords(game: GameId, order: PuzzleOrder, needed: string) {
  const { locks, blocked, closed } = order;
  const given =
    game === "queens"
      ? `${counted(locks, "locked queen")} has one solution`
      : `${blocked === 0 ? "nothing blocked" : counted(blocked, "blocked square")} has ${closed ? "a closed" : "an open"} tour`;
  return `No ${sizeWords(order)} puzzle with ${given}. Choose ${needed}.`;
}

/** How many locked queens these grades need: `3 or 4 locked queens`. */
function locksFor(order: PuzzleOrder, grades: Grade[]) {
  const locks = LOCKS.filter((locks) => offers("queens", { ...order, locks }, grades));
  if (locks.length === 0) return "another size";
  return `${either(locks.map(String))} locked ${locks.at(-1) === 1 ? "queen" : "queens"}`;
}

/** The smallest board of colours with these grades, which all larger ones also have. */
function sideFor(order: PuzzleOrder, grades: Grade[]) {
  const { least, most } = SIDES.colour;
  let side = least;
  const isOffered = () => offers("colour", { ...order, rows: side, columns: side }, grades);
  while (side < most && !isOffered()) side++;
  return `a board of ${side} × ${side} or more`;
}

/** What to change about a tour for these grades: `blocked squares or a closed tour`. */
function changesFor(order: PuzzleOrder, grades: Grade[]) {
  const blocks = BLOCKS.filter((blocked) => offers("knights", { ...order, blocked }, grades));
  const closes = offers("knights", { ...order, closed: !order.closed }, grades);
  const changes = [
    blocksWords(order.blocked, blocks),
    closes && (order.closed ? "an open tour" : "a closed tour"),
  ];
  return either(changes.filter(Boolean) as string[]) || "another size";
}

function blocksWords(now: number, blocks: number[]) {
  if (blocks.length === 0) return "";
  if (now === 0) return "blocked squares";
  if (blocks.every((blocked) => blocked > now)) return "more blocked squares";
  if (blocks.every((blocked) => blocked < now)) return "fewer blocked squares";
  return "a different number of blocked squares";
}

const offers = (game: GameId, order: PuzzleOrder, grades: Grade[]) =>
  gradesOf(game, order).some((grade) => grades.includes(grade));

/** `1, 2 or 3`. */
export const either = (words: string[]) => listed(words).replace(/ and (?!.* and )/, " or ");
