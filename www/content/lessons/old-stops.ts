/** The lessons that tell what the stops of the guided walk told, which there was before, in their order. */
export const OLD_STOPS = [
  ...["words", "brute-force", "one-per-row", "backtracking", "thrashing", "forward-checking"],
  ...["forward-checking", "hardest-row", "arc-consistency", "blame", "min-conflicts"],
  ...["knight-backtracking", "stranded", "warnsdorff"],
];
