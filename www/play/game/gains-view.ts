/** What a solved puzzle earned: its place among the solves, a new shape, and the streak. */

import { sizeWords } from "../../board/puzzle-words.ts";
import { dateWords } from "../../core/dates.ts";
import { laterBy } from "../../core/today.ts";
import { isEasy } from "../../routes/daily.ts";
import { collectionOf, type Shape } from "../../store/collection.ts";
import { solutionOf } from "../../store/eight-queens.ts";
import { summaryOf } from "../../store/solves.ts";
import { playedOf, type Solve, type State } from "../../store/state.ts";
import { rankOf } from "../../store/statistics.ts";
import { streakOf, weekView } from "../../store/streak.ts";
import type { Summary } from "../../store/summary.ts";

export type Gains = NonNullable<ReturnType<typeof gainsView>>;

export function gainsView(state: State, today: string) {
  const solve = playedOf(state).solved;
  if (!solve) return null;
  const summary = summaryOf(state.solves);
  return {
    about: [placeWords(summary, solve), kindWords(solve), uncountedWords(solve)]
      .filter(Boolean)
      .join(" "),
    shape: newShape(summary, solve),
    // Only a puzzle solved on its own day counts, and not the easy one.
    streak:
      solve.inTime && !isEasy(solve.id)
        ? { days: streakOf(summary, today).days, week: weekView(state, today) }
        : null,
  };
}

/** The shape of eight queens, if this solve was the first to find it. */
function newShape(summary: Summary, solve: Solve) {
  if (!solutionOf(solve)) return null;
  const { shapes, shapesFound } = collectionOf(summary, solve.ended);
  const shape = shapes.find(({ isNew }) => isNew);
  return shape ? { queens: shape.queens, found: shapesFound, dots: shapes.map(dotOf) } : null;
}

const dotOf = ({ isNew, queens }: Shape) => (isNew ? "new" : queens.length > 0 ? "on" : "");

function placeWords(summary: Summary, solve: Solve) {
  const { rank, of } = rankOf(summary, solve);
  const on = `on ${sizeWords(solve)}`;
  if (rank > 1) return `Your ${ordinal(rank)} best time ${on}.`;
  return of < 2 ? `Your first solve ${on}.` : `Your best time ${on}.`;
}

/** Why the streak stays as it is, where that may surprise. A puzzle older than a day is clearly late. */
function uncountedWords({ id, day, on, inTime }: Solve) {
  if (isEasy(id)) return inTime ? "The easy puzzle doesn’t count for the streak." : "";
  const isJustLate = day && !inTime && laterBy(day, 1) === on;
  return isJustLate
    ? `You finished it on ${dateWords(on)}, so it doesn’t count for the streak.`
    : "";
}

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
  const gains = words.filter(Boolean);
  return gains.length > 0
    ? `Your tour is ${gains.join(", ").replace(/, ([^,]*)$/, " and $1")}.`
    : "";
}
