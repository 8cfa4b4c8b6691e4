/** A lesson as it is printed: its texts, pictures and questions, and no answers. */

import { makeRun } from "../../engine/engine.js";
import { parseSquare, squareNames } from "../../engine/table.js";
import { emptyScene, runScene } from "../../scene/scene.js";
import { lessonAt, openingOf } from "../../session/lessons.js";
import { USUAL_SOLVERS } from "../../session/state.js";
import { KINDS } from "./lesson-view.js";
import { bare } from "./tutor.js";

/** @typedef {import("../../cards/lessons/lesson.js").Part} Part */
/** @typedef {import("../../cards/moment.js").Moment} Moment */
/** @typedef {import("../../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../../scene/scene.js").Scene} Scene */
/** @typedef {{scene: Scene, names: string[], caption: string}} Picture */
/** @typedef {{kind: string, text: string[], task: string, pictures: Picture[], code: string[], room: boolean}} SheetPart */
/** @typedef {{title: string, place: string, parts: SheetPart[], link: string}} Sheet */

/**
 * @param {import("../../session/state.js").State} state
 * @param {SolverInfo[]} solvers of all games
 * @param {string} address of the page, without what follows #
 * @returns {Sheet}
 */
export function sheetOf(state, solvers, address) {
  const { lesson, chapter, number } = lessonAt(state.lesson);
  return {
    title: lesson.title,
    place: `${chapter.title} · Lesson ${number}`,
    parts: lesson.parts.map((part) => partOf(part, solvers)),
    link: `${address}#/learn/${lesson.id}`,
  };
}

/** @param {Part} part @param {SolverInfo[]} solvers @returns {SheetPart} */
function partOf(part, solvers) {
  const asks = part.kind === "question" || part.kind === "exercise";
  const task = part.kind === "question" ? part.prompt : "goal" in part ? part.goal : part.task;
  const { game, solver } = openingOf(part, USUAL_SOLVERS);
  const info = solvers.find((one) => one.game === game && one.id === solver);
  const code = part.beside?.includes("code") ? (info?.pseudocode ?? []) : [];
  return {
    ...{ kind: KINDS[part.kind], text: part.text, task: task ?? "", room: asks },
    ...{ pictures: picturesOf(part, solvers), code: code.map(({ text }) => text) },
  };
}

/** @param {Part} part @param {SolverInfo[]} solvers @returns {Picture[]} */
function picturesOf(part, solvers) {
  const named = (/** @type {Moment} */ moment) =>
    solvers.find(({ game, id }) => game === moment.game && id === moment.solver)?.name ?? "";
  if (part.kind === "side") {
    return [part.left, part.right].map((moment, at) =>
      pictureOf(moment, part.names?.[at] ?? named(moment)),
    );
  }
  if (part.kind === "lab") return [pictureOf(part.runs[0], "")];
  const moment = openingOf(part, USUAL_SOLVERS);
  const picture = pictureOf(moment, part.kind === "watch" ? `Step ${moment.step}` : "");
  if (part.kind === "watch") return [picture];
  const { queen, asks } = part.kind === "question" ? part : {};
  const ghost = queen === undefined ? [] : [parseSquare(moment, queen)];
  const lesson = ghost.map((square) => ({ kind: /** @type {const} */ ("ghost"), square }));
  return [{ ...picture, scene: { ...bare(picture.scene, asks), lesson } }];
}

/** @param {Moment} moment @param {string} caption @returns {Picture} */
function pictureOf(moment, caption) {
  const names = squareNames(moment.rows, moment.columns);
  if (moment.game === "knights" && moment.squares.length === 0) {
    return { scene: emptyScene(moment), names, caption };
  }
  const { solver, options, seed, step } = moment;
  const run = makeRun({ puzzle: moment, solver, options, seed });
  const wanted = { sentence: true, board: true, tree: false };
  const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, wanted);
  run.free();
  return { scene: runScene(moment, snapshot), names, caption };
}
