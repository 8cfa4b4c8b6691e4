/** Makes links to what the page shows. */

import { namedBoard } from "../routes/boards.ts";
import { inLink } from "../routes/choices.ts";
import * as compare from "../routes/compare/setups.ts";
import { dayNamed, squareNames } from "../routes/ids.ts";
import { panelsAsText } from "../routes/panels.ts";
import type { Mode } from "../routes/path.ts";
import { HOME, print, type Route } from "../routes/route.ts";
import { lessonCalled, namedStep, type Practice } from "./lessons.ts";
import { isPractising } from "./practice.ts";
import {
  boardOf,
  isDrafting,
  isExplaining,
  type Kept,
  playedOf,
  runOf,
  type State,
} from "./state.ts";

/** The link to what the page shows. */
export const linkTo = (state: State) => print(routeOf(state));

/** The link to what a mode would show. A lesson's steps need not have loaded. */
export function linkToMode(state: State, mode: Mode): string {
  const { id, part } = state.lesson;
  if (mode === "play") return HOME;
  if (mode === "lab") return print({ kind: "lab", lab: null });
  if (mode !== "learn") return linkTo({ ...state, mode });
  return print({ kind: "learn", lesson: id, part: part + 1, step: null, lock: "" });
}

function routeOf(state: State): Route {
  const { mode, game } = state;
  if (mode === "learn") return routeOfLesson(state);
  if (mode === "compare") return { kind: "compare", game, ...compare.linkParts(state) };
  const board = namedBoard(game, boardOf(state));
  if (mode === "lab") {
    const { task, language, code, step, seed } = state.lab;
    return { kind: "lab", lab: { ...board, task, language, code, step, seed } };
  }
  if (mode === "play" && (state.screen === "home" || isPractising(state))) return { kind: "home" };
  if (mode === "play" && state.screen === "bring") return { kind: "bring" };
  if (isDrafting(state)) return { kind: "setup", ...board };
  if (isExplaining(state)) return { kind: "explain", ...board, reason: state.explained.at };
  if (mode === "play") return routeOfPlayed(playedOf(state));
  const { solver, options, seed, step, choices } = runOf(state);
  const open = panelsAsText(state.open);
  const { projector } = state;
  const chosen = choices === undefined ? {} : { choices: inLink(choices) };
  return { kind: "watch", ...board, solver, options, seed, step, ...chosen, open, projector };
}

function routeOfLesson(state: State): Route {
  const { page, projector } = state;
  const { id, part, lock, practice, like } = state.lesson;
  if (page) return { kind: "learn", lesson: page, part: 1, step: null, lock: "" };
  if (practice) return routeOfPractice(id, practice, projector);
  const shown = namedStep(state.lesson);
  const at = lock === null ? "" : squareNames(boardOf(state), [lock]);
  const place = { lesson: id, part: part + 1, step: shown, lock: at };
  return { kind: "learn", ...place, projector, ...(like && { seed: like.seed }) };
}

/** The idea is left out if the lesson has no other. */
function routeOfPractice(
  id: string,
  { asks, seed, at, board }: Practice,
  projector: boolean,
): Route {
  const idea = lessonCalled(id)!.lesson.ideas.length > 1 ? asks : "";
  const practice = { idea, seed, at: at + 1, board };
  return { kind: "learn", lesson: id, part: 1, step: null, lock: "", practice, projector };
}

export const linkToPractice = (id: string, practice: Practice, projector: boolean) =>
  print(routeOfPractice(id, practice, projector));

export const linkToPosition = (kept: Kept, position: string) =>
  print({ kind: "play", ...boardPlayed(kept), position });

export const linkToPlayed = (kept: Kept) => print(routeOfPlayed(kept));

function routeOfPlayed(kept: Kept): Route {
  if (kept.rival) return { kind: "duel", link: kept.rival.link };
  const day = dayNamed(kept.id);
  return day ? { kind: "day", ...day } : { kind: "play", ...boardPlayed(kept) };
}

const boardPlayed = (kept: Kept) => ({
  ...namedBoard(kept.game, kept),
  ...(kept.grade && { grade: kept.grade }),
});
