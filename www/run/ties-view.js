/** What there is to show of the tie-breaks of Warnsdorff's rule: from which starts each succeeds. */

import { place } from "../base/geometry.js";
import { listed } from "../base/lists.js";
import { squareName } from "../base/names.js";
import { tiesTask } from "./survey-tasks.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/compare/starts.js").Starts} Starts */
/** @typedef {import("./surveys.js").KnownOf} KnownOf */
/** A tie-break that can fail. @typedef {{id: string, label: string}} Rule */
/**
 * @typedef {object} TiesView
 * @property {Rule[]} rules in the order of their bits
 * @property {string} rule the one that is looked at, or `all`
 * @property {(number | null)[]} shares by square: from 0 to 1 how many of those looked at succeed; null
 *   where no tour begins, or nothing is known yet
 * @property {string[]} labels by square
 * @property {string} caption
 * @property {import("../base/csv.js").Table} table
 */

/** Set where no tour can begin at all. */
const NO_TOUR = 0x80;
/** Looks at all rules at once. */
export const ALL = "all";
/** What one does because the others fail. */
const LAST_RESORT = "cascade";

/** @param {SolverInfo[]} solvers @returns {Rule[]} */
export function rulesOf(solvers) {
  const options = solvers.flatMap((info) => info.options);
  const choices = options.find(({ name }) => name === "tie-break")?.choices ?? [];
  return choices.filter(({ id }) => id !== LAST_RESORT);
}

/**
 * @param {Starts} starts
 * @param {SolverInfo[]} solvers
 * @param {KnownOf} known
 * @returns {TiesView}
 */
export function tiesView({ rows, columns, rule: wanted }, solvers, known) {
  const rules = rulesOf(solvers);
  const rule = rules.some(({ id }) => id === wanted) ? wanted : ALL;
  const looked = rules.map((_, bit) => bit).filter((bit) => rule === ALL || rules[bit].id === rule);
  const found = known(tiesTask(rows, columns));
  const bits = Array.from(
    { length: rows * columns },
    (_, square) => found?.value?.[square] ?? NO_TOUR,
  );
  const size = { rows, columns };
  const names = bits.map((_, square) => squareName(size, place(size, square)));
  const shares = bits.map((of) =>
    of & NO_TOUR ? null : looked.filter(has(of)).length / looked.length,
  );
  return {
    ...{ rules, rule, shares },
    labels: bits.map((of, square) => `${names[square]}: ${words(of, rules)}`),
    caption: found?.done ? captionOf(shares, rule) : "Working.",
    table: {
      head: ["square", ...rules.map(({ label }) => label)],
      rows: bits.map((of, square) => [names[square], ...rules.map((_, bit) => answer(of, bit))]),
    },
  };
}

/** Whether a rule succeeds. @param {number} bits */
const has = (bits) => (/** @type {number} */ bit) => ((bits >> bit) & 1) === 1;

/** @param {number} bits @param {number} bit */
const answer = (bits, bit) =>
  bits & NO_TOUR ? "no tour" : has(bits)(bit) ? "succeeds" : "gets stuck";

/** @param {number} bits @param {Rule[]} rules */
function words(bits, rules) {
  if (bits & NO_TOUR) return "no tour can begin here";
  const good = rules.filter((_, bit) => has(bits)(bit)).map(({ label }) => label);
  if (good.length === 0) return "every tie-break gets stuck";
  return good.length === rules.length ? "every tie-break succeeds" : `succeeds: ${listed(good)}`;
}

/** @param {(number | null)[]} shares @param {string} rule */
function captionOf(shares, rule) {
  const feasible = shares.filter((share) => share !== null);
  const all = feasible.filter((share) => share === 1).length;
  if (rule !== ALL) return `${all} of ${feasible.length} starts succeed.`;
  const none = feasible.filter((share) => share === 0).length;
  return `All tie-breaks succeed from ${all} of ${feasible.length} starts, none from ${none}.`;
}
