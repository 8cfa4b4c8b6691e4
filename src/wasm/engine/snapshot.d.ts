/** What a run is made from. */
export interface Order {
  puzzle: Setup;
  /** An id of the roster. */
  solver: string;
  /** As in a link: `rows=fewest&squares=random`. */
  options: string;
  seed: number;
}

/**
 * What a run is to do. Every request leaves it at some step. "reach", "next-solution" and
 * "backtrack-after" may take longer than their budget: then `arrived` is false, and the same request
 * goes on with it. Numbers are whole, from 0 to 2 ** 53.
 */
export type Request =
  /** Nothing. */
  | { do: "show" }
  /** Up to so many steps, as many as fit the budget. It stops at a solution and at the end, and does not go past a solution that it stands on. */
  | { do: "advance"; steps: number }
  /** To a step that was reached, or to the last that was. */
  | { do: "seek"; step: number }
  /** To a step, past solutions; the steps that are missing are made. */
  | { do: "reach"; step: number }
  /** Past a solution that it stands on, to the next one or to the end. */
  | { do: "next-solution" }
  /** To the last step before this one at which the search went back, or to the start. */
  | { do: "backtrack-before" }
  /** To the next step at which the search goes back, past solutions, or to the end. */
  | { do: "backtrack-after" }
  /** To the first step that reached the greatest depth so far. */
  | { do: "deepest" };

/** What is to be shown besides the figures. */
export interface Wanted {
  sentence: boolean;
  board: boolean;
  tree: boolean;
}

export type Outcome = "solved" | "exhausted" | "gave-up" | "counted";

/** Everything there is to show of a moment. Squares are numbers: columns · row + column. */
export interface Snapshot {
  step: number;
  /** The last step that was reached. */
  reached: number;
  /** The steps of all reached at which a solution was found; of very many the first. */
  solvedAt: number[];
  /** Whether what was asked is done; else the same request goes on with it. */
  arrived: boolean;
  /** How the run ended; null while it can go on. */
  outcome: Outcome | null;
  /** How many solutions were found up to the step. */
  solutions: number;
  /** Queens that stand besides the locked ones, or jumps made: the first is 1. */
  depth: number;
  /** From 0 to 1, where the solver can tell. */
  progress: number | null;
  /** The id of the line of pseudocode that the last step executed. */
  line: string;
  /** What the run counts, by name: the same names for every run. */
  tally: Record<string, number>;
  /** What the solver counts of its own, by name, in its order. */
  metrics: Record<string, number>;
  /** On the last step; null where it was not wanted and the run goes on. A run that has ended always has one. */
  sentence: Sentence | null;
  /** Null where it was not wanted. */
  board: Board | null;
  /** Null where it has not changed since the last snapshot. */
  profile: Profile | null;
  /** The search tree around the moment, from the root; null where it was not wanted or there is none. */
  tree: TreeLevel[] | null;
}

export interface Sentence {
  text: string;
  /** The squares that it names. */
  squares: number[];
}

/** What there is on the board. What the other game alone has is empty or null. */
export interface Board {
  /** The solver's own queens in depth order, or the knight's path. */
  pieces: ArrayLike<number>;
  /** What the solver wants drawn besides. */
  annotations: Annotation[];
  /** Of queens: −1 where a square is possible, else the level that struck it; null for solvers without domains. */
  levels: ArrayLike<number> | null;
  /** Pairs of queens in line. */
  conflicts: [number, number][];
  /** Where the last step put a piece and took it back. */
  rejected: number | null;
  /** The first square of the row that ran dry, or the stranded square. */
  wipedOut: number | null;
  /** Of the knight: unvisited squares a jump away from each, −1 where it has been or must not go. */
  degrees: ArrayLike<number>;
  /** Unvisited squares that the knight can jump to. */
  reachable: number[];
  /** Squares that no tour can reach any more. */
  stranded: number[];
}

export type Annotation =
  | { kind: "number"; square: number; value: number }
  | { kind: "row-number"; row: number; value: number }
  | { kind: "chosen"; square: number }
  | { kind: "candidate"; from: number; square: number; value: number; chosen: boolean }
  | { kind: "fault"; square: number }
  | { kind: "jumped" | "emptied" | "used-up"; row: number }
  | { kind: "free-again" | "taken-back"; square: number }
  | { kind: "unsupported"; square: number; row: number; fresh: boolean }
  | { kind: "covered"; line: "row" | "column" | "diagonal" | "antidiagonal"; place: number }
  | { kind: "force"; square: number; force: "charge" | "line" | "border"; along: number; down: number }
  | { kind: "trail"; piece: number; square: number }
  | { kind: "edge" | "joined" | "cut"; from: number; to: number };

/** The depths of all steps reached, a column for every `width` steps. */
export interface Profile {
  width: number;
  least: ArrayLike<number>;
  most: ArrayLike<number>;
}

/** A depth of the path: what was tried there and failed, what stands, and what is left. */
export interface TreeLevel {
  /** As people count: the first queen placed has depth 1, the first jump is move 1, the start 0. */
  depth: number;
  current: TreeValue | null;
  /** In the order in which they were tried. */
  failed: FailedValue[];
  /** How many values are still to be tried. */
  open: number;
  /** How many values were struck out without having been tried. */
  struck: number;
}

export interface TreeValue {
  square: number;
  /** The step that tried it. */
  step: number;
  /** The nodes of its subtree, its own included. */
  nodes: number;
}

export interface FailedValue extends TreeValue {
  cause:
    | "conflict"
    | "row"
    | "column"
    | "line"
    | "stranded"
    | "dead-end"
    | "unclosed"
    | "foreseen"
    | "subtree"
    | "solutions";
  /** The line, the square or the count that the cause is about; else 0. */
  of: number;
}
