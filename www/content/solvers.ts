/** The facts about each solver that comparisons and lessons need. Its card loads when it opens. */

import { lower } from "../core/words.ts";
import type { Colour } from "./colours.ts";
import { keyOf, type SolverName } from "./index.ts";

/** In comparisons. */
const COLOURS: Record<"queens" | "knights", Record<string, Colour>> = {
  queens: {
    "arc-consistency": "plum",
    backjumping: "rose",
    backtracking: "rust",
    "brute-force": "slate",
    count: "brown",
    "dancing-links": "violet",
    electric: "indigo",
    formula: "slate",
    "forward-checking-bits": "indigo",
    "forward-checking": "blue",
    "gaschnig-backjumping": "olive",
    "hill-climbing": "ochre",
    linear: "teal",
    "min-conflicts": "green",
    "row-brute-force": "brown",
    "simulated-annealing": "rose",
  },
  knights: {
    backtracking: "rust",
    "divide-and-conquer": "slate",
    "forward-checking": "blue",
    hamiltonian: "teal",
    "limited-discrepancy": "ochre",
    pruned: "plum",
    warnsdorff: "green",
  },
};

const NAMED_AFTER_PERSONS = ["gaschnig-backjumping", "warnsdorff"];

/** The colour of a solver in comparisons. */
export function colourOf({ game, id }: SolverName): Colour {
  const colour = COLOURS[game === "knights" ? game : "queens"][id];
  if (!colour) throw new Error(`${keyOf({ game, id })} has no colour.`);
  return colour;
}

/** A name, as written within a sentence. */
export const nameInText = ({ id, name }: SolverName & { name: string }) =>
  NAMED_AFTER_PERSONS.includes(id) ? name : lower(name);
