/** The view models of a game: head, moves and cards. */

import { paletteOf } from "../../board/games/palette.ts";
import {
  OWN_BOARD,
  sizeWords,
  subtitleOf,
  subtitleOfAwaited,
  titleOf,
} from "../../board/puzzle-words.ts";
import { GAME_NAMES } from "../../content/game-names.ts";
import { counted } from "../../core/lists.ts";
import { coloursOf, isInPieces } from "../../core/regions.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { dailyName } from "../../routes/daily.ts";
import { leadsBack, leadsOn } from "../../store/changes.ts";
import { type Kept, playedOf, type State } from "../../store/state.ts";
import type { Day } from "../../store/ui.ts";
import { isExplainable } from "../explain/explainable.ts";
import type { GameController } from "./game-controller.ts";

const ABOUT: Record<GameId, Record<string, string>> = {
  queens: {
    easy: "Easy: look for the last square of a row or column, and for squares that would leave a row or column with none. You never have to guess.",
    medium:
      "Medium: also look for squares that would leave two rows or columns with no way to fill both. You never have to guess.",
    hard: "Hard: a few squares need a what-if: put a queen there in your mind, and see rows and columns that can’t all be filled. You never have to guess.",
    expert: "Expert: some squares need a long what-if.",
  },
  colour: {
    easy: "Easy: look for the last square of a row, column or colour, and for squares that would leave one with none. You never have to guess.",
    medium:
      "Medium: also look for squares that would leave two rows, columns or colours with no way to fill both. You never have to guess.",
    hard: "Hard: a few squares need a what-if: put a queen there in your mind, and see rows, columns and colours that can’t all be filled. You never have to guess.",
    expert: "Expert: some squares need a long what-if.",
  },
  knights: {
    easy: "Easy: always choosing the square with the fewest onward moves gets you round.",
    medium:
      "Medium: always choosing the square with the fewest onward moves gets you round, if you break ties well.",
    hard: "Hard: choosing the square with the fewest onward moves is not enough. Look ahead for squares about to be cut off.",
    expert: "Expert: here even strong pruning takes back many jumps.",
  },
};

export type Head = ReturnType<typeof headView>;

/**
 * @param seconds null while no clock runs
 * @param wanted the day's puzzle that is still loading
 */
export function headView(state: State, seconds: number | null, wanted: Day | null = null) {
  const { timer, game, screen } = state;
  if (wanted) {
    const { which } = wanted;
    return { title: dailyName(which), sub: subtitleOfAwaited(wanted), seconds: null, timer };
  }
  if (screen === "draft") {
    const sub = sizeWords(state.drafts[game].layout);
    return { title: GAME_NAMES[game], sub: `${OWN_BOARD} · ${sub}`, seconds: null, timer };
  }
  const kept = playedOf(state);
  const played = kept.solved ? null : seconds;
  return { title: titleOf(kept), sub: subtitleOf(kept), seconds: played, timer };
}

export type Moves = ReturnType<typeof movesView>;

/** @param game null in the editor, and on boards too large to play */
export function movesView(
  state: State,
  game: GameController | null,
  next: string,
  knightPen: "start" | "block",
) {
  const doing = doingOf(state, game);
  const { earlier, later } = state.drafts[state.game];
  const inDraft = doing === "draft";
  return {
    doing,
    game: state.game,
    pen: state.pen,
    knightPen,
    /** The label of the button after a solved puzzle, or "". */
    next,
    canUndo: inDraft ? earlier.length > 0 : game?.canUndo || leadsBack(state),
    canRedo: inDraft ? later.length > 0 : game?.canRedo || leadsOn(state),
    canRestart: Boolean(game?.position),
  };
}

function doingOf({ screen }: State, game: GameController | null) {
  if (screen === "draft") return "draft";
  if (!game) return "large";
  return game.finished ? "solved" : "game";
}

export type GameCard = ReturnType<typeof cardView>;

export function cardView(state: State, game: GameController) {
  const kept = playedOf(state);
  const { count, goal } = game;
  const isQueens = game.puzzle.game !== "knights";
  return {
    isQueens,
    count,
    goal,
    locked: game.puzzle.squares.length,
    colours: coloursOfQueens(game),
    title: `${count} of ${goal} ${isQueens ? "queens" : "squares"}`,
    /** Nothing until the first square is given. */
    more: !game.begun ? "" : isQueens ? freeWords(game.freeSquares) : waysWords(game.ways),
    hasMark: game.mark !== null,
    atMark: game.mark !== null && game.mark === game.position,
    canExplain: isExplainable(game.puzzle),
    /** Whether an explanation gives it up: see `store/explaining.ts`. */
    givesUp: kept.day !== null && !kept.solved && !kept.gaveUp,
    about: aboutOf(kept, game),
  };
}

/** On a board of colours, the place in the palette of each queen's colour, in the order of placing. */
function coloursOfQueens({ puzzle, standing }: GameController) {
  if (!puzzle.regions) return null;
  const regions = coloursOf(puzzle.regions);
  const palette = paletteOf(regions);
  return standing.map((square) => palette[regions[square]!]!);
}

const inPieces = (letters: string) =>
  isInPieces(coloursOf(letters)) ? ", even if it is in pieces" : "";

const freeWords = (free: number) => `${counted(free, "square")} ${free === 1 ? "is" : "are"} free`;

const waysWords = (ways: number) => counted(ways, "onward move");

function aboutOf({ game, grade, closed, regions, rows, columns }: Kept, { goal }: GameController) {
  const reasoning = ABOUT[game][grade ?? ""];
  const rule = regions
    ? `Place ${goal} queens: one in each row, column and colour${inPieces(regions)}. No two may touch, not even diagonally.`
    : game !== "knights"
      ? `Place ${goal} queens so that no two share a row, column or diagonal.`
      : `Visit every square once${closed ? ", and end one jump from the start" : ""}.${goal < rows * columns ? " Black squares are blocked." : ""}`;
  return reasoning ? `${rule} ${reasoning}` : rule;
}
