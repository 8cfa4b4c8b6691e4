/** Runs a Python program in MicroPython. */

import { Full, MicroPython, NobodyThere } from "./micropython.ts";
import { brokenOff, type End, type Fault, LINE, NOTE, type Order, wordOf } from "./protocol.ts";
import { explained, FULL, withPlainDictionaries } from "./python-faults.ts";
import { rewritten } from "./python-text.ts";
import { CHUNK, Ended, isTooDeep, type Recorder } from "./recorder.ts";

const DRIVER = "driver.py";
/** From here on, words belong to no line. */
const FIRST_NOTE = wordOf(NOTE);
const NOTHING: End = { ending: "error", fault: null };

class PythonRun {
  readonly #recorder;
  #python!: MicroPython;
  #decoder = new TextDecoder();
  #said = "";
  /** Where the word being recorded is, and its memory as it is now. */
  #place = 0;
  #word = new Uint32Array();
  /** Words that were not posted yet. */
  #words = new Uint16Array(CHUNK);
  #count = 0;
  #line = 0;
  end = NOTHING;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  async run({ code, files, program, puzzle, seed }: Order, onReady: () => void) {
    const ready = rewritten(program.source);
    if ("fault" in ready) return this.#fail(ready.fault);
    this.#python = await MicroPython.start(code, {
      poll: () => this.#poll(),
      write: (stream, bytes) => this.#write(stream, bytes),
      seed,
      files,
    });
    onReady();
    const call = [ready.text, JSON.stringify(puzzle)].map((text) => JSON.stringify(text));
    const text = `${files[DRIVER]}\nrun(${call[0]}, json.loads(${call[1]}), ${seed})\n`;
    try {
      const traceback = this.#python.execute(text);
      this.#flush();
      if (traceback) this.#fail(explained(traceback, program.source));
    } catch (error) {
      this.#broke(error);
    }
  }

  #fail(fault: Fault) {
    this.end = brokenOff(fault);
  }

  /** What came from outside of Python. */
  #broke(error: unknown) {
    if (error instanceof Ended) {
      this.end = { ending: "limit", fault: { line: null, text: error.message } };
    } else if (error instanceof NobodyThere) {
      this.#fail({ line: null, text: "nobody types here: write the value into the program." });
    } else if (error instanceof Full) {
      this.#fail({ line: null, text: FULL });
    } else if (isTooDeep(error)) {
      this.#fail({ line: this.#line || null, text: "too many calls are inside one another." });
    } else {
      this.#fail({ line: null, text: "Python came to an unexpected end." });
    }
  }

  /** Takes the word that the driver has put there. A program may call this too, but then there is none. */
  #poll() {
    // The memory has another buffer after it has grown.
    if (this.#word.length === 0) this.#see();
    const bits = this.#word[0];
    if (!bits) return;
    this.#word[0] = 0;
    const [line, word] = [bits >>> 16, bits & 0xffff];
    if (line !== this.#line && word < FIRST_NOTE) {
      this.#line = line;
      this.#words[this.#count++] = wordOf(LINE, line);
    }
    this.#words[this.#count++] = word;
    if (this.#count > CHUNK - 2 || this.#recorder.isDue(this.#count)) this.#flush();
  }

  #see() {
    if (this.#place) this.#word = new Uint32Array(this.#python.memory, this.#place, 1);
  }

  #flush() {
    if (this.#count === 0) return;
    const words = this.#words.slice(0, this.#count);
    this.#count = 0;
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
    const [what, first] = said;
    if (what === "tape") this.#place ||= Number(first);
    if (what === "note") this.#recorder.add(String(first));
    if (what === "answer") this.end = { ending: first ? "solved" : "no solution", fault: null };
    if (what === "without") this.#fail({ line: null, text: WITHOUT });
  }
}

const WITHOUT = "your program needs a function solve: begin with “def solve(board):”.";

export async function runPython(order: Order, recorder: Recorder, onReady: () => void) {
  const run = new PythonRun(recorder);
  await run.run(order, onReady);
  recorder.end(run.end.ending, run.end.fault);
}
