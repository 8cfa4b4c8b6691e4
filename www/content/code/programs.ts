/** The solvers with programs beside the pseudocode: one in Python and one in JavaScript, ready to run. */

import type { SolverInfo } from "../../engine/generated/solver.ts";

/** By game, solver and options; without options for the default ones. */
export const PROGRAMS: Record<string, string> = {
  "queens/row-brute-force": "one-per-row",
  "queens/backtracking": "backtracking",
  "queens/forward-checking": "forward-checking",
  "queens/forward-checking?rows=fewest": "fewest-squares",
  "queens/arc-consistency": "arc-consistency",
  "queens/backjumping": "backjumping",
  "queens/hill-climbing?variant=steepest": "hill-climbing",
  "queens/hill-climbing?variant=sideways": "hill-climbing",
  "queens/simulated-annealing": "annealing",
  "queens/min-conflicts": "min-conflicts",
  "knights/backtracking": "knight-backtracking",
  "knights/forward-checking": "stranded-squares",
  "knights/warnsdorff": "warnsdorff",
};

export const LANGUAGES = { python: "py", javascript: "mjs" } as const;

export type Language = keyof typeof LANGUAGES;

/** The name of the program that does what a solver does, or null. */
export const programOf = ({ game, id }: Pick<SolverInfo, "game" | "id">, options: string) =>
  PROGRAMS[`${game}/${id}${options && "?"}${options}`] ?? null;

/** Where a program is, from the page on. */
export const addressOf = (program: string, language: Language) =>
  `www/content/code/${program}.${LANGUAGES[language]}`;
