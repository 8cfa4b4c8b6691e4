/**
 * Runs a program of your own. Every run has a fresh worker, which is ended with it; the page only gets words, notes and
 * what was printed. The interpreters load with the first run of their language.
 */

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

/** What a program did. */
export interface Ran {
  /** For `Recording` of the engine. */
  words: Uint16Array;
  notes: string[];
  ending: "solved" | "no solution" | "error" | "stopped" | "limit";
  /** Why it ended without an answer. */
  fault: Fault | null;
  /** What it printed. */
  printed: string;
}

/** A program at work. */
export interface Running {
  result: Promise<Ran>;
  /** Ends it. The result, within 200 ms, is what was recorded so far. */
  stop(): void;
}

/**
 * Starts a program on a puzzle. It never throws and the result never rejects: what goes wrong is a fault in it.
 * @param seed what the language's random numbers begin with
 * @param progress called now and then with the number of words so far
 */
export function run(
  program: Program,
  puzzle: Puzzle,
  seed: number,
  progress: (words: number) => void,
): Running {
  void [program, puzzle, seed, progress];
  const text = "The Lab can’t run programs yet.";
  const fault = { line: null, text };
  const words = new Uint16Array();
  const ran: Ran = { words, notes: [], ending: "error", fault, printed: "" };
  return { result: Promise.resolve(ran), stop: () => {} };
}
