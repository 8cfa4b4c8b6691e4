/** A puzzle that is solved, as its cards show it: how it went, and what there is to share. */

import { shareOf } from "../session/share.js";
import { playedOf } from "../session/state.js";
import { rankOf } from "../session/statistics.js";
import { streakOf } from "../session/streak.js";
import { weekView } from "./home-view.js";
import { sizeWords } from "./puzzle-words.js";

/** @typedef {import("../panels/won.js").Won} Won */
/** @typedef {import("../session/state.js").Solve} Solve */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("./game.js").Game} Game */

/** @type {Record<"queens" | "knights", Won["share"]["key"]>} */
const KEYS = {
  queens: [
    ["right", "right"],
    ["wrong", "wrong try"],
    ["locked", "locked"],
  ],
  knights: [
    ["right", "a stretch jumped straight through"],
    ["wrong", "a jump taken back there"],
  ],
};
const LINES = { queens: "One line a row:", knights: "From start to end:" };

/**
 * @param {State} state
 * @param {Game} game that is solved
 * @param {string} today the date where the person is
 * @param {Won["effort"]} effort of solvers
 * @returns {Won | null}
 */
export function wonView(state, game, today, effort) {
  const kept = playedOf(state);
  const solve = kept.solved;
  if (!solve) return null;
  const { days } = streakOf(state.solves, today);
  const streak = days === 1 ? "day in a row" : "days in a row";
  const { puzzle, sentence, picture, spoken } = shareOf(kept, solve, "");
  return {
    ...{ seconds: solve.seconds, place: placeWords(state.solves, solve) },
    figures: { moves: String(solve.moves), hints: String(game.hints), [streak]: String(days) },
    ...{ kinds: kindWords(solve), week: weekView(state, today), effort },
    share: {
      ...{ picture, spoken, words: `${puzzle}. ${sentence}` },
      ...{ key: KEYS[solve.game], lines: LINES[solve.game] },
    },
  };
}

/**
 * What there is to share, as text.
 * @param {State} state
 * @param {string} page its address
 */
export function shareText(state, page) {
  const kept = playedOf(state);
  return kept.solved ? shareOf(kept, kept.solved, page.replace(/#.*$/, "")).text : "";
}

/** `4th best on 8 × 8`. @param {Solve[]} solves @param {Solve} solve */
function placeWords(solves, solve) {
  const rank = rankOf(solves, solve);
  const on = `on ${sizeWords(solve)}`;
  if (rank > 1) return `${ordinal(rank)} best ${on}`;
  return solves.filter((other) => isLike(other, solve)).length > 1 ? `Best ${on}` : `First ${on}`;
}

/** Whether two solves are of the same game and size. @param {Solve} one @param {Solve} other */
const isLike = (one, other) =>
  one.game === other.game && one.rows === other.rows && one.columns === other.columns;

/** @param {number} number */
function ordinal(number) {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

/** What kind of tour it is, in a sentence, or "". @param {Solve} solve */
function kindWords({ kinds }) {
  if (!kinds) return "";
  const { closed, symmetric, semiMagic, magic } = kinds;
  const words = [closed && "closed", symmetric && "symmetric", magic && "magic"];
  words.push(!magic && semiMagic && "semi-magic");
  const said = words.filter(Boolean);
  return said.length > 0 ? `Your tour is ${said.join(", ").replace(/, ([^,]*)$/, " and $1")}.` : "";
}
