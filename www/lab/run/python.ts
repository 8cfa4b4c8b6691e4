/** Runs a Python program in MicroPython. */

import { Full, MicroPython, NobodyThere } from "./micropython.ts";
import type { End, Order } from "./protocol.ts";
import { explained, withPlainDictionaries } from "./python-faults.ts";
import { rewritten } from "./python-text.ts";
import { CHUNK, Ended, type Recorder } from "./recorder.ts";

const DRIVER = "driver.py";
const NOTHING: End = { ending: "error", fault: null };

class PythonRun {
  readonly #recorder;
  #python!: MicroPython;
  #decoder = new TextDecoder();
  #said = "";
  /** Where the words are, and where their count is. */
  #words = 0;
  #count = 0;
  end = NOTHING;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  async run({ code, files, program, puzzle, seed }: Order, onReady: () => void) {
    const ready = rewritten(program.source);
    if ("fault" in ready) return this.#fail(ready.fault);
    this.#python = await MicroPython.start(code, {
      poll: () => this.#poll(false),
      write: (stream, bytes) => this.#write(stream, bytes),
      seed,
      files,
    });
    onReady();
    const call = [ready.text, JSON.stringify(puzzle)].map((text) => JSON.stringify(text));
    const text = `${files[DRIVER]}\nrun(${call[0]}, json.loads(${call[1]}), ${seed})\n`;
    try {
      const traceback = this.#python.execute(text);
      this.#poll(true);
      if (traceback) this.#fail(explained(traceback, program.source));
    } catch (error) {
      this.#broke(error);
    }
  }

  #fail(fault: End["fault"]) {
    this.end = { ending: "error", fault };
  }

  /** What came from outside of Python. */
  #broke(error: unknown) {
    if (error instanceof Ended) {
      this.end = { ending: "limit", fault: { line: null, text: error.message } };
    } else if (error instanceof NobodyThere) {
      this.#fail({ line: null, text: "nobody types here: write the value into the program." });
    } else if (error instanceof Full) {
      this.#fail({ line: null, text: FULL });
    } else if (error instanceof RangeError) {
      this.#fail({ line: null, text: "too many calls are inside one another." });
    } else {
      this.#fail({ line: null, text: "Python came to an unexpected end." });
    }
  }

  #poll(isLast: boolean) {
    if (!this.#words) return;
    const memory = this.#python.memory;
    const count = new Uint32Array(memory, this.#count, 1);
    const found = Math.min(count[0]!, CHUNK);
    if (found === 0 || !(isLast || this.#recorder.isDue(found))) return;
    const words = new Uint16Array(memory, this.#words, found).slice();
    count[0] = 0;
    this.#recorder.take(words);
  }

  #write(stream: number, bytes: Uint8Array) {
    const text = this.#decoder.decode(bytes, { stream: true });
    if (stream === 1) return this.#recorder.print(withPlainDictionaries(text));
    const lines = (this.#said + text).split("\n");
    this.#said = lines.pop()!;
    for (const line of lines) this.#hear(line);
  }

  /** What the driver says, or a program that pretends to be the driver. */
  #hear(line: string) {
    let said: unknown[];
    try {
      said = JSON.parse(line);
    } catch {
      return this.#recorder.print(`${line}\n`);
    }
    const [what, first, second] = said;
    if (what === "tape" && !this.#words)
      [this.#words, this.#count] = [Number(first), Number(second)];
    if (what === "note") this.#recorder.add(String(first));
    if (what === "answer") this.end = { ending: first ? "solved" : "no solution", fault: null };
    if (what === "without") this.#fail({ line: null, text: WITHOUT });
  }
}

/** MicroPython gives nothing back while a program runs. */
const FULL =
  "it has used all of the 256 MB of memory that there are: make fewer new lists, or write it in JavaScript.";
const WITHOUT = "your program needs a function solve: begin with “def solve(board):”.";

export async function runPython(order: Order, recorder: Recorder, onReady: () => void) {
  const run = new PythonRun(recorder);
  await run.run(order, onReady);
  recorder.end(run.end.ending, run.end.fault);
}
