/** Runs a JavaScript program in QuickJS, which reaches only the three functions given to it. */

import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import {
  DefaultIntrinsics,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from "quickjs-emscripten-core";
import { explained, type Thrown } from "./javascript-faults.ts";
import { rewritten } from "./javascript-text.ts";
import {
  brokenOff,
  type End,
  LINE,
  MEMORY,
  NO_STEP,
  NOTE,
  type Order,
  wordOf,
} from "./protocol.ts";
import { CHUNK, Ended, isTooDeep, type Recorder } from "./recorder.ts";

/** Room for 830 nested calls, in bytes. QuickJS needs several times as much of the browser's own. */
const STACK = 144 << 10;
/** How many of the checks for an interruption look at the clock. */
const CHECKS = 4;

/** What the driver fills the tape with, so that it is found in QuickJS's memory, which it does not leave. */
const MARK = 0x5eed_1ab5;
const TAPE = 4 + 2 * CHUNK;

/** From here on, words belong to no line. */
const FIRST_NOTE = wordOf(NOTE);

/** The driver. Names here are not those of the program, which has a separate scope. */
const DRIVER = `(host, puzzle, seed) => {
  const tape = new ArrayBuffer(${TAPE});
  const { makeBoard, runSolve } = LAB;
  new Uint32Array(tape).fill(${MARK});
  const words = new Uint16Array(tape, 4, ${CHUNK});
  const count = new Uint32Array(tape, 0, 1);
  const { flush, note, print } = host;
  let at = 0;
  let last = 0;
  const write = (word) => {
    words[at++] = word;
    count[0] = at;
    if (at < ${CHUNK}) return;
    at = 0;
    flush();
  };
  // A word, and above it the line, which only words of steps have.
  const put = (bits) => {
    const line = bits >>> 16;
    const word = bits & 0xffff;
    if (line !== last && word < ${FIRST_NOTE}) write(${wordOf(LINE)} | (last = line));
    write(word);
  };
  for (const name of ["performance", "queueMicrotask", "SharedArrayBuffer", "Atomics"]) delete globalThis[name];
  let state = (seed ^ 0x9e3779b9) >>> 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const shown = (value, depth = 0) => {
    if (typeof value === "string") return depth ? JSON.stringify(value) : value;
    if (typeof value === "function") return "[function " + value.name + "]";
    if (value === null || typeof value !== "object") return String(value);
    if (depth > 3) return "…";
    const all = (items) => Array.from(items, (item) => shown(item, depth + 1)).join(", ");
    if (value instanceof Error) return String(value);
    if (Array.isArray(value) || ArrayBuffer.isView(value)) return "[" + all(value) + "]";
    if (value instanceof Set) return "Set {" + all(value) + "}";
    const pairs = (entries) => Array.from(entries, ([key, item]) => key + ": " + shown(item, depth + 1)).join(", ");
    if (value instanceof Map) return "Map {" + pairs(Array.from(value, ([key, item]) => [shown(key, 1), item])) + "}";
    return "{" + pairs(Object.entries(value)) + "}";
  };
  const log = (...values) => print(values.map((value) => shown(value)).join(" ") + "\\n");
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };
  const board = makeBoard(puzzle, put, note);
  return (solve) => runSolve(solve, board, put, note);
}`;

class JavaScriptRun {
  readonly #recorder;
  #context!: QuickJSContext;
  #memory!: WebAssembly.Memory;
  /** Where the count is, and after it the words. */
  #tape = 0;
  /** How many of its words were taken. */
  #taken = 0;
  #checks = 0;
  #patience = 0;
  #source = "";
  /** Why it is over, however much the program catches. */
  #over: End | null = null;
  end: End = { ending: "error", fault: null };

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  async run({ code, files, program, puzzle, seed, patience }: Order, onReady: () => void) {
    this.#patience = patience;
    this.#source = program.source;
    const ready = rewritten(program.source);
    if ("fault" in ready) {
      this.end = { ending: "error", fault: ready.fault };
      return;
    }
    await this.#start(code);
    onReady();
    this.#recorder.lastStep = performance.now();
    try {
      this.#execute(ready.text, files["board.js"]!, JSON.stringify(puzzle), seed);
      this.#take();
    } catch (error) {
      this.#broke(error);
    }
    if (this.#over) this.end = this.#over;
  }

  async #start(code: WebAssembly.Module) {
    const pages = MEMORY >> 16;
    this.#memory = new WebAssembly.Memory({ initial: 256, maximum: pages });
    const own = newVariant(variant, { wasmModule: code, wasmMemory: this.#memory });
    const quickJs = await newQuickJSWASMModuleFromVariant(own);
    const runtime = quickJs.newRuntime({ interruptHandler: () => this.#isOver() });
    runtime.setMaxStackSize(STACK);
    // Without a clock.
    this.#context = runtime.newContext({ intrinsics: { ...DefaultIntrinsics, Date: false } });
  }

  /** Called by QuickJS every few thousand operations. */
  #isOver() {
    if (this.#over) return true;
    if (!this.#tape) return false;
    if (++this.#checks % CHECKS) return false;
    this.#guarded(() => {
      if (this.#recorder.isDue(this.#count()[0]! - this.#taken)) this.#take();
    });
    if (
      performance.now() - this.#recorder.lastStep > this.#patience &&
      this.#count()[0] === this.#taken
    ) {
      this.#over = { ending: "limit", fault: { line: null, text: NO_STEP } };
    }
    return this.#over !== null;
  }

  #guarded(act: () => void) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      this.#over = { ending: "limit", fault: { line: null, text: error.message } };
    }
  }

  #count = () => new Uint32Array(this.#memory.buffer, this.#tape, 1);

  /**
   * Takes what was not taken before. An interruption may come while a word is being written, so only the program's own
   * call begins the tape again.
   */
  #take(isFull = false) {
    if (!this.#tape) return;
    const count = this.#count();
    const end = Math.min(count[0]!, CHUNK);
    const begin = Math.min(this.#taken, end);
    this.#taken = end;
    if (isFull) [count[0], this.#taken] = [0, 0];
    if (begin === end) return;
    const place = this.#tape + 4 + 2 * begin;
    this.#recorder.take(new Uint16Array(this.#memory.buffer, place, end - begin).slice());
  }

  #execute(source: string, board: string, puzzle: string, seed: number) {
    const context = this.#context;
    const begin = this.#evaluated(`${board}\n;${DRIVER}`, "board.js");
    const given = [
      this.#host(),
      this.#evaluated(`(${puzzle})`, "puzzle.js"),
      context.newNumber(seed),
    ];
    if (!begin) return;
    const run = context.callFunction(begin, context.undefined, ...(given as QuickJSHandle[]));
    if (run.error) return this.#fail(run.error);
    this.#findTape();
    // The program gets neither the driver's names nor what the board is made of.
    context.setProp(context.global, "LAB", context.undefined);
    if (!this.#evaluated(source, "program.js")) return;
    const solve = this.#evaluated('typeof solve === "function" ? solve : undefined', "solve.js");
    if (!solve || context.typeof(solve) !== "function") return this.#without();
    const answer = context.callFunction(run.value, context.undefined, solve);
    if (answer.error) return this.#fail(answer.error);
    this.end = { ending: context.dump(answer.value) ? "solved" : "no solution", fault: null };
  }

  #findTape() {
    const memory = new Uint32Array(this.#memory.buffer);
    const size = TAPE >> 2;
    let place = memory.indexOf(MARK);
    while (place >= 0 && memory.subarray(place, place + size).some((word) => word !== MARK)) {
      place = memory.indexOf(MARK, place + 1);
    }
    if (place < 0) throw new Error("The tape is not in QuickJS’s memory.");
    memory[place] = 0;
    this.#tape = 4 * place;
  }

  #without() {
    const text = "your program needs a function solve: begin with “function solve(board) {”.";
    this.end = { ending: "error", fault: { line: null, text } };
  }

  #evaluated(source: string, name: string) {
    const result = this.#context.evalCode(source, name);
    if (!result.error) return result.value;
    this.#fail(result.error);
    return null;
  }

  /** The only functions that lead out of QuickJS. */
  #host() {
    const context = this.#context;
    const host = context.newObject();
    const give = (name: string, act: (text: string) => number | null) => {
      const own = context.newFunction(name, (text) => {
        const answer = act(text ? context.getString(text) : "");
        return answer === null ? context.null : context.newNumber(answer);
      });
      context.setProp(host, name, own);
    };
    give("flush", () => {
      this.#guarded(() => this.#take(true));
      if (this.#over) throw new Error("over");
      return 0;
    });
    give("note", (text) => this.#recorder.note(text));
    give("print", (text) => {
      this.#recorder.print(text);
      return 0;
    });
    return host;
  }

  /** Reads what was thrown, which may be anything. */
  #fail(thrown: QuickJSHandle) {
    const read = (name: string) => {
      const value = this.#context.getProp(thrown, name);
      return this.#context.typeof(value) === "string" ? this.#context.getString(value) : "";
    };
    const found: Thrown = { name: "", message: "", stack: "", value: "" };
    try {
      if (this.#context.typeof(thrown) === "object") {
        for (const name of ["name", "message", "stack"] as const) found[name] = read(name);
      } else {
        found.value = this.#context.getString(thrown);
      }
    } catch {
      // A getter throws, or there is no memory left to read it.
    }
    const fault = explained(found, this.#source);
    if (this.#over) this.#over.fault!.line ??= fault.line;
    else this.end = brokenOff(fault);
  }

  #broke(error: unknown) {
    if (error instanceof Ended) {
      this.#over = { ending: "limit", fault: { line: null, text: error.message } };
    } else {
      const text = isTooDeep(error)
        ? "too many calls are inside one another."
        : "JavaScript came to an unexpected end: it may need too much memory.";
      this.end = { ending: "error", fault: { line: null, text } };
    }
  }
}

export async function runJavaScript(order: Order, recorder: Recorder, onReady: () => void) {
  const run = new JavaScriptRun(recorder);
  await run.run(order, onReady);
  recorder.end(run.end.ending, run.end.fault);
}
