/**
 * Squares that a person chose in a solver's place. As text, `c7.a5.3d4`: the names of the squares, each
 * after the number of steps that the solver made alone since the choice before. In links, with a version and
 * a checksum: `1.c7.a5.3d4.k2x9`; without choices, nothing.
 */

import { checksum } from "../core/checksum.ts";
import type { Size } from "../core/geometry.ts";
import { namesOf, squaresNamed } from "./ids.ts";

/** A square that the step after `step` steps tries. */
export interface Choice {
  step: number;
  square: number;
}

const VERSION = "1";

/** The most choices that the engine takes. */
const MOST = 10_000;

/** The choices in a text that `textOf` has made. */
export function choicesIn(size: Size, text: string): Choice[] {
  let step = -1;
  return text
    .split(".")
    .filter(Boolean)
    .map((word) => {
      const [, alone = "", name = ""] = /^(\d*)(.+)$/.exec(word) ?? [];
      step += Number(alone) + 1;
      return { step, square: squaresNamed(size, [name])[0]! };
    });
}

/** @param choices in order */
export function textOf(size: Size, choices: Choice[]) {
  const names = namesOf(
    size,
    choices.map(({ square }) => square),
  );
  const words = names.map((name, at) => {
    const before = at === 0 ? -1 : choices[at - 1]!.step;
    return `${choices[at]!.step - before - 1 || ""}${name}`;
  });
  return words.join(".");
}

/** For the engine: a step and a square, and so on. */
export const pairsOf = (size: Size, text: string) =>
  Float64Array.from(choicesIn(size, text).flatMap(({ step, square }) => [step, square]));

export const inLink = (text: string) => text && [VERSION, text, checksum(text)].join(".");

/** The text in a link; null if the link is damaged. */
export function fromLink(size: Size, link: string): string | null {
  const text = link.slice(VERSION.length + 1, link.lastIndexOf("."));
  return inLink(text) === link && isText(size, text) ? text : null;
}

/** Whether a text lists choices on a board, in the only way to write them. */
export function isText(size: Size, text: string) {
  if (text === "") return true;
  const choices = choicesIn(size, text);
  if (choices.length > MOST || !Number.isSafeInteger(choices.at(-1)?.step)) return false;
  const isOnBoard = choices.every(({ square }) => square >= 0 && square < size.rows * size.columns);
  return isOnBoard && textOf(size, choices) === text;
}
