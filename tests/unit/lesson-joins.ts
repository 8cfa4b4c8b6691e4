/** How divide and conquer joins the tours of its blocks on 12 × 12. */

import { moment } from "../../www/content/moment.ts";
import { jumpsFrom } from "../../www/core/geometry.ts";
import { asked, Run, squareNames } from "./engine.ts";

const SIZE = { rows: 12, columns: 12 };
const NAMES = squareNames(12, 12);

type Jump = [from: number, to: number];

/** The jumps of the tours at a step. */
function toursAt(step: number): Jump[] {
  const board = moment("knights", 12, "a12", "divide-and-conquer", 0);
  const run = new Run(board, board.solver, "", 0);
  const { annotations } = asked(run, { do: "reach", step }).board;
  run.free();
  return annotations.flatMap((one) => (one.kind === "edge" ? [[one.from, one.to]] : []));
}

const LAID = toursAt(2);

/** The squares of the tour that passes through a square. */
function tourOf(square: number) {
  const tour = new Set([square]);
  for (const on of tour) {
    for (const jump of LAID) if (jump.includes(on)) for (const end of jump) tour.add(end);
  }
  return tour;
}

/** A jump by its name, such as e11–f9; null if no tour has it. */
const called = (name: string) => {
  const ends = name.split("–").map((square) => NAMES.indexOf(square));
  return LAID.find((jump) => ends.every((end) => jump.includes(end))) ?? null;
};

const isJump = (one: number, other: number) => jumpsFrom(SIZE, one).includes(other);

/** The jumps that join two tours in place of one jump of each, if there are such. */
const joining = ([a, b]: Jump, [c, d]: Jump): Jump[] | null => {
  if (isJump(a, c) && isJump(b, d))
    return [
      [a, c],
      [b, d],
    ];
  return isJump(a, d) && isJump(b, c)
    ? [
        [a, d],
        [b, c],
      ]
    : null;
};

/** The number of pairs of jumps whose swap joins the first two tours. */
export function swaps() {
  const [first, second] = [
    LAID.filter(([from]) => tourOf(0).has(from)),
    LAID.filter(([from]) => !tourOf(0).has(from)),
  ];
  return first.flatMap((one) => second.filter((other) => joining(one, other))).length;
}

/** The result of swapping two jumps, such as “e11–f9 and g12–h10”: the new jumps, or why there are none. */
export function swapped(names: string): "no jumps" | "same tour" | "too far" | string[] {
  const [one, other] = names.split(" and ").map(called);
  if (!(one && other)) return "no jumps";
  if (tourOf(one[0]).has(other[0])) return "same tour";
  const added = joining(one, other);
  return (
    added
      ?.map((jump) =>
        jump
          .map((end) => NAMES[end]!)
          .toSorted()
          .join("–"),
      )
      .toSorted() ?? "too far"
  );
}
