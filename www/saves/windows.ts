/**
 * Two windows of the page, which save in the same place. Each knows what both agreed on last (the base), so what either has done
 * since is kept: moves, solves, hints, mistakes, marks, drafts, bookmarks and settings.
 */

import { omit } from "../core/objects.ts";
import { same } from "../core/same.ts";
import { perGame } from "../routes/ids.ts";
import type { Draft } from "../store/draft.ts";
import { fromOf, united } from "../store/games.ts";
import type { Id, Kept, State } from "../store/state.ts";
import { PLACE, type Read } from "./saved.ts";

type Games = Record<Id, Kept>;

/** Adds a game as another window has it. */
export function withTheirs(games: Games, base: Kept | undefined, theirs: Kept): Games {
  const mine = games[theirs.id];
  if (!mine || mine === theirs) return { ...games, [theirs.id]: theirs };
  if (isApart(base, mine, theirs)) {
    const both = united(games, theirs).games;
    return { ...both, [theirs.id]: withFacts(both[theirs.id]!, base, mine, theirs) };
  }
  const board = isMine(base, mine, theirs) ? mine : theirs;
  return { ...games, [theirs.id]: withFacts(board, base, mine, theirs) };
}

/** Whether the board here is the one to show: only here were moves made, or it has all moves of the other. */
function isMine(base: Kept | undefined, mine: Kept, theirs: Kept) {
  if (!hasMoved(base, mine)) return false;
  if (!hasMoved(base, theirs)) return true;
  if (lineOf(mine) === lineOf(theirs)) return mine.changed > theirs.changed;
  return isUndone(theirs, mine);
}

/** Whether each has made moves that the other lacks. */
const isApart = (base: Kept | undefined, mine: Kept, theirs: Kept) =>
  hasMoved(base, mine) &&
  hasMoved(base, theirs) &&
  !isUndone(mine, theirs) &&
  !isUndone(theirs, mine);

const hasMoved = (base: Kept | undefined, { record, undone }: Kept) =>
  record !== (base?.record ?? "") || undone !== (base?.undone ?? "");

/** Whether another game has all moves of this one, some of them undone perhaps. */
const isUndone = (one: Kept, other: Kept) => `${lineOf(other)} `.startsWith(`${lineOf(one)} `);

/** The moves made, then those that redo would make. */
const lineOf = ({ record, undone }: Kept) => `${record} ${undone}`.trim();

/** The board of one window, and what is true of the game in both. */
function withFacts(board: Kept, base: Kept | undefined, mine: Kept, theirs: Kept): Kept {
  const solved = firstSolve(mine, theirs);
  const mistakes = sum(base?.mistakes ?? 0, mine.mistakes, theirs.mistakes);
  const gaveUp = mine.rival?.gaveUp ?? theirs.rival?.gaveUp;
  const now: Kept = {
    ...board,
    seconds: Math.max(mine.seconds, theirs.seconds),
    hints: sum(base?.hints ?? 0, mine.hints, theirs.hints),
    mistakes,
    mark: mine.mark === (base?.mark ?? null) ? theirs.mark : mine.mark,
    grade: board.grade ?? mine.grade ?? theirs.grade,
    begun: Math.min(mine.begun || theirs.begun, theirs.begun || mine.begun),
    changed: Math.max(mine.changed, theirs.changed),
    solved,
    log: solved ? "" : board.log,
    advice: adviceOf(board, mine, theirs),
    ...((mine.gaveUp || theirs.gaveUp) && { gaveUp: true }),
    ...fromOf(mine, theirs),
    ...(board.rival && {
      rival: {
        link: board.rival.link,
        started: Boolean(mine.rival?.started || theirs.rival?.started),
        ...(gaveUp !== undefined && { gaveUp }),
      },
    }),
  };
  return same(now, theirs) ? theirs : same(now, mine) ? mine : now;
}

const firstSolve = ({ solved: one }: Kept, { solved: other }: Kept) =>
  one && other ? (other.ended < one.ended ? other : one) : (one ?? other);

/** What hints have named in either window; of a jump, only where the knight stands. */
const adviceOf = ({ game, advice }: Kept, mine: Kept, theirs: Kept) =>
  game === "knights"
    ? advice
    : [...new Set(`${mine.advice} ${theirs.advice}`.trim().split(" "))].join(" ");

/** What both have counted since they agreed. A game may have been started over. */
const sum = (base: number, mine: number, theirs: number) =>
  mine < base || theirs < base ? Math.max(mine, theirs) : mine + theirs - base;

/** The settings that windows share: each is somewhere else, and watches its own run. */
const shared = (read: Read) => omit(read, "compare", ...PLACE);

/** Settings as changed in either window; where both changed one, as it is here. */
export function settingsOfBoth(base: State, mine: State, read: Read): Partial<State> {
  const theirs = shared(read);
  const taken: Partial<State> = {};
  const take = <N extends keyof typeof theirs>(name: N) => {
    const mineIsBase = same(mine[name], base[name]);
    if (mineIsBase) taken[name] = same(mine[name], theirs[name]) ? mine[name] : theirs[name];
  };
  for (const name in theirs) take(name as keyof typeof theirs);
  return {
    ...taken,
    bookmarks: listOfBoth(base.bookmarks, mine.bookmarks, theirs.bookmarks),
    hintsSeen: listOfBoth(base.hintsSeen, mine.hintsSeen, theirs.hintsSeen),
    drafts: draftsOfBoth(base.drafts, mine.drafts, theirs.drafts),
  };
}

/** What storage now has of the settings, as far as this window knows. */
export const sharedWith = (base: State, read: Read): State => ({ ...base, ...shared(read) });

/** Their list, with what was added here, without what was removed here. */
function listOfBoth<T>(base: T[], mine: T[], theirs: T[]): T[] {
  const [was, is, other] = [base, mine, theirs].map((list) => new Set(list.map(text)));
  const left = theirs.filter((one) => is!.has(text(one)) || !was!.has(text(one)));
  const added = mine.filter((one) => !other!.has(text(one)) && !was!.has(text(one)));
  const all = [...left, ...added];
  return same(all, mine) ? mine : all;
}

const text = (value: unknown) => JSON.stringify(value);

/** A draft that both windows changed is the one here, and Undo leads to the other. */
function draftsOfBoth(base: State["drafts"], mine: State["drafts"], theirs: State["drafts"]) {
  const drafts = perGame((game): Draft => {
    const [was, is, other] = [base[game], mine[game], theirs[game]];
    if (same(is, other) || same(other, was)) return is;
    if (same(is, was)) return other;
    return { ...is, earlier: [...is.earlier, ...other.earlier.slice(-1), other.layout], later: [] };
  });
  return same(drafts, mine) ? mine : drafts;
}
