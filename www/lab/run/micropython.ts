/**
 * MicroPython without a way out. Its module imports 62 functions; these are all it gets. Those that would reach
 * JavaScript throw, those that tell the time say 0, and the files are read-only texts.
 */

import { type Jumping, LongJumps } from "./long-jumps.ts";
import { MEMORY } from "./protocol.ts";

/** What it calls outside. */
export interface Outside {
  /** Called for each word recorded, by way of `time.ticks_ms`. */
  poll(): void;
  /** @param stream 1 what is printed, 2 what the driver says */
  write(stream: number, bytes: Uint8Array): void;
  seed: number;
  files: Record<string, string>;
}

type Native = Record<string, CallableFunction> & Jumping & { memory: WebAssembly.Memory };

/**
 * Room for 820 nested calls, or 260 through `any`. Chromium gives a worker's own stack 500 kB, which has room for 920, and
 * for fewer while it still compiles what is called.
 */
const STACK = 182_500;
/** The variables of these calls. */
const PYTHON_STACK = 512 << 10;
/** What it is compiled for, until `deepen` changes it. */
const COMPILED_STACK = 32_768;
/**
 * All of its memory but what its own data, its stacks and a program's text need. It gives nothing back while a program runs,
 * since this build can't see what WebAssembly holds in its registers: it only collects between runs.
 */
const HEAP = MEMORY - (4 << 20);
/** What asks for more memory asks twice, the second time for no more than it needs. */
const ASKS = 2;

const NOT_FOUND = -44;
const NOT_SUPPORTED = -52;
const READ_ONLY = -69;
/** Flags of `open` that write. */
const WRITES = 0o3 | 0o100;
const REGULAR_FILE = 0o100444;
const FIRST_FILE = 3;

/** There is no memory left, not even for an exception of Python. */
export class Full extends Error {}

/** The program wants to read what a person types. */
export class NobodyThere extends Error {}

export class MicroPython {
  #native!: Native;
  #outside;
  #open: (Uint8Array | undefined)[] = [];
  /** How often it was refused more memory. */
  #refused = 0;

  private constructor(outside: Outside) {
    this.#outside = outside;
  }

  static async start(code: WebAssembly.Module, outside: Outside) {
    const python = new MicroPython(outside);
    await python.#start(code);
    return python;
  }

  async #start(code: WebAssembly.Module) {
    const imports: WebAssembly.ModuleImports = {};
    const names = WebAssembly.Module.imports(code).map(({ name }) => name);
    const jumps = new LongJumps(names.filter((name) => name.startsWith("invoke_")));
    for (const name of names) imports[name] = this.#import(name, jumps);
    const given = { env: imports, wasi_snapshot_preview1: imports };
    const { exports } = await WebAssembly.instantiate(code, given);
    this.#native = exports as unknown as Native;
    jumps.connect(this.#native);
    const { emscripten_stack_init, __wasm_call_ctors, mp_js_init, proxy_c_init } = this.#native;
    emscripten_stack_init!();
    __wasm_call_ctors!();
    const top = this.#moveStack();
    mp_js_init!(PYTHON_STACK, HEAP);
    this.#deepen(top);
    proxy_c_init!();
  }

