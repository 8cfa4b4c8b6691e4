/** Runs on growing boards: their setup, and its link `4-32/backtracking,forward-checking?measure=nodes&n=20`. */

import { FIRST_LANES } from "../../content/compare/first.ts";
import { quoted } from "../../core/quoted.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { FIRST_BOARDS } from "../layout.ts";
import { LinkError, numberOf } from "../moments.ts";
import { formatLanes, parseLanes } from "./lanes.ts";
import { boardsAndSolvers, checkLanes, oneOf, withQuery } from "./words.ts";

export type Measure = (typeof MEASURES)[number];

export interface Growth {
  from: number;
  to: number;
  lanes: Lane[];
  measure: Measure;
  n: number;
}

export const MEASURES = ["steps", "nodes", "time"] as const;
/** The largest side: beyond it, slow solvers have long been stopped, and no board of colours is made. */
export const LARGEST: Record<GameId, number> = { queens: 64, colour: 11, knights: 64 };
/** Runs stop after this many steps; a median is taken over this many runs. */
export const LIMIT = 10_000_000;
export const SAMPLES = 9;

const SIZES = {
  queens: { from: 4, to: 32 },
  colour: { from: 5, to: 11 },
  knights: { from: 5, to: 32 },
};
const SEEN = { queens: 20, colour: 8, knights: 8 };
const MOST_LANES = 8;

export const initial = (game: GameId): Growth => ({
  ...SIZES[game],
  lanes: FIRST_LANES[game].growth,
  measure: "steps",
  n: SEEN[game],
});

export const format = ({ from, to, lanes, measure, n }: Growth, game: GameId) =>
  withQuery(
    `${from}-${to}/${formatLanes(lanes)}`,
    { measure: measure !== "steps" && measure, n: n !== SEEN[game] && n },
    { measure },
  );

export function parse(text: string, query: URLSearchParams, game: GameId): Growth {
  const [sizes, names] = boardsAndSolvers(text);
  const [from, to] = readSizes(sizes, game);
  const lanes = parseLanes(names);
  const side = { rows: from, columns: from, squares: [0], regions: null };
  const board = game === "colour" ? FIRST_BOARDS.colour : side;
  checkLanes({ game, ...board, closed: false }, lanes, MOST_LANES);
  const measure = oneOf(MEASURES, query.get("measure"), "figure");
  return { from, to, lanes, measure, n: readSeen(query.get("n"), game) };
}

/** The board with its values shown, which may be out of the range. */
function readSeen(text: string | null, game: GameId) {
  const n = numberOf(text ?? String(SEEN[game]), "board size");
  const [least, most] = [SIZES[game].from, LARGEST[game]];
  if (n < least || n > most) {
    throw new LinkError(`Boards go from ${least} to ${most}. Write a size such as ${SEEN[game]}.`);
  }
  return n;
}

function readSizes(text: string, game: GameId): [number, number] {
  const [from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (from === undefined || to === undefined)
    throw new LinkError(`${quoted(text)} is not a range of boards. Write one such as 4-32.`);
  const [least, most] = [SIZES[game].from, LARGEST[game]];
  if (from < least || to > most || from >= to) {
    throw new LinkError(
      `Boards go from ${least} to ${most}, smaller first. Write a range such as ${least}-${SIZES[game].to}.`,
    );
  }
  return [from, to];
}
