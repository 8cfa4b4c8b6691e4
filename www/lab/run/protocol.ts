/** What the page and the worker of a program say to each other. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";

export type Language = "python" | "javascript";

export interface Program {
  language: Language;
  source: string;
}

/** What is wrong with a program. */
export interface Fault {
  /** From 1; null if it is not known. */
  line: number | null;
  /** One sentence for a person, without “Line n:”. */
  text: string;
}

export type Ending = "solved" | "no solution" | "error" | "stopped" | "limit";

export interface End {
  ending: Ending;
  /** Why it ended without an answer. */
  fault: Fault | null;
}

/** The end of a program that can't go on. What one did before it met a limit can still be graded. */
export const brokenOff = (fault: Fault): End => ({
  ending: fault.text.startsWith(NO_MEMORY) ? "limit" : "error",
  fault,
});

/** What an interpreter needs. */
export interface Supply {
  code: WebAssembly.Module;
  /** Files written for its language, by name. */
  files: Record<string, string>;
}

/** A program to run. */
export interface Order extends Supply {
  program: Program;
  puzzle: Puzzle;
  seed: number;
  /** How long it may run without a step, in milliseconds. */
  patience: number;
}

/** What has happened since the last message. The first one has nothing: the interpreter is ready. */
export interface News {
  words?: Uint16Array<ArrayBuffer>;
  notes?: string[];
  printed?: string;
  end?: End;
}

/** A recording has at most as many words: see `LONGEST` of `src/lab/word.rs`. */
export const LONGEST = 1 << 24;

/** How much memory an interpreter may take, in bytes. */
export const MEMORY = 64 << 20;

/** How it begins what it says of a program that needs more. */
export const NO_MEMORY = `it needs more than the ${MEMORY >> 20} MB of memory that there are`;

/** How long a program may run without a step, in milliseconds. */
export const PATIENCE = 5_000;

export const NO_STEP = "it ran for 5 seconds without a step.";

/** A program at work. */
export interface Running {
  result: Promise<Ran>;
  /** Ends it. The result, within 200 ms, is what was recorded so far. */
  stop(): void;
  /** What it has done so far, as if it were stopped now. */
  soFar(): Ran;
}

/** What a program did. */
export interface Ran extends End {
  /** For `Recording` of the engine. */
  words: Uint16Array;
  notes: string[];
  /** What it printed. */
  printed: string;
}

/** A fault as a whole sentence. */
export function sentence({ line, text }: Fault) {
  if (line !== null) return `Line ${line}: ${text}`;
  // The name of a method stays as it is.
  return /^\w+\(|^solve\b/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

// The words of a recording: four bits for the operation, and twelve for a number. See `Word` of `src/lab/word.rs`.

export const [PLACE, LIFT, STRIKE, MOVE, NOTE, LINE, END] = [1, 2, 3, 5, 7, 8, 10];

export const operationOf = (word: number) => word >> 12;

export const numberOf = (word: number) => word & 0xfff;

export const wordOf = (operation: number, number: number = 0) => (operation << 12) | number;
