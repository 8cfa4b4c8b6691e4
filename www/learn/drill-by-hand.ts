/**
 * Boards for drills in solving by hand: puzzles of a grade, solved as far as the easier rules go.
 */

import type { Check } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import type { Draws } from "../core/draws.ts";
import { ascending } from "../core/lists.ts";
import type { Difficulty } from "../engine/generated/puzzle.ts";
import { deductions } from "../engine/thinking.ts";
import { madeAt, type Recipe, requestFor } from "./drill-recipe.ts";
import { deducedAt, easiestRule, squaresLeft } from "./hand-checks.ts";

type Asked = "last-square" | "empties-a-line" | "leads-nowhere";

const GRADES: Record<Asked, Difficulty> = {
  "last-square": "easy",
  "empties-a-line": "easy",
  "leads-nowhere": "medium",
};

/** In a what-if: the queen imagined, one or two steps, and the line that runs out. */
const LONGEST_WHAT_IF = 5;

const handRecipe = (rule: Asked, most: number): Recipe => ({
  most,
  request: (_, draws) => requestFor("queens", draws.pick([6, 7, 8]), GRADES[rule], draws),
  draw: ({ moment }, draws, made) =>
    made ? played(rule, { ...madeAt(moment, made), step: 0 }, draws) : null,
  pose: (position) => {
    const asked = deducedAt(position).filter((deduction) => deduction.rule === rule);
    const isShort = asked.every(({ whatIf }) => whatIf.length <= LONGEST_WHAT_IF);
    return isShort && squaresLeft(position).length >= asked.length + 4 ? {} : null;
  },
});

/** Places forced queens until the rule is the easiest that helps; null where another rule does. */
function played(rule: Asked, moment: Moment, draws: Draws): Moment | null {
  const start = draws.below(3);
  let squares = moment.squares;
  for (let queens = 0; queens < moment.rows; queens++) {
    const all = deductions({ ...moment, squares });
    const easiest = easiestRule(all);
    if (easiest === rule && (rule !== "last-square" || queens >= start)) {
      return { ...moment, squares };
    }
    const forced = all.flatMap(({ placed }) => placed ?? []);
    if (forced.length === 0) return null;
    squares = ascending([...squares, draws.pick(forced)]);
  }
  return null;
}

export const HAND: Record<Asked & Check, Recipe> = {
  "last-square": handRecipe("last-square", 2),
  "empties-a-line": handRecipe("empties-a-line", 4),
  "leads-nowhere": handRecipe("leads-nowhere", 8),
};
