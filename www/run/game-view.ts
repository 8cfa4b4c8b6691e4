/** The view models of a game: head, moves and cards. */

import { dateWords } from "../core/dates.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { dailyName } from "../state/daily.ts";
import { dayNamed } from "../state/ids.ts";
import { type Kept, playedOf, type State } from "../state/state.ts";
import type { GameController } from "./game-controller.ts";
import { sizeAndGrade, sizeWords } from "./puzzle-words.ts";

export interface Moves {
  doing: "game" | "solved" | "draft" | "large";
  game: GameId;
  canUndo: boolean;
  canRedo: boolean;
  canRestart: boolean;
  pen: "piece" | "cross";
  knightPen: "start" | "block";
  /** The label of the button after a solved puzzle, or "". */
  next: string;
}

const ABOUT: Record<GameId, Record<string, string>> = {
  queens: {
    easy: "Easy: one kind of reasoning is enough, “Last square”. You never have to guess.",
    medium:
      "Medium: two kinds of reasoning are enough, “Last square” and “Empties a row” or a column. You never have to guess.",
    hard: "Hard: a few squares have to be followed up in thought until a row or a column is empty. You never have to guess.",
    expert: "Expert: many squares have to be followed up in thought.",
  },
  knights: {
    easy: "Easy: jumping where the fewest jumps lead on gets you round.",
    medium:
      "Medium: jumping where the fewest jumps lead on gets you round, if you break ties well.",
    hard: "Hard: jumping where the fewest jumps lead on is not enough. Look ahead for squares about to be cut off.",
    expert: "Expert: even strong pruning has to take many jumps back here.",
  },
};

export type Head = ReturnType<typeof headView>;

/** @param seconds null while no clock runs */
export function headView(state: State, seconds: number | null) {
  const { timer, game, screen } = state;
  if (screen === "draft") {
    const { layout } = state.drafts[game];
    return { title: "Your own board", sub: sizeWords(layout), seconds: null, timer };
  }
  const kept = playedOf(state);
  const sub = [kept.day && dateWords(kept.day), sizeAndGrade(kept, kept.grade)];
  return { title: titleOf(kept), sub: sub.filter(Boolean).join(" · "), seconds, timer };
}

function titleOf({ id, game, grade }: Kept) {
  const day = dayNamed(id);
  if (day) return dailyName(day.which);
  if (grade) return game === "queens" ? "Queens" : "Knight’s tour";
  return "Your own board";
}

/** @param game null in the editor, and on boards too large to play */
export function movesView(
  state: State,
  game: GameController | null,
  next: string,
  knightPen: "start" | "block",
): Moves {
  const doing = doingOf(state, game);
  const { back, on } = state.play;
  const { earlier, later } = state.drafts[state.game];
  const inDraft = doing === "draft";
  return {
    doing,
    game: state.game,
    pen: state.pen,
    knightPen,
    next,
    canUndo: inDraft ? earlier.length > 0 : game?.canUndo || back[state.game].length > 0,
    canRedo: inDraft ? later.length > 0 : game?.canRedo || on[state.game].length > 0,
    canRestart: Boolean(game?.position),
  };
}

function doingOf({ screen }: State, game: GameController | null): Moves["doing"] {
  if (screen === "draft") return "draft";
  if (!game) return "large";
  return game.solved ? "solved" : "game";
}

export type GameCard = ReturnType<typeof cardView>;

export function cardView(state: State, game: GameController) {
  const kept = playedOf(state);
  return {
    figures: game.puzzle.game === "queens" ? queensFigures(game) : knightsFigures(game),
    hasMark: kept.mark !== null,
    atMark: kept.mark !== null && kept.mark === game.position,
    about: aboutOf(kept, game),
  };
}

const queensFigures = (game: GameController): Record<string, string> => ({
  queens: `${game.count} / ${game.goal}`,
  "free squares": String(game.freeSquares),
  moves: String(game.moves),
  hints: String(game.hints),
});

const knightsFigures = (game: GameController): Record<string, string> => ({
  squares: `${game.count} / ${game.goal}`,
  "jumps from here": String(game.ways),
  "jumps taken back": String(game.takenBack),
  hints: String(game.hints),
});

function aboutOf({ game, grade, closed }: Kept, { goal }: GameController) {
  const reasoning = ABOUT[game][grade ?? ""];
  const rule =
    game === "queens"
      ? `Place ${goal} queens so that no two share a row, column or diagonal.`
      : `Visit every square once${closed ? ", and end a jump away from the start" : ""}.`;
  return reasoning ? `${rule} ${reasoning}` : rule;
}
