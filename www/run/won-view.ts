/** The view model of a solved puzzle: how it went, and the result to share. */

import { capital } from "../core/words.ts";
import { collectionOf, type Shape, solutionOf } from "../state/collection.ts";
import { helpWords, type Part, type Signs, shareOf } from "../state/share.ts";
import { playedOf, type Solve, type State } from "../state/state.ts";
import { rankOf } from "../state/statistics.ts";
import { streakOf } from "../state/streak.ts";
import { weekView } from "./home-view.ts";
import { sizeWords } from "./puzzle-words.ts";

export type Won = NonNullable<ReturnType<typeof wonView>>;

const KEY: [Part, string][] = [
  ["locked", "locked"],
  ["first", "first"],
  ["middle", "then"],
  ["last", "last"],
];

export function wonView(
  state: State,
  today: string,
  effort: { name: string; steps: number | null }[],
  signs: Signs | null = null,
) {
  const kept = playedOf(state);
  const solve = kept.solved;
  if (!solve) return null;
  const { puzzle, sentence, picture, spoken, link } = shareOf(kept, solve, "", signs);
  return {
    id: kept.id,
    seconds: solve.seconds,
    words: [solve.grade && capital(solve.grade), helpWords(solve)].filter(Boolean).join(" · "),
    about: [placeWords(state.solves, solve), kindWords(solve)].filter(Boolean).join(" "),
    shape: newShape(state.solves, solve),
    // Only a puzzle solved on its own day counts.
    streak: solve.inTime
      ? { days: streakOf(state.solves, today).days, week: weekView(state, today) }
      : null,
    /** Whether how it was solved is known, and was not seen in the other's game. */
    canChallenge: Boolean(solve.log) && kept.rival?.gaveUp === undefined,
    effort,
    isRecorded: solve.log !== undefined,
    share: { picture, spoken, puzzle, sentence, signs, link, key: KEY },
  };
}

/** The shape of eight queens, if this solve was the first to find it. */
function newShape(solves: Solve[], solve: Solve) {
  if (!solutionOf(solve)) return null;
  const upTo = solves.findIndex(({ id, ended }) => id === solve.id && ended === solve.ended);
  const { shapes, shapesFound } = collectionOf(solves.slice(0, upTo + 1));
  const shape = shapes.find(({ isNew }) => isNew);
  return shape ? { queens: shape.queens, found: shapesFound, dots: shapes.map(dotOf) } : null;
}

const dotOf = ({ isNew, queens }: Shape) => (isNew ? "new" : queens.length > 0 ? "on" : "");

function placeWords(solves: Solve[], solve: Solve) {
  const rank = rankOf(solves, solve);
  const on = `on ${sizeWords(solve)}`;
  if (rank > 1) return `Your ${ordinal(rank)} best time ${on}.`;
  const isOnly = solves.filter((other) => isLike(other, solve)).length < 2;
  return isOnly ? `Your first solve ${on}.` : `Your best time ${on}.`;
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
