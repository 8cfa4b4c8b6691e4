/** The shape of what is saved about the archive. */

import {
  type Guard,
  isObject,
  isString,
  isWhole,
  isWithin,
  listOf,
  shaped,
} from "../core/guards.ts";
import { GAME_IDS } from "../routes/ids.ts";
import type { Archived } from "../store/solves.ts";
import type { Solve } from "../store/state.ts";
import type { GameSummary, SizeSummary, Summary, Times } from "../store/summary.ts";

const isTime = isWithin(0, 8_640_000_000_000_000);

const recordOf =
  <T>(isFine: Guard<T>, names: RegExp): Guard<Record<string, T>> =>
  (value): value is Record<string, T> => {
    if (!isObject(value) || Array.isArray(value)) return false;
    for (const name in value) if (!names.test(name) || !isFine(value[name])) return false;
    return true;
  };

const isTimes: Guard<Times> = recordOf(isWhole, /^\d{1,12}$/);

const isLast: Guard<[number, number]> = (value): value is [number, number] =>
  listOf(isTime)(value) && value.length === 2;

const isSize = shaped<SizeSummary>({
  rows: isWhole,
  columns: isWhole,
  times: recordOf(isTimes, /^(easy|medium|hard|expert)?$/),
  last: listOf(isLast),
});

/** Whether no size lacks its times: medians need one. */
const isOfGame: Guard<GameSummary> = (value): value is GameSummary =>
  shaped<GameSummary>({
    solved: isWhole,
    withoutHints: isWhole,
    withoutMistakes: isWhole,
    sizes: recordOf(isSize, /^\d{1,7}x\d{1,7}$/),
  })(value) && Object.values(value.sizes).every(({ times }) => Object.values(times).some(hasSome));

const hasSome = (times: Times) => Object.keys(times).length > 0;

const isMonth = (value: unknown): value is string =>
  isString(value) && /^[0-9a-v]{31}$/.test(value);

const isSummary = shaped<Summary>({
  games: shaped({ queens: isOfGame, colour: isOfGame, knights: isOfGame }),
  months: recordOf(isMonth, /^\d{4}-(0[1-9]|1[0-2])$/),
  queens: recordOf(isTime, /^[0-7]{8}$/),
  lastQueens: isTime,
  tours: shaped({
    solved: isWhole,
    closed: isWhole,
    symmetric: isWhole,
    semiMagic: isWhole,
    magic: isWhole,
  }),
  colours: recordOf(recordOf(isWhole, /^(easy|medium|hard|expert)?$/), /^\d{1,3}$/),
});

export const isArchived = shaped<Archived>({
  revision: isWhole,
  summary: isSummary,
  excluded: isWhole,
});

/** Whether a record has what is counted of a solve. */
export const isCountable = (solve: unknown): solve is Solve =>
  isObject(solve) &&
  GAME_IDS.some((game) => game === solve.game) &&
  [solve.rows, solve.columns].every(isWhole) &&
  [solve.ended, solve.seconds].every(isTime) &&
  [solve.id, solve.at, solve.position].every(isString);
