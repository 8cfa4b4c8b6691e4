/** Runs from every start of a board, as they are set up, and as a link: `8/backtracking,forward-checking?metric=nodes&at=g1`. */

import { FIRST_LANES } from "../../cards/compare/presets.js";
import { checkRun, parseSquare } from "../../engine/table.js";
import { layoutNamed } from "../boards.js";
import { squareNames } from "../ids.js";
import { LinkError, partsOf } from "../moments.js";
import { formatLanes, parseLanes } from "./lanes.js";
import { oneOf, sizeText } from "./words.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("./lanes.js").Lane} Lane */
/** What a square shows; `ties`: which tie-breaks of Warnsdorff's rule succeed from there. @typedef {"steps" | "nodes" | "ties"} Metric */
/**
 * @typedef {object} Starts
 * @property {number} rows
 * @property {number} columns
 * @property {Lane[]} lanes two
 * @property {Metric} metric
 * @property {string} rule the tie-break that is looked at, or `all`
 * @property {number | null} at the square that is looked at
 */

/** @type {Record<GameId, Metric[]>} */
export const METRICS = { queens: ["steps", "nodes"], knights: ["steps", "nodes", "ties"] };

/**
 * The most squares on a side. On larger boards of queens backtracking gives in on most squares; of
 * knights plain search does on nearly all of 8 × 8 already. Tie-breaks are told without a search.
 * @param {GameId} game
 * @param {Metric} metric
 */
export const largest = (game, metric) => (metric === "ties" ? 60 : game === "queens" ? 16 : 8);

/** Steps after which a run is stopped. */
export const LIMIT = 1_000_000;
/** The tie-break that is looked at unasked. */
const RULE = "roth";

/** @param {GameId} game @returns {Starts} */
export const initial = (game) => ({
  ...{ rows: 8, columns: 8, lanes: FIRST_LANES[game].starts },
  ...{ metric: "steps", rule: RULE, at: null },
});

/** @param {Starts} starts @param {GameId} game */
export function format({ rows, columns, lanes, metric, rule, at }, game) {
  const query = new URLSearchParams();
  if (metric !== "steps") query.set("metric", metric);
  if (metric === "ties" && rule !== RULE) query.set("rule", rule);
  if (at !== null) query.set("at", squareNames({ rows, columns }, [at]));
  return `${sizeText(game, rows, columns)}/${formatLanes(lanes)}${query.size ? "?" : ""}${query}`;
}

/**
 * Reads what `format` wrote, or what somebody typed; throws, with a sentence, if that cannot be set up.
 * @param {string} text
 * @param {URLSearchParams} query
 * @param {GameId} game
 * @returns {Starts}
 */
export function parse(text, query, game) {
  const [size, names = ""] = text.split("/", 2);
  const { rows, columns } = layoutNamed(partsOf(`${game}/${size}`));
  const metric = oneOf(METRICS[game], query.get("metric"), "figure");
  const most = largest(game, metric);
  if (Math.max(rows, columns) > most) {
    throw new LinkError(
      `Every start is measured on boards up to ${most} × ${most}: choose a smaller one.`,
    );
  }
  const lanes = parseLanes(names);
  if (lanes.length !== 2)
    throw new LinkError("Two solvers are compared here: write two with a comma.");
  const puzzle = { game, rows, columns, squares: [0], closed: false };
  for (const { solver, options } of lanes) checkRun(puzzle, solver, options);
  const name = query.get("at");
  const at = name === null ? null : parseSquare({ rows, columns }, name);
  return { rows, columns, lanes, metric, rule: query.get("rule") ?? RULE, at };
}
