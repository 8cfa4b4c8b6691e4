/** The lesson that replaces each stop of the former guided walk. */
export const OLD_STOPS = [
  ...["words", "brute-force", "one-per-row", "backtracking", "thrashing", "forward-checking"],
  ...["forward-checking", "hardest-row", "arc-consistency", "blame", "min-conflicts"],
  ...["knight-backtracking", "stranded", "warnsdorff"],
];
