/** The lesson that replaces each stop of the former guided walk. */
export const OLD_STOPS = [
  ...["words", "brute-force", "one-per-row", "backtracking", "thrashing", "forward-checking"],
  ...["forward-checking", "hardest-row", "arc-consistency", "blame", "min-conflicts"],
  ...["knight-backtracking", "stranded", "warnsdorff"],
];

/** Parts that moved to another lesson, as in addresses. */
export const MOVED: Record<string, string> = {
  "growth/1": "how-it-grows/1",
  "growth/2": "construction/1",
  "growth/3": "construction/2",
};
