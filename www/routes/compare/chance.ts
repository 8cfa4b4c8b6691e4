/** Runs with many seeds: their setup, and its link `50/min-conflicts,hill-climbing?seeds=100&run=17`. */

import { FIRST_LANES } from "../../content/compare/first.ts";
import { count } from "../../core/numbers.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { layoutNamed } from "../boards.ts";
import { boardText } from "../ids.ts";
import { FIRST_BOARDS } from "../layout.ts";
import { LinkError, numberOf, partsOf } from "../moments.ts";
import { formatLanes, parseLanes } from "./lanes.ts";
import { boardsAndSolvers, checkLanes, withQuery } from "./words.ts";

export interface Chance {
  rows: number;
  columns: number;
  regions: string | null;
  lanes: Lane[];
  /** Seeds 0 up to this number. */
  seeds: number;
  run: number;
}

/** Runs stop after this many steps. */
export const LIMIT = 1_000_000;
/** The largest side, and the most seeds. */
export const LARGEST = { queens: 100, colour: 18, knights: 20 };
export const MOST_SEEDS = 1_000;

const SEEDS = 200;
const FIRST_SIDE = { queens: 50, colour: 8, knights: 8 };
const MOST_LANES = 6;

export function initial(game: GameId): Chance {
  const side = FIRST_SIDE[game];
  const { regions } = FIRST_BOARDS[game];
  const lanes = FIRST_LANES[game].chance;
  return { rows: side, columns: side, regions, lanes, seeds: SEEDS, run: 0 };
}

export const format = ({ lanes, seeds, run, ...board }: Chance, game: GameId) =>
  withQuery(
    `${boardText(game, board)}/${formatLanes(lanes)}`,
    { seeds: seeds !== SEEDS && seeds, run: run !== 0 && run },
    { seeds },
  );

export function parse(text: string, query: URLSearchParams, game: GameId): Chance {
  const [size, names] = boardsAndSolvers(text);
  const { rows, columns, regions } = layoutNamed(partsOf(`${game}/${size}`));
  const lanes = parseLanes(names);
  const squares = game === "knights" ? [0] : [];
  checkLanes({ game, rows, columns, squares, closed: false, regions }, lanes, MOST_LANES);
  const seeds = numberOf(query.get("seeds") ?? `${SEEDS}`, "number of seeds");
  const run = numberOf(query.get("run") ?? "0", "seed");
  checkBounds(Math.max(rows, columns), LARGEST[game], seeds, run);
  return { rows, columns, regions, lanes, seeds, run };
}

function checkBounds(side: number, largest: number, seeds: number, run: number) {
  if (side > largest)
    throw new LinkError(
      `Seeds are compared on boards up to ${largest} × ${largest}. Choose a smaller one.`,
    );
  if (seeds < 1 || seeds > MOST_SEEDS)
    throw new LinkError(`Choose 1 to ${count(MOST_SEEDS)} seeds.`);
  if (run >= seeds)
    throw new LinkError(
      `With ${seeds} seeds, the last one is ${seeds - 1}. Choose a seed up to that.`,
    );
}
