/** The view model of a solved puzzle: how it went, and the result to share. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { type Mark, shareOf } from "../state/share.ts";
import { playedOf, type Solve, type State } from "../state/state.ts";
import { rankOf } from "../state/statistics.ts";
import { streakOf } from "../state/streak.ts";
import type { GameController } from "./game-controller.ts";
import { weekView } from "./home-view.ts";
import { sizeWords } from "./puzzle-words.ts";

export type Won = NonNullable<ReturnType<typeof wonView>>;

const KEYS: Record<GameId, [Mark, string][]> = {
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

export function wonView(
  state: State,
  game: GameController,
  today: string,
  effort: { name: string; steps: number | null }[],
) {
  const kept = playedOf(state);
  const solve = kept.solved;
  if (!solve) return null;
  const { days } = streakOf(state.solves, today);
  const streak = days === 1 ? "day in a row" : "days in a row";
  const { puzzle, sentence, picture, spoken } = shareOf(kept, solve, "");
  return {
    seconds: solve.seconds,
    place: placeWords(state.solves, solve),
    figures: { moves: String(solve.moves), hints: String(game.hints), [streak]: String(days) },
    kinds: kindWords(solve),
    week: weekView(state, today),
    effort,
    share: {
      picture,
      spoken,
      words: `${puzzle}. ${sentence}`,
      key: KEYS[solve.game],
      lines: LINES[solve.game],
    },
  };
}

export function shareText(state: State, page: string) {
  const kept = playedOf(state);
  return kept.solved ? shareOf(kept, kept.solved, page.replace(/#.*$/, "")).text : "";
}

function placeWords(solves: Solve[], solve: Solve) {
  const rank = rankOf(solves, solve);
  const on = `on ${sizeWords(solve)}`;
  if (rank > 1) return `${ordinal(rank)} best ${on}`;
  return solves.filter((other) => isLike(other, solve)).length > 1 ? `Best ${on}` : `First ${on}`;
}

const isLike = (one: Solve, other: Solve) =>
  one.game === other.game && one.rows === other.rows && one.columns === other.columns;

function ordinal(number: number) {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

function kindWords({ kinds }: Solve) {
  if (!kinds) return "";
  const { closed, symmetric, semiMagic, magic } = kinds;
  const words = [closed && "closed", symmetric && "symmetric", magic && "magic"];
  words.push(!magic && semiMagic && "semi-magic");
  const said = words.filter(Boolean);
  return said.length > 0 ? `Your tour is ${said.join(", ").replace(/, ([^,]*)$/, " and $1")}.` : "";
}
