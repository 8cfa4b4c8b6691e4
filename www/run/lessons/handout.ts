/** A lesson as it is printed: its texts, pictures and questions, and no answers. */

import type { Part } from "../../content/lessons/lesson.ts";
import type { Moment } from "../../content/moment.ts";
import { makeRun } from "../../engine/engine.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import { parseSquare, squareNames } from "../../engine/table.ts";
import { emptyScene, runScene, type Scene } from "../../scene/scene.ts";
import { lessonAt, openingOf } from "../../state/lessons.ts";
import { type State, USUAL_SOLVERS } from "../../state/state.ts";
import { bare } from "./lesson-controller.ts";
import { KINDS } from "./lesson-view.ts";

export interface Picture {
  scene: Scene;
  names: string[];
  caption: string;
}

interface SheetPart {
  kind: string;
  text: string[];
  task: string;
  pictures: Picture[];
  code: string[];
  room: boolean;
}

export interface Sheet {
  title: string;
  place: string;
  parts: SheetPart[];
  link: string;
}

/**
 * @param solvers of all games
 * @param address of the page, without what follows #
 */
export function sheetOf(state: State, solvers: SolverInfo[], address: string): Sheet {
  const { lesson, chapter, number } = lessonAt(state.lesson);
  return {
    title: lesson.title,
    place: `${chapter.title} · Lesson ${number}`,
    parts: lesson.parts.map((part) => partOf(part, solvers)),
    link: `${address}#/learn/${lesson.id}`,
  };
}

function partOf(part: Part, solvers: SolverInfo[]): SheetPart {
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

function picturesOf(part: Part, solvers: SolverInfo[]): Picture[] {
  const named = (moment: Moment) =>
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
  const lesson = ghost.map((square) => ({ kind: "ghost" as const, square }));
  return [{ ...picture, scene: { ...bare(picture.scene, asks), lesson } }];
}

function pictureOf(moment: Moment, caption: string): Picture {
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
