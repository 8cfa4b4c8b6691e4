/** Drops unreadable logs and advice from saved games and solves, and keeps the rest of them. */

import { isObject, isString } from "../core/guards.ts";
import { omit } from "../core/objects.ts";
import { isAdvice, logFrom } from "../store/move-log.ts";

interface Usable {
  /** What was read, without unusable logs. */
  whole: unknown;
  spoilt: unknown[];
}

const isLog = (value: unknown) => isString(value) && logFrom(value) !== null;

const fine = (whole: unknown): Usable => ({ whole, spoilt: [] });

/** A solve whose log is a log. */
export function solveLogged(solve: unknown): Usable {
  if (!isObject(solve) || !Object.hasOwn(solve, "log") || isLog(solve.log)) return fine(solve);
  return { whole: omit(solve, "log"), spoilt: [solve.log] };
}

/**
 * A game whose log is a log or null, its advice, and its solve. Whether the log fits the moves shows when the game is
 * opened. Games had no advice at first.
 */
export function gameLogged(game: unknown): Usable {
  if (!isObject(game) || !Object.hasOwn(game, "log")) return fine(game);
  const { log, advice = "" } = game;
  const isFine = { log: log === null || isLog(log), advice: isString(advice) && isAdvice(advice) };
  const { whole: solved, spoilt } = solveLogged(game.solved);
  const kept = { log: isFine.log ? log : null, advice: isFine.advice ? advice : "" };
  const lost = [...(isFine.log ? [] : [log]), ...(isFine.advice ? [] : [advice])];
  return { whole: { ...game, ...kept, solved }, spoilt: [...lost, ...spoilt] };
}
