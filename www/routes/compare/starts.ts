/** Runs from every start: their setup, and its link `8/backtracking,forward-checking?metric=nodes&at=g1`. */

import { FIRST_LANES } from "../../content/compare/first.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { checkRun, parseSquare } from "../../engine/setting-up.ts";
import { layoutNamed } from "../boards.ts";
import { boardText, squareNames } from "../ids.ts";
import { LinkError, partsOf } from "../moments.ts";
import { formatLanes, parseLanes } from "./lanes.ts";
import { boardsAndSolvers, checkLanes, oneOf, withQuery } from "./words.ts";

/** `ties`: which tie-breaks of Warnsdorff's rule succeed from a square. */
export type Metric = "steps" | "nodes" | "ties";

export interface Starts {
  rows: number;
  columns: number;
  lanes: Lane[];
  metric: Metric;
  /** The highlighted tie-break, or `all`. */
  rule: string;
  at: number | null;
}

export const metricsOf = (game: GameId): Metric[] =>
  game === "knights" ? ["steps", "nodes", "ties"] : ["steps", "nodes"];

/**
 * The largest side. On larger boards backtracking gives up on most squares; a knight's plain search
 * does so on 8 × 8 already. Tie-breaks need no search.
 */
export const largest = (game: GameId, metric: Metric) =>
  metric === "ties" ? 60 : game !== "knights" ? 16 : 8;

/** Runs stop after this many steps. */
export const LIMIT = 1_000_000;
/** The default tie-break. */
const RULE = "roth";
/** All tie-breaks together. */
const ALL_RULES = "all";

export const initial = (game: GameId): Starts => ({
  rows: 8,
  columns: 8,
  lanes: FIRST_LANES[game].starts,
  metric: "steps",
  rule: RULE,
  at: null,
});

/** It has no setup for colours: most squares of their boards have no solution. */
export const format = ({ rows, columns, lanes, metric, rule, at }: Starts, game: GameId) =>
  game === "colour"
    ? ""
    : withQuery(
        `${boardText(game, { rows, columns, regions: null })}/${formatLanes(lanes)}`,
        {
          metric: metric !== "steps" && metric,
          rule: metric === "ties" && rule !== RULE && rule,
          at: at !== null && squareNames({ rows, columns }, [at]),
        },
        { metric },
      );

export function parse(text: string, query: URLSearchParams, game: GameId): Starts {
  if (game === "colour") return initial(game);
  const [size, names] = boardsAndSolvers(text);
  const { rows, columns } = layoutNamed(partsOf(`${game}/${size}`));
  const metric = oneOf(metricsOf(game), query.get("metric"), "figure");
  const most = largest(game, metric);
  if (Math.max(rows, columns) > most) {
    throw new LinkError(
      `Every start is measured on boards up to ${most} × ${most}. Choose a smaller one.`,
    );
  }
  const lanes = parseLanes(names);
  if (lanes.length !== 2)
    throw new LinkError("Two solvers are compared here. Write two, separated by a comma.");
  checkLanes({ game, rows, columns, squares: [0], closed: false }, lanes);
  const name = query.get("at");
  const at = name === null ? null : parseSquare({ rows, columns }, name);
  const rule = ruleNamed(query.get("rule") ?? RULE, game);
  return { rows, columns, lanes, metric, rule, at };
}

/** Throws a sentence if the solver compared at first, Warnsdorff's rule, has no such tie-break. */
function ruleNamed(rule: string, game: GameId) {
  if (game !== "knights" || rule === ALL_RULES) return rule;
  const board = { game, rows: 8, columns: 8, squares: [0], closed: false };
  const [{ solver } = { solver: "" }] = initial(game).lanes;
  checkRun(board, solver, new URLSearchParams({ "tie-break": rule }).toString());
  return rule;
}
