/** The view model of tie-breaks: from which starts each succeeds. */

import { place } from "../core/geometry.ts";
import { listed } from "../core/lists.ts";
import { squareName } from "../core/names.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Starts } from "../routes/compare/starts.ts";
import { type KnownOf, tiesTask } from "./survey-tasks.ts";

/** A tie-break that can fail. */
interface Rule {
  id: string;
  label: string;
}

/** The bit of squares where no tour starts. */
const NO_TOUR = 0x80;
export const ALL = "all";
/** Tries one rule after another. */
const LAST_RESORT = "cascade";

export function rulesOf(solvers: SolverInfo[]): Rule[] {
  const options = solvers.flatMap((info) => info.options);
  const choices = options.find(({ name }) => name === "tie-break")?.choices ?? [];
  return choices.filter(({ id }) => id !== LAST_RESORT);
}

export const chosenRule = ({ rule }: Starts, rules: Rule[]): string =>
  rules.some(({ id }) => id === rule) ? rule : ALL;

export type TiesView = ReturnType<typeof tiesView>;

export function tiesView(setup: Starts, solvers: SolverInfo[], known: KnownOf) {
  const { rows, columns } = setup;
  const rules = rulesOf(solvers);
  const rule = chosenRule(setup, rules);
  const looked = rules.flatMap(({ id }, bit) => (rule === ALL || rule === id ? [bit] : []));
  const found = known(tiesTask(rows, columns));
  const value = found?.value;
  const succeed = value instanceof Uint8Array ? value : [];
  const bits = Array.from({ length: rows * columns }, (_, square) => succeed[square] ?? NO_TOUR);
  const size = { rows, columns };
  const names = bits.map((_, square) => squareName(size, place(size, square)));
  const shares = bits.map((of) =>
    of & NO_TOUR ? null : looked.filter(has(of)).length / looked.length,
  );
  return {
    rules,
    rule,
    shares,
    labels: bits.map((of, square) => `${names[square]}: ${words(of, rules)}`),
    caption: found?.done ? captionOf(shares, rule) : "Measuring…",
    table: {
      head: ["square", ...rules.map(({ label }) => label)],
      rows: bits.map((of, square) => [names[square]!, ...rules.map((_, bit) => answer(of, bit))]),
    },
  };
}

const has = (bits: number) => (bit: number) => ((bits >> bit) & 1) === 1;

const answer = (bits: number, bit: number) =>
  bits & NO_TOUR ? "no tour" : has(bits)(bit) ? "succeeds" : "gets stuck";

function words(bits: number, rules: Rule[]) {
  if (bits & NO_TOUR) return "no tour can start here";
  const good = rules.filter((_, bit) => has(bits)(bit)).map(({ label }) => label);
  if (good.length === 0) return "every tie-break gets stuck";
  return good.length === rules.length ? "every tie-break succeeds" : `succeeds: ${listed(good)}`;
}

function captionOf(shares: (number | null)[], rule: string) {
  const feasible = shares.filter((share) => share !== null);
  const all = feasible.filter((share) => share === 1).length;
  if (rule !== ALL) return `${all} of ${feasible.length} starts succeed.`;
  const none = feasible.filter((share) => share === 0).length;
  return `All tie-breaks succeed from ${all} of ${feasible.length} starts, none from ${none}.`;
}