  /** Its stack has room for 155 nested calls: it gets another. */
  #moveStack() {
    const { malloc, _emscripten_stack_restore } = this.#native;
    const top = (malloc!(STACK) + STACK) & ~15;
    _emscripten_stack_restore!(top);
    return top;
  }

  /** Finds the limit of the stack, which is stored after its top, and raises it. */
  #deepen(top: number) {
    const memory = new Uint32Array(this.#native.memory.buffer);
    const isTop = (address: number) => address <= top && address > top - 256;
    const place = memory.findIndex(
      (address, index) => isTop(address) && memory[index + 1] === COMPILED_STACK,
    );
    if (place < 0) throw new Error("MicroPython has no limit of its stack where it is expected.");
    memory[place + 1] = STACK - 8_192;
  }

  /** Its memory. It moves when it grows. */
  get memory() {
    return this.#native.memory.buffer;
  }

  /**
   * Executes a text.
   * @returns the traceback of an exception; null if there was none
   */
  execute(text: string) {
    const { malloc, free, mp_js_do_exec } = this.#native;
    const bytes = new TextEncoder().encode(`${text}\0`);
    const place = malloc!(bytes.length);
    if (!place) throw new Full();
    new Uint8Array(this.memory).set(bytes, place);
    const result = malloc!(12);
    mp_js_do_exec!(place, bytes.length - 1, result);
    free!(place);
    const [kind, length, at] = new Int32Array(this.memory, result, 3);
    if (kind !== -1) return null;
    return new TextDecoder().decode(new Uint8Array(this.memory, at!, length));
  }

  #import(name: string, jumps: LongJumps): CallableFunction {
    if (name.startsWith("invoke_")) return jumps.of(name);
    if (name === "_emscripten_throw_longjmp") return jumps.jump;
    const own = this.#imports[name];
    if (own) return own;
    if (name.startsWith("__syscall") || name.startsWith("fd_")) {
      return () => (name.startsWith("fd_") ? -NOT_SUPPORTED : NOT_SUPPORTED);
    }
    return () => {
      throw new Error(`${name} is no part of the Lab.`);
    };
  }

  #imports: Record<string, CallableFunction> = {
    emscripten_resize_heap: (size: number) => this.#grow(size >>> 0),
    mp_js_random_u32: () => this.#outside.seed,
    mp_js_ticks_ms: () => {
      this.#outside.poll();
      return 0;
    },
    mp_js_time_ms: () => 0n,
    // What `js` and `jsffi` look up is not there.
    lookup_attr: () => 0,
    has_attr: () => 0,
    proxy_js_free_obj: () => {},
    fd_write: (stream: number, parts: number, count: number, written: number) =>
      this.#write(stream, parts, count, written),
    fd_read: (file: number, parts: number, count: number, read: number) =>
      this.#read(file, parts, count, read),
    fd_close: (file: number) => {
      this.#open[file - FIRST_FILE] = undefined;
      return 0;
    },
    __syscall_stat64: (path: number, result: number) => this.#stat(path, result),
    __syscall_openat: (_: number, path: number, flags: number) => this.#openFile(path, flags),
    __syscall_getcwd: (place: number) => {
      new Uint8Array(this.memory, place).set([0x2f, 0]);
      return 2;
    },
  };

  /** Python raises an exception, with its line, when it is refused memory. The next time there may be none left for that. */
  #grow(size: number) {
    const { memory } = this.#native;
    if (size > MEMORY) {
      if (++this.#refused > ASKS) throw new Full();
      return 0;
    }
    memory.grow(Math.ceil((size - memory.buffer.byteLength) / 65_536));
    return 1;
  }

  /** The bytes that a call names: pairs of an address and a length. */
  #parts(parts: number, count: number) {
    const view = new Uint32Array(this.memory, parts, 2 * count);
    return Array.from(
      { length: count },
      (_, part) => new Uint8Array(this.memory, view[2 * part], view[2 * part + 1]),
    );
  }

  #write(stream: number, parts: number, count: number, written: number) {
    let sum = 0;
    for (const bytes of this.#parts(parts, count)) {
      this.#outside.write(stream, bytes);
      sum += bytes.length;
    }
    new DataView(this.memory).setUint32(written, sum, true);
    return 0;
  }

  #read(file: number, parts: number, count: number, read: number) {
    if (file < FIRST_FILE) throw new NobodyThere();
    let sum = 0;
    for (const bytes of this.#parts(parts, count)) {
      const rest = this.#open[file - FIRST_FILE] ?? new Uint8Array();
      const part = rest.subarray(0, bytes.length);
      bytes.set(part);
      this.#open[file - FIRST_FILE] = rest.subarray(part.length);
      sum += part.length;
    }
    new DataView(this.memory).setUint32(read, sum, true);
    return 0;
  }

  #file(path: number) {
    const bytes = new Uint8Array(this.memory, path);
    const name = new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
    const { files } = this.#outside;
    const file = name.replace(/^[./]+/, "");
    return Object.hasOwn(files, file) ? new TextEncoder().encode(files[file]) : null;
  }

  #stat(path: number, result: number) {
    const bytes = this.#file(path);
    if (!bytes) return NOT_FOUND;
    new Uint8Array(this.memory, result, 96).fill(0);
    const view = new DataView(this.memory, result);
    view.setUint32(4, REGULAR_FILE, true);
    view.setUint32(24, bytes.length, true);
    return 0;
  }

  #openFile(path: number, flags: number) {
    if (flags & WRITES) return READ_ONLY;
    const bytes = this.#file(path);
    if (!bytes) return NOT_FOUND;
    return this.#open.push(bytes) - 1 + FIRST_FILE;
  }
}
