/** The names of drills, to follow “Practice:”. Their texts load with a drill. */

import type { Check } from "./lessons/lesson.ts";

export const DRILL_NAMES: Record<Check, string> = {
  "free-square": "squares that are not attacked",
  "attacked-by": "what a queen rules out",
  "dry-row": "rows that run out of squares",
  "keeps-all": "the square that can take a queen",
  "next-row": "the hardest row",
  "next-queen": "the next queen",
  "least-constraining": "the square that rules out the fewest",
  "taken-back": "the queen that moves",
  "moves-next": "the odometer",
  unsupported: "squares without support",
  "no-solution-lock": "squares in no solution",
  "worst-queen": "queens in conflict",
  "best-square": "the square with the fewest conflicts",
  sideways: "sideways moves",
  "never-refused": "moves that are never refused",
  "next-jump": "the next jump",
  stranded: "stranded squares",
  "way-home": "the last way home",
  "can-finish": "the jump that can finish",
  "no-start": "starts that no tour has",
  "cut-square": "cut squares",
  "last-square": "last squares",
  "empties-a-line": "lines that would run out",
  "leads-nowhere": "squares that lead nowhere",
  "one-line": "one line that would run out",
  "two-lines": "two lines together",
  "three-lines": "three lines together",
};
