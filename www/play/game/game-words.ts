/** The sentences about a game, and about a square. */

import { colourWords } from "../../board/games/palette.ts";
import type { Message } from "../../board/scene/message.ts";
import { counted, inPairs } from "../../core/lists.ts";
import { duration } from "../../core/numbers.ts";
import { press } from "../../core/pointer.ts";
import { attackOf, coloursOf } from "../../core/regions.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Play } from "../../engine/table.ts";

/** A game, as far as its sentences tell of it. */
interface Game {
  readonly puzzle: Puzzle;
  readonly begun: boolean;
  readonly solved: boolean;
  readonly moves: number;
  /** The pieces on the board, and how many it takes. */
  readonly count: number;
  readonly goal: number;
  readonly freeSquares: number;
}

export interface GameStatus {
  game: Game;
  /** Null until the first square is given. */
  play: Play | null;
  names: string[];
  /** Why the puzzle has no solution, or "". */
  hopeless: string;
  /** Why the board can no longer be completed, if the player wants to know, or "". */
  warning: string;
}

const NAMED_CONFLICTS = 2;

/** A queen that was placed; on a board of colours with its colour. */
export function placedWords({ regions }: Puzzle, square: number, name: string) {
  if (!regions) return `Queen on ${name}.`;
  const colours = coloursOf(regions);
  return `Queen on ${name}, ${colourWords(colours, colours[square]!)}.`;
}

/** Whether a square can be used, and why not. */
export function hoverMessage({ game, play, names, hopeless }: GameStatus, square: number): Message {
  const name = names[square]!;
  const queens = game.puzzle.game !== "knights";
  if (!play) return hopeless ? openingWords(game, hopeless) : quietly(firstWords(queens, name));
  if (queens && play.pieces().includes(square)) {
    return calmly(`Your queen on ${name}: ${press().toLowerCase()} to take it off.`);
  }
  if (!queens && play.pieces().slice(0, -1).includes(square)) {
    return calmly(`${press()} ${name} to go back to it.`);
  }
  const refusal = play.refusal(square);
  if (refusal) return calmly(refusal);
  if (!queens) return calmly(`${onwardMoves(play.degrees()[square]!)} from ${name}.`);
  const free = play.attackers(square).length === 0;
  return calmly(`${name} is ${free ? "free" : "attacked"}.`);
}

/** @param taken the moves until the puzzle was first solved, as the seconds are */
export function progressMessage(status: GameStatus, seconds: number, taken: number): Message {
  const { game, hopeless, warning } = status;
  if (!game.begun || (game.moves === 0 && hopeless && !game.solved)) {
    return openingWords(game, hopeless);
  }
  if (game.solved) return solvedWords(taken, seconds);
  const wrong = game.puzzle.game !== "knights" ? queensWrong(status) : tourWrong(status);
  const bad = wrong || warning;
  return bad ? { text: bad, tone: "bad" } : calmly(soFar(game));
}

function solvedWords(moves: number, seconds: number): Message {
  const text = `Solved in ${counted(moves, "move")} and ${duration(seconds)}. Well played!`;
  return { text, tone: "good", calm: true };
}

function openingWords({ puzzle }: Game, hopeless: string): Message {
  if (hopeless) return { text: hopeless, tone: "bad" };
  const what = puzzle.game !== "knights" ? "lock the first queen" : "start the tour";
  return quietly(`${press()} a square to ${what}.`);
}

function queensWrong({ game, play, names }: GameStatus) {
  const pairs = inPairs(play?.conflicts() ?? []);
  if (pairs.length > NAMED_CONFLICTS) return `There are ${pairs.length} attacking pairs.`;
  if (pairs.length === 0)
    return play?.stuck ? "Every square is attacked. Undo, or take a queen off." : "";
  const words = pairs.map(([one, other]) => {
    return `${names[one]} and ${names[other]} ${clashWords(game.puzzle, one, other)}`;
  });
  return `${words.join("; ")}.`;
}

function tourWrong({ game, play }: GameStatus) {
  if (game.count === game.goal) {
    return "Every square is visited, but the knight can’t jump back to the start. Undo to continue.";
  }
  return play?.stuck ? "The knight is stuck. Undo to continue." : "";
}

function soFar({ puzzle, count, goal, moves, freeSquares }: Game) {
  if (puzzle.game === "knights") return `${count} of ${goal} squares.`;
  const stand = `${count} of ${goal} queens.`;
  if (moves === 0) return `${stand} ${toPlace(puzzle)}`;
  return `${stand} ${counted(freeSquares, "square")} ${freeSquares === 1 ? "is" : "are"} free.`;
}

const toPlace = ({ regions, squares }: Puzzle) => {
  if (!regions) return "Place the others so that no two attack each other.";
  const what = squares.length > 0 ? "Place the others: one" : "Place one";
  return `${what} in each row, column and colour; no two may touch.`;
};

const quietly = (text: string): Message => ({ text, tone: "" });

const calmly = (text: string): Message => ({ text, tone: "", calm: true });

const firstWords = (queens: boolean, name: string) =>
  queens ? `Lock the first queen on ${name}.` : `Start on ${name}.`;

/** How two queens attack each other: `share a row`. */
function clashWords(puzzle: Puzzle, one: number, other: number) {
  const regions = puzzle.regions ? coloursOf(puzzle.regions) : null;
  const how = attackOf({ size: puzzle, regions }, one, other);
  if (how === "touch") return how;
  return regions && how === "colour"
    ? `are both ${colourWords(regions, regions[one]!)}`
    : `share a ${how}`;
}

const onwardMoves = (degree: number) =>
  degree === 0 ? "No onward moves" : counted(degree, "onward move");
