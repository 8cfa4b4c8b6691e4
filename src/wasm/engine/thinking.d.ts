/** What a puzzle is to be like that is still to be made. */
export interface Wish {
  game: string;
  rows: number;
  columns: number;
  /** How many queens are locked; 0 for any number. */
  locks?: number;
  grade: string;
  /** A whole number from 0 to 2 ** 53. */
  seed: number;
  closed?: boolean;
  /** How many squares a knight must not visit. */
  blocked?: number;
}

export type Difficulty = "easy" | "medium" | "hard" | "expert";

/** A row or a column; rows are counted from the top, columns from the left, from 0 on. */
export interface BoardLine {
  kind: "row" | "column";
  index: number;
}

/** A moment of a what-if. Squares are numbers: columns · row + column. */
export interface Imagined {
  text: string;
  /** The pieces imagined so far, in order. */
  pieces: number[];
  /** The squares ruled out so far by reasoning, and not attacked. */
  ruledOut: number[];
  line: BoardLine | null;
}

/** A step of reasoning, and what is to be drawn of it. */
export interface Deduction {
  /** `last-square`, `empties-a-line`, `leads-nowhere` for queens. */
  rule: string;
  /** What people call it: “Last square”. */
  name: string;
  text: string;
  /** The squares that the sentence names. */
  named: number[];
  lines: BoardLine[];
  /** The square on which a piece is imagined. */
  imagined: number | null;
  /** From each culprit to what it attacks, or from a square to the neighbour in question. */
  pairs: [number, number][];
  /** The square that is forced. */
  placed: number | null;
  ruledOut: number[];
  /** The squares ruled out before by reasoning, and not attacked, that it rests on. */
  leansOn: number[];
  /** A small what-if, moment by moment, where the rule needs one. */
  whatIf: Imagined[];
}

/** A hint in its three strengths. */
export interface Hint {
  possible: {
    answer: "yes" | "no" | "not-known";
    /** In how many ways, where they were counted. */
    ways: number | null;
    text: string;
  };
  /** Where it is not possible: the move that spoiled it, and the position before, for `restore`. */
  mistake: { square: number; text: string; back: string } | null;
  reasoning: Deduction | null;
  /** What to do: what a button says, and the word of a record. */
  step: { text: string; record: string; square: number } | null;
}

/** How many solutions a puzzle has. */
export interface Solutions {
  answer: "none" | "one" | "several" | "at-least-one" | "not-known";
  count: number | null;
  /** How many the empty board has. */
  total: number | null;
  text: string;
}

export interface QueensGrade {
  solutions: number | null;
  /** The hardest rule that is needed; null where the rules do not finish. */
  hardest: 1 | 2 | 3 | null;
  /** How often each rule is needed. */
  uses: [number, number, number];
  grade: Difficulty;
}

export interface KnightsGrade {
  grade: Difficulty;
  /** How many jumps strong pruning made on its way to a tour. */
  nodes: number;
  /** Whether Warnsdorff's rule alone finds a tour. */
  warnsdorff: boolean;
}

/** A puzzle that was made, or why there is none, in a sentence. */
export type MadePuzzle = (Setup & { grade: Difficulty }) | { problem: string };

/** The puzzles of a day. Squares are names. */
export interface DayPuzzles {
  date: string;
  version: number;
  queens: { size: string; at: string[]; grade: Difficulty };
  knights: { size: string; at: string[]; closed: boolean; blocked: string[]; grade: Difficulty };
}

export type Thought = Hint | Solutions | QueensGrade | KnightsGrade | MadePuzzle | DayPuzzles;
