/** What a solved puzzle earned: its place among the solves, a new shape, and the streak. */

import { collectionOf, type Shape, solutionOf } from "../state/collection.ts";
import { playedOf, type Solve, type State } from "../state/state.ts";
import { rankOf } from "../state/statistics.ts";
import { streakOf } from "../state/streak.ts";
import { weekView } from "./home-view.ts";
import { sizeWords } from "./puzzle-words.ts";

export type Gains = NonNullable<ReturnType<typeof gainsView>>;

export function gainsView(state: State, today: string) {
  const solve = playedOf(state).solved;
  if (!solve) return null;
  return {
    about: [placeWords(state.solves, solve), kindWords(solve)].filter(Boolean).join(" "),
    shape: newShape(state.solves, solve),
    // Only a puzzle solved on its own day counts.
    streak: solve.inTime
      ? { days: streakOf(state.solves, today).days, week: weekView(state, today) }
      : null,
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
