/** The signs that each solver draws on the board, for the legend. `www/panels/legend.test.ts` compares them with whole runs. */

import { keyOf, type SolverName } from "./index.ts";

export type Sign = keyof typeof WORDS;

/** What each sign means. */
export const WORDS = {
  possible: "still possible",
  "ruled-out": "ruled out by queen 2",
  "at-start": "ruled out at the start",
  tried: "tried, and taken back",
  queen: "queen, by depth",
  "own-queen": "queen, in its own colour",
  locked: "locked queen",
  clash: "queens that attack each other",
  "taken-back": "taken back in this step",
  refused: "taken back at once",
  ray: "took a square of that row",
  emptied: "row with no square left",
  "used-up": "row used up",
  "free-again": "possible again",
  unsupported: "would leave row 4 with no square",
  "unsupported-by-colour": "would leave colour C with no square",
  fresh: "ruled out now, because of the frame",
  fault: "to blame",
  "colour-out": "colour with no square left",
  jumped: "row jumped over",
  covered: "line covered",
  "row-number": "squares left in the row",
  number: "conflicts compared",
  chosen: "chosen",
  trail: "a queen’s path in this round",
  charge: "pushed away from an attacking queen",
  line: "pushed off the shared line, at random",
  border: "pushed from the border to the centre",
  knight: "the knight",
  visited: "visited, numbered in order",
  stranded: "stranded: no jump reaches it",
  candidate: "onward moves of another jump",
  best: "onward moves of the jump chosen",
  "jump-back": "jump taken back",
  edge: "tour of a block",
  joined: "jump that joins two tours",
  cut: "jump removed",
  blocked: "blocked",
  named: "named in the sentence",
  won: "part of the solution",
  arrived: "the end of the tour",
};

const BACK: Sign[] = ["taken-back", "used-up"];
const DOMAINS: Sign[] = ["possible", "ruled-out", "at-start", "tried", ...BACK, "free-again"];
const QUEENS: Sign[] = ["queen", "locked"];
const OWN: Sign[] = ["own-queen", "locked", "clash"];
const AHEAD: Sign[] = [...DOMAINS, "refused", "ray", "emptied", ...QUEENS];
const TOUR: Sign[] = ["knight", "visited"];
const SEARCH: Sign[] = [...TOUR, "stranded", "jump-back"];
const FEWEST: Sign[] = ["best", "candidate"];
const JUMPING: Sign[] = [...QUEENS, "clash", ...BACK, "fault", "jumped"];
const END: Sign[] = ["named", "won"];
const HOME: Sign[] = ["named", "arrived"];

const SIGNS: Record<"queens" | "knights", Record<string, Sign[]>> = {
  queens: {
    "arc-consistency": [
      ...DOMAINS,
      ...(["unsupported", "unsupported-by-colour", "fresh", "emptied", "colour-out"] as const),
      ...QUEENS,
      ...END,
    ],
    backjumping: [...JUMPING, ...END],
    backtracking: [...QUEENS, "clash", ...BACK, ...END],
    "brute-force": [...OWN, "won"],
    count: [...QUEENS, "won"],
    "dancing-links": [
      ...QUEENS,
      ...(["covered", "row-number", "chosen", "emptied", "colour-out"] as const),
      ...BACK,
      ...END,
    ],
    electric: [...OWN, "fault", "trail", "charge", "line", "border", ...END],
    formula: [...QUEENS, ...END],
    "forward-checking-bits": [...AHEAD, ...END],
    "forward-checking": [...AHEAD, ...END],
    "gaschnig-backjumping": [...JUMPING, ...END],
    "hill-climbing": [...OWN, "number", "chosen", ...END],
    linear: ["own-queen", "locked", "chosen", ...END],
    "min-conflicts": [...OWN, "number", "chosen", ...END],
    "row-brute-force": [...OWN, "won"],
    "simulated-annealing": [...OWN, "number", "chosen", ...END],
  },
  knights: {
    backtracking: [...SEARCH, ...HOME],
    "divide-and-conquer": [...TOUR, "edge", "joined", "cut", "arrived"],
    "forward-checking": [...SEARCH, ...HOME],
    hamiltonian: [...TOUR, ...HOME],
    "limited-discrepancy": [...SEARCH, ...FEWEST, ...HOME],
    pruned: [...TOUR, "jump-back", ...FEWEST, "fault", ...HOME],
    warnsdorff: [...SEARCH, ...FEWEST, ...HOME],
  },
};

/** What an order of rows or squares compares: the value of the option, and what it draws. */
const COMPARED: Record<string, Sign[]> = {
  fewest: ["row-number", "chosen"],
  "fewest-degree": ["row-number", "chosen"],
  centre: ["chosen"],
  random: ["chosen"],
  "least-constraining": ["number", "chosen"],
};

/**
 * The signs of a solver, the most important first.
 * @param chosen the values of its options that are not the usual ones
 */
export function signsOf({ game, id }: SolverName, chosen: string[] = []): readonly Sign[] {
  const signs = SIGNS[game === "knights" ? game : "queens"][id];
  if (!signs) throw new Error(`${keyOf({ game, id })} has no signs.`);
  const compared = chosen.flatMap((value) => COMPARED[value] ?? []);
  return [...new Set([...signs, ...compared])];
}
