/** A lesson or a drill for print: texts, pictures and questions without answers. */

import { signal } from "@preact/signals-core";
import { type MomentPicture, pictureOf } from "../board/scene/moment-picture.ts";
import { DRILL_NAMES } from "../content/drill-names.ts";
import { asksSomething, type Net, type Part, type Question } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { parseSquare } from "../engine/setting-up.ts";
import { codeOf } from "../panels/solver-code.ts";
import { type LessonPlace, lessonAt, openingOf, type Practice } from "../store/lessons.ts";
import { linkToPractice } from "../store/links.ts";
import { bare, byHand } from "./asked-scene.ts";
import { KINDS } from "./lesson-view.ts";

export interface Picture extends MomentPicture {
  caption: string;
}

interface SheetPart {
  kind: string;
  text: string[];
  task: string;
  pictures: Picture[];
  code: string[];
  /** Whether to leave room for an answer. */
  room: boolean;
}

export interface Sheet {
  title: string;
  place: string;
  parts: SheetPart[];
  /** From the address of the page on. */
  link: string;
}

export class HandoutController {
  #sheet = signal<Sheet | null>(null);

  /** The lesson or drill that was printed last. */
  get sheet() {
    return this.#sheet.value;
  }

  /** @param solvers of all games */
  print(place: LessonPlace, solvers: SolverInfo[]) {
    this.#sheet.value = sheetOf(place, solvers);
  }
}

function sheetOf(place: LessonPlace, solvers: SolverInfo[]): Sheet {
  const { practice } = place;
  if (practice?.questions) return drillSheet(place, practice, practice.questions, solvers);
  const { lesson, chapter, number } = lessonAt(place);
  return {
    title: lesson.title,
    place: `${chapter.title} · Lesson ${number}`,
    parts: lesson.parts.map((part) => partOf(part, solvers)),
    link: `#/learn/${lesson.id}`,
  };
}

function drillSheet(
  place: LessonPlace,
  practice: Practice,
  questions: Question[],
  solvers: SolverInfo[],
): Sheet {
  const { lesson, number } = lessonAt(place);
  return {
    title: `Practice: ${DRILL_NAMES[practice.asks]}`,
    place: `${lesson.title} · Lesson ${number}`,
    parts: questions.map((question) => partOf(question, solvers)),
    link: linkToPractice(lesson.id, { ...practice, at: 0 }, false),
  };
}

function partOf(part: Part, solvers: SolverInfo[]): SheetPart {
  const task = "prompt" in part ? part.prompt : "goal" in part ? part.goal : part.task;
  const { game, solver } = openingOf(part);
  const info = solvers.find((one) => one.game === game && one.id === solver);
  const code = info && part.beside?.includes("code") ? codeOf(info) : [];
  return {
    kind: KINDS[part.kind],
    text: part.text,
    task: [task ?? "", choicesOf(part)].join(" ").trim(),
    room: asksSomething(part),
    pictures: picturesOf(part, solvers),
    code: part.kind === "cover" ? linesOf(part.net) : code.map(({ text }) => text),
  };
}

/** The choices, on the line of the question. */
function choicesOf(part: Part) {
  if (part.kind === "predict") return `${part.choices.join(" / ")}?`;
  return part.kind === "choose" ? part.choices.map(({ name }) => name).join(" / ") : "";
}

const linesOf = ({ items, options }: Net) =>
  options.map(({ name, covers }) => `${name}: ${covers.map((item) => items[item]!).join(" ")}`);

/** The boards of a part as it opens. */
export function picturesOf(part: Part, solvers: SolverInfo[]): Picture[] {
  const named = (moment: Moment) =>
    solvers.find(({ game, id }) => game === moment.game && id === moment.solver)?.name ?? "";
  if (part.kind === "side") {
    return [part.left, part.right].map((moment, at) =>
      captioned(moment, part.names?.[at] ?? named(moment)),
    );
  }
  if (part.kind === "lab") return [captioned(part.runs[0], "")];
  const moment = openingOf(part);
  const picture = captioned(moment, part.kind === "watch" ? `Step ${moment.step}` : "");
  if (part.kind === "watch") return [picture];
  const { queen, asks } = part.kind === "question" ? part : {};
  const ghost = queen === undefined ? [] : [parseSquare(moment, queen)];
  const lesson = ghost.map((square) => ({ kind: "ghost" as const, square }));
  const plain = bare(picture.scene, asks);
  const scene = part.kind === "question" ? byHand(plain, part) : plain;
  return [{ ...picture, scene: { ...scene, lesson } }];
}

const captioned = (moment: Moment, caption: string): Picture => ({
  ...pictureOf(moment),
  caption,
});
