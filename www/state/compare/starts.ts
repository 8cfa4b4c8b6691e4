/** Runs from every start of a board, as they are set up, and as a link: `8/backtracking,forward-checking?metric=nodes&at=g1`. */

import { FIRST_LANES } from "../../content/compare/presets.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { checkRun, parseSquare } from "../../engine/table.ts";
import { layoutNamed } from "../boards.ts";
import { squareNames } from "../ids.ts";
import { LinkError, partsOf } from "../moments.ts";
import { formatLanes, parseLanes } from "./lanes.ts";
import { oneOf, sizeText } from "./words.ts";

/** What a square shows; `ties`: which tie-breaks of Warnsdorff's rule succeed from there. */
export type Metric = "steps" | "nodes" | "ties";

export interface Starts {
  rows: number;
  columns: number;
  /** Two. */
  lanes: Lane[];
  metric: Metric;
  /** The tie-break that is looked at, or `all`. */
  rule: string;
  /** The square that is looked at. */
  at: number | null;
}

export const METRICS: Record<GameId, Metric[]> = {
  queens: ["steps", "nodes"],
  knights: ["steps", "nodes", "ties"],
};

/**
 * The most squares on a side. On larger boards of queens backtracking gives in on most squares; of
 * knights plain search does on nearly all of 8 × 8 already. Tie-breaks are told without a search.
 */
export const largest = (game: GameId, metric: Metric) =>
  metric === "ties" ? 60 : game === "queens" ? 16 : 8;

/** Steps after which a run is stopped. */
export const LIMIT = 1_000_000;
/** The tie-break that is looked at unasked. */
const RULE = "roth";

export const initial = (game: GameId): Starts => ({
  ...{ rows: 8, columns: 8, lanes: FIRST_LANES[game].starts },
  ...{ metric: "steps", rule: RULE, at: null },
});

export function format({ rows, columns, lanes, metric, rule, at }: Starts, game: GameId) {
  const query = new URLSearchParams();
  if (metric !== "steps") query.set("metric", metric);
  if (metric === "ties" && rule !== RULE) query.set("rule", rule);
  if (at !== null) query.set("at", squareNames({ rows, columns }, [at]));
  return `${sizeText(game, rows, columns)}/${formatLanes(lanes)}${query.size ? "?" : ""}${query}`;
}

/**
 * Reads what `format` wrote, or what somebody typed; throws, with a sentence, if that cannot be set up.
 */
export function parse(text: string, query: URLSearchParams, game: GameId): Starts {
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
