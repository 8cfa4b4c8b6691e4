/** A game played by hand, as its head, its row of moves and its cards show it. */
import { dateWords } from "../base/dates.js";
import { playedOf } from "../session/state.js";
import { weekdayOf } from "../session/today.js";
import { puzzleName, sizeAndGrade, sizeWords } from "./puzzle-words.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../panels/marks.js").GameCard} GameCard */
/** @typedef {import("../panels/moves.js").Doing} Doing */
/** @typedef {import("../panels/moves.js").Moves} Moves */
/** @typedef {import("../panels/playhead.js").Head} Head */
/** @typedef {import("../session/state.js").Kept} Kept */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("./game.js").Game} Game */

/** What kinds of reasoning a grade takes. @type {Record<GameId, Record<string, string>>} */
const ABOUT = {
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
/**
 * @param {State} state
 * @param {number | null} seconds null where no clock runs
 * @returns {Head}
 */
export function headView(state, seconds) {
  const { timer, game, screen } = state;
  if (screen === "draft") {
    const { layout } = state.drafts[game];
    return { title: "Your own board", sub: sizeWords(layout), seconds: null, timer };
  }
  const kept = playedOf(state);
  const sub = [
    kept.day && dateWords(kept.day, weekdayOf(kept.day)),
    sizeAndGrade(kept, kept.grade),
  ];
  return { title: titleOf(kept), sub: sub.filter(Boolean).join(" · "), seconds, timer };
}

/** @param {Kept} kept */
function titleOf({ game, day, grade }) {
  if (day) return puzzleName(game);
  if (grade) return game === "queens" ? "Queens" : "Knight’s tour";
  return "Your own board";
}

/**
 * @param {State} state
 * @param {Game | null} game null on a board that is set up, or that is too large to play
 * @param {string} next
 * @param {"start" | "block"} knightPen
 * @returns {Moves}
 */
export function movesView(state, game, next, knightPen) {
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

/** @param {State} state @param {Game | null} game @returns {Doing} */
function doingOf({ screen }, game) {
  if (screen === "draft") return "draft";
  if (!game) return "large";
  return game.solved ? "solved" : "game";
}

/** @param {State} state @param {Game} game @returns {GameCard} */
export function cardView(state, game) {
  const kept = playedOf(state);
  return {
    figures: game.puzzle.game === "queens" ? queensFigures(game) : knightsFigures(game),
    hasMark: kept.mark !== null,
    atMark: kept.mark !== null && kept.mark === game.position,
    about: aboutOf(kept, game),
  };
}

/** @param {Game} game @returns {Record<string, string>} */
const queensFigures = ({ count, goal, freeSquares, moves, hints }) => ({
  queens: `${count} / ${goal}`,
  "free squares": String(freeSquares),
  moves: String(moves),
  hints: String(hints),
});

/** @param {Game} game @returns {Record<string, string>} */
const knightsFigures = ({ count, goal, ways, takenBack, hints }) => ({
  squares: `${count} / ${goal}`,
  "jumps from here": String(ways),
  "jumps taken back": String(takenBack),
  hints: String(hints),
});

/** @param {Kept} kept @param {Game} game */
function aboutOf({ game, grade, closed }, { goal }) {
  const reasoning = ABOUT[game][grade ?? ""];
  const rule =
    game === "queens"
      ? `Place ${goal} queens so that no two share a row, column or diagonal.`
      : `Visit every square once${closed ? ", and end a jump away from the start" : ""}.`;
  return reasoning ? `${rule} ${reasoning}` : rule;
}
