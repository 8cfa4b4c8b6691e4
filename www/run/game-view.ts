/** A game played by hand, as its head, its row of moves and its cards show it. */

import { dateWords } from "../core/dates.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { type Kept, playedOf, type State } from "../state/state.ts";
import type { GameController } from "./game-controller.ts";
import { puzzleName, sizeAndGrade, sizeWords } from "./puzzle-words.ts";

/** The head of a game: what is played, and for how long. */
export interface Head {
  title: string;
  sub: string;
  /** Seconds played; null where no clock runs. */
  seconds: number | null;
  /** Whether the clock is to be seen. */
  timer: boolean;
}

/** The row under the board. */
export interface Moves {
  doing: "game" | "solved" | "draft" | "large";
  game: GameId;
  canUndo: boolean;
  canRedo: boolean;
  canRestart: boolean;
  pen: "piece" | "cross";
  knightPen: "start" | "block";
  /** What the button says that leads on from a solved puzzle, or "". */
  next: string;
}

/** The cards beside a game. */
export interface GameCard {
  figures: Record<string, string>;
  /** Whether a position is marked. */
  hasMark: boolean;
  /** Whether it is the one that stands. */
  atMark: boolean;
  /** What there is to say of the puzzle. */
  about: string;
}

/** What kinds of reasoning a grade takes. */
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

/** @param seconds null where no clock runs */
export function headView(state: State, seconds: number | null): Head {
  const { timer, game, screen } = state;
  if (screen === "draft") {
    const { layout } = state.drafts[game];
    return { title: "Your own board", sub: sizeWords(layout), seconds: null, timer };
  }
  const kept = playedOf(state);
  const sub = [kept.day && dateWords(kept.day), sizeAndGrade(kept, kept.grade)];
  return { title: titleOf(kept), sub: sub.filter(Boolean).join(" · "), seconds, timer };
}

function titleOf({ game, day, grade }: Kept) {
  if (day) return puzzleName(game);
  if (grade) return game === "queens" ? "Queens" : "Knight’s tour";
  return "Your own board";
}

/** @param game null on a board that is set up, or that is too large to play */
export function movesView(
  state: State,
  game: GameController | null,
  next: string,
  knightPen: "start" | "block",
): Moves {
  const doing = doingOf(state, game);
  const { back, on } = state.play;
  const draft = state.drafts[state.game];
  const inDraft = doing === "draft";
  return {
    ...{ doing, game: state.game, pen: state.pen, knightPen, next },
    canUndo: inDraft
      ? draft.earlier.length > 0
      : (game?.canUndo ?? false) || back[state.game].length > 0,
    canRedo: inDraft
      ? draft.later.length > 0
      : (game?.canRedo ?? false) || on[state.game].length > 0,
    canRestart: (game?.position ?? "") !== "",
  };
}

function doingOf({ screen }: State, game: GameController | null): Moves["doing"] {
  if (screen === "draft") return "draft";
  if (!game) return "large";
  return game.solved ? "solved" : "game";
}

export function cardView(state: State, game: GameController): GameCard {
  const kept = playedOf(state);
  return {
    figures: game.puzzle.game === "queens" ? queensFigures(game) : knightsFigures(game),
    hasMark: kept.mark !== null,
    atMark: kept.mark !== null && kept.mark === game.position,
    about: aboutOf(kept, game),
  };
}

const queensFigures = ({
  count,
  goal,
  freeSquares,
  moves,
  hints,
}: GameController): Record<string, string> => ({
  queens: `${count} / ${goal}`,
  "free squares": String(freeSquares),
  moves: String(moves),
  hints: String(hints),
});

const knightsFigures = ({
  count,
  goal,
  ways,
  takenBack,
  hints,
}: GameController): Record<string, string> => ({
  squares: `${count} / ${goal}`,
  "jumps from here": String(ways),
  "jumps taken back": String(takenBack),
  hints: String(hints),
});

function aboutOf({ game, grade, closed }: Kept, { goal }: GameController) {
  const reasoning = ABOUT[game][grade ?? ""];
  const rule =
    game === "queens"
      ? `Place ${goal} queens so that no two share a row, column or diagonal.`
      : `Visit every square once${closed ? ", and end a jump away from the start" : ""}.`;
  return reasoning ? `${rule} ${reasoning}` : rule;
}
