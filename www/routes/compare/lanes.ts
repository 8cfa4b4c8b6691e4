/** Solvers in a link: `backtracking,forward-checking(rows=fewest&seed=3)`. */

import { quoted } from "../../core/quoted.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { LinkError, numberOf } from "../moments.ts";
import { typedOptions } from "../options.ts";

const HOW = "Write one such as forward-checking(rows=fewest&seed=3)";

export const formatLanes = (lanes: Lane[]) => lanes.map(formatLane).join(",");

function formatLane({ solver, options, seed }: Lane) {
  const words = new URLSearchParams(options);
  if (seed !== 0) words.set("seed", String(seed));
  return words.size === 0 ? solver : `${solver}(${words})`;
}

/** Throws a `LinkError`. */
export const parseLanes = (text: string): Lane[] =>
  text === "" ? [] : text.split(",").map(parseLane);

function parseLane(text: string): Lane {
  const [, solver, given = ""] = /^([a-z0-9-]+)(?:\((.*)\))?$/.exec(text) ?? [];
  if (!solver) throw new LinkError(`${quoted(text)} is not a solver with its options. ${HOW}.`);
  const words = new URLSearchParams(given);
  const seed = numberOf(words.get("seed") ?? "0", "seed");
  words.delete("seed");
  return { solver, options: typedOptions(words), seed };
}
