/** What the Lab saves: exact properties, types and ranges. */

import { type Guard, isObject, isString, isWhole, listOf, oneOf, shaped } from "../core/guards.ts";
import { isPuzzle } from "../routes/boards.ts";
import { GAME_IDS } from "../routes/ids.ts";
import { LAB_TASKS } from "../routes/lab.ts";
import { layoutOf } from "../routes/layout.ts";
import type { LabPlace } from "../store/lab-place.ts";
import type { SavedProgram } from "../store/programs.ts";
import { isLayout, isTime } from "./layout-shape.ts";

export const isLab: Guard<LabPlace> = (value): value is LabPlace =>
  shaped<LabPlace>({
    task: oneOf(...LAB_TASKS),
    language: oneOf("python", "javascript"),
    boards: isBoards,
    step: isWhole,
    seed: isWhole,
    code: isString,
  })(value);

const isBoards = (value: unknown): value is LabPlace["boards"] =>
  isObject(value) &&
  GAME_IDS.every((game) => isLayout(value[game]) && isPuzzle(game, layoutOf(value[game])));

export const isProgram: Guard<SavedProgram> = (value): value is SavedProgram =>
  shaped<SavedProgram>({
    text: isString,
    at: isTime,
    earlier: listOf(shaped<{ text: string; at: number }>({ text: isString, at: isTime })),
  })(value);
