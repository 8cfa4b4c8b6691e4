/** Many seeds of a run, as they are set up, and as a link: `50/min-conflicts,hill-climbing?seeds=100&run=17`. */

import { FIRST_LANES } from "../../content/compare/presets.ts";
import { count } from "../../core/numbers.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { checkRun } from "../../engine/table.ts";
import { layoutNamed } from "../boards.ts";
import { LinkError, numberOf, partsOf } from "../moments.ts";
import { formatLanes, parseLanes } from "./lanes.ts";
import { sizeText } from "./words.ts";

export interface Chance {
  rows: number;
  columns: number;
  lanes: Lane[];
  /** How many, from 0 on. */
  seeds: number;
  /** The seed that is looked at. */
  run: number;
}

/** Steps after which a run is stopped. */
export const LIMIT = 1_000_000;
/** The most squares on a side, and the most seeds. */
export const LARGEST = { queens: 100, knights: 20 };
export const MOST_SEEDS = 1_000;

const SEEDS = 200;
const FIRST_SIDE = { queens: 50, knights: 8 };
const MOST_LANES = 6;

export const initial = (game: GameId): Chance => ({
  ...{ rows: FIRST_SIDE[game], columns: FIRST_SIDE[game], lanes: FIRST_LANES[game].chance },
  ...{ seeds: SEEDS, run: 0 },
});

export function format({ rows, columns, lanes, seeds, run }: Chance, game: GameId) {
  const query = new URLSearchParams();
  if (seeds !== SEEDS) query.set("seeds", String(seeds));
  if (run !== 0) query.set("run", String(run));
  return `${sizeText(game, rows, columns)}/${formatLanes(lanes)}${query.size ? "?" : ""}${query}`;
}

/**
 * Reads what `format` wrote, or what somebody typed; throws, with a sentence, if that cannot be set up.
 */
export function parse(text: string, query: URLSearchParams, game: GameId): Chance {
  const [size, names = ""] = text.split("/", 2);
  const { rows, columns } = layoutNamed(partsOf(`${game}/${size}`));
  const lanes = parseLanes(names);
  const squares = game === "knights" ? [0] : [];
  for (const { solver, options } of lanes) {
    checkRun({ game, rows, columns, squares, closed: false }, solver, options);
  }
  const seeds = numberOf(query.get("seeds") ?? `${SEEDS}`, "number of seeds");
  const run = numberOf(query.get("run") ?? "0", "seed");
  checkBounds(Math.max(rows, columns), LARGEST[game], lanes.length, seeds, run);
  return { rows, columns, lanes, seeds, run };
}

function checkBounds(side: number, largest: number, lanes: number, seeds: number, run: number) {
  if (side > largest)
    throw new LinkError(
      `Seeds are compared on boards up to ${largest} × ${largest}: choose a smaller one.`,
    );
  if (lanes > MOST_LANES)
    throw new LinkError(`Up to ${MOST_LANES} solvers fit on a chart: leave some out.`);
  if (seeds < 1 || seeds > MOST_SEEDS)
    throw new LinkError(`Choose from 1 to ${count(MOST_SEEDS)} seeds.`);
  if (run >= seeds)
    throw new LinkError(
      `With ${seeds} seeds, the last run has seed ${seeds - 1}: choose one up to that.`,
    );
}
