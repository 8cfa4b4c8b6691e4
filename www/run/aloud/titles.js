/** What is said when something opens: what it is. */

import { listed } from "../../base/lists.js";
import { nameInText } from "../../cards/index.js";
import { lessonAt, markOf, partAt } from "../../session/lessons.js";
import { layoutWords, playedOf, puzzleWords } from "../../session/state.js";
import { headView } from "../game-view.js";
import { solverOf } from "../roster.js";

/** @typedef {import("../../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../../session/compare/tabs.js").Tab} Tab */
/** @typedef {import("../../session/state.js").State} State */

/** What the tabs of Compare are called, but for the race. @type {Record<Exclude<Tab, "race">, string>} */
const TABS = {
  starts: "Every start.",
  growth: "Growth.",
  chance: "By chance.",
  published: "Published figures.",
};

/** What tells one place from another. @param {State} state */
export function placeOf(state) {
  const { mode, game, screen, compare, lesson } = state;
  if (mode === "learn") return `${mode} ${markOf(lesson)}`;
  if (mode === "compare") return `${mode} ${compare.tab} ${game}`;
  if (mode === "watch") return `${mode} ${game}`;
  return screen === "board" ? `${mode} ${nameOf(playedOf(state))}` : `${mode} ${screen} ${game}`;
}

/** A board of one's own is the same one, whatever is given on it. @param {import("../../session/state.js").Kept} kept */
const nameOf = ({ id, game, rows, columns, day, grade }) =>
  day || grade ? id : `${game} ${rows} ${columns}`;

/**
 * What a place is called, for somebody who comes from another. Whoever turns to another lesson or tab
 * comes with the focus to its name.
 * @param {State} state
 * @param {SolverInfo[]} solvers of its game
 * @param {string} before the place that was open
 */
export function titleOf(state, solvers, before) {
  const { mode, compare } = state;
  const isNear = before.startsWith(`${mode} `);
  if (mode === "learn") return lessonTitle(state, isNear);
  if (mode === "watch")
    return `${solverOf(solvers, state.watch[state.game].solver).name}, ${puzzleWords(state)}.`;
  if (mode === "play") return playTitle(state);
  if (compare.tab === "race") return `${raceTitle(state, solvers)}.`;
  return isNear ? "" : TABS[compare.tab];
}

/** @param {State} state @param {boolean} isNear */
function lessonTitle({ lesson: place }, isNear) {
  const { title, parts } = lessonAt(place).lesson;
  const number = parts.length > 1 ? `Part ${place.part + 1} of ${parts.length}.` : "";
  return [isNear ? "" : `${title}.`, number, taskOf(partAt(place))].filter(Boolean).join(" ");
}

/** What a part asks for, or "". @param {import("../../cards/lessons/lesson.js").Part} part */
function taskOf(part) {
  if (part.kind === "question") return part.prompt;
  return part.kind === "exercise" ? part.goal : "";
}

/** @param {State} state */
function playTitle(state) {
  if (state.screen === "home") return "Today’s puzzles and free play.";
  const { title, sub } = headView(state, null);
  return `${title}, ${sub.replaceAll(" · ", ", ")}.`;
}

/** Who races, and where. @param {State} state @param {SolverInfo[]} solvers */
export function raceTitle({ game, compare }, solvers) {
  const { lanes, ...layout } = compare.race[game];
  const names = lanes.map(({ solver }) => nameInText(solverOf(solvers, solver)));
  return `Race of ${listed(names)}: ${layoutWords(game, layout)}`;
}
