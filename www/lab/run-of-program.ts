/** Runs the program, and replays what it did. */

import { signal } from "@preact/signals-core";
import { nextTask } from "../core/next-task.ts";
import { sentenceOf } from "../engine/door.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { openLater } from "../engine/modules.ts";
import { makeTapeRun, type Recorded, type TapeEnding, type TapeRun, tape } from "../engine/tape.ts";
import { RunController } from "../panels/run-controller.ts";
import type { LabContext } from "./context.ts";
import {
  END,
  type Fault,
  LINE,
  operationOf,
  type Program,
  type Ran,
  STRIKE,
  sentence,
} from "./run/protocol.ts";
import { type Running, run } from "./run/runner.ts";

/** A program that has ended. */
export interface Done {
  program: Program;
  puzzle: Puzzle;
  ending: Ran["ending"];
  fault: Fault | null;
  printed: string;
  /** Whether it rules out squares. */
  rulesOut: boolean;
  /** Whether nothing can be shown, because it did nothing. */
  isEmpty: boolean;
  recorded: Recorded;
}

/** Milliseconds between two glances at the page while a recording is replayed. */
const SLICE = 12;

const TO_THE_END = { do: "advance", steps: 2 ** 53 } as const;

export class RunOfProgram {
  /** How many words it has written; null while none runs. */
  #words = signal<number | null>(null);
  #done = signal<Done | null>(null);
  #running: Running | null = null;
  #context;

  constructor(context: LabContext) {
    this.#context = context;
  }

  get words() {
    return this.#words.value;
  }

  get isRunning() {
    return this.words !== null;
  }

  get done() {
    return this.#done.value;
  }

  /** Runs a program on the board, and shows what it did. A run under way ends first. */
  async start(program: Program, puzzle: Puzzle, seed: number, step: number) {
    this.stop();
    this.clear();
    const running = run(program, puzzle, seed, (words) => {
      if (this.#running === running) this.#words.value = words;
    });
    this.#running = running;
    this.#words.value = 0;
    const [ran, isOpen] = await Promise.all([running.result, opened()]);
    const shown = isOpen ? replayOf(puzzle, ran) : { run: null, fault: NOT_LOADED };
    if (shown.run) await toTheEnd(shown.run);
    if (this.#running !== running) return void shown.run?.free();
    this.#running = null;
    this.#words.value = null;
    this.#done.value = doneOf(program, puzzle, ran, shown.fault);
    if (shown.run) this.#show(new RunController(puzzle, shown.run), step);
  }

  /** From the start, or at the step of a link; a program that failed, at its end. */
  #show(watch: RunController, step: number) {
    const { fault } = this.#done.peek()!;
    this.#context.board.showProgram(watch, this.#context.state);
    if (fault) return;
    watch.seek(step);
    if (step === 0) watch.start();
  }

  /** Ends a program that runs: what it has done is shown. */
  stop() {
    this.#running?.stop();
  }

  /** Takes the run off the board. */
  clear() {
    this.#running = null;
    this.#words.value = null;
    this.#done.value = null;
    this.#context.board.showProgram(null, this.#context.state);
  }
}

const NOT_LOADED: Fault = {
  line: null,
  text: "Part of the Lab could not be loaded. Check your connection, and run the program again.",
};

const opened = () =>
  openLater(tape).then(
    () => true,
    () => false,
  );

/** The run of a recording; null if the recording can't be replayed, or if nothing happens in it. */
function replayOf(puzzle: Puzzle, ran: Ran): { run: TapeRun | null; fault: Fault | null } {
  try {
    return {
      run: makeTapeRun(recordedOf(puzzle, ran)),
      fault: ran.fault,
    };
  } catch (error) {
    return { run: null, fault: faultIn(sentenceOf(error)) };
  }
}

export const recordedOf = (puzzle: Puzzle, ran: Ran): Recorded => ({
  puzzle,
  words: ran.words,
  notes: ran.notes,
  ending: endingOf(ran),
});

/** The line that a sentence begins with, if any. */
function faultIn(sentence: string): Fault {
  const [, line, text] = /^Line ([\d,]+): (.*)$/.exec(sentence) ?? [];
  return line === undefined
    ? { line: null, text: sentence }
    : { line: Number(line.replaceAll(",", "")), text: text! };
}

function endingOf({ ending, fault }: Ran): TapeEnding | null {
  if (ending === "solved" || ending === "no solution") return null;
  const text = fault ? sentence(fault) : "";
  return { kind: ending === "error" ? "error" : "stopped", text };
}

async function toTheEnd(run: TapeRun) {
  while (run.work(TO_THE_END, SLICE)) await nextTask();
}

function doneOf(program: Program, puzzle: Puzzle, ran: Ran, fault: Fault | null): Done {
  const { words, ending, printed } = ran;
  const did = operationsIn(words);
  const rulesOut = (did & (1 << STRIKE)) !== 0;
  const isEmpty = (did & ~(1 << LINE) & ~(1 << END)) === 0;
  const recorded = recordedOf(puzzle, ran);
  return { program, puzzle, ending, fault, printed, rulesOut, isEmpty, recorded };
}

/** A bit for each operation. */
function operationsIn(words: Uint16Array) {
  let found = 0;
  for (const word of words) found |= 1 << operationOf(word);
  return found;
}
