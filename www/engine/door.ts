/**
 * The guard of a compiled module: every call and every object passes through it. A panic in Rust, or a lack
 * of memory, arrives here as a WebAssembly trap. After a trap the module's memory cannot be trusted, so no
 * further call gets through. A panic is reported at once; a lack of memory is thrown to the caller, and later
 * callers learn that the module has stopped.
 */

/** A call that a bug in the program stopped. */
export class EnginePanic extends Error {}

/** The sentence of an expected error; a bug is thrown again. */
export function sentenceOf(error: unknown): string {
  if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
  return error.message;
}

/** Work that does not fit into memory. Its message says what to do. */
export class EngineFull extends Error {
  constructor(cause: unknown) {
    const what = "This board does not fit into the memory that the browser gives";
    super(`${what}: choose a smaller one.`, { cause });
  }
}

/** A call on a handle that was freed or used up. */
export class HandleGone extends Error {}

const UNOPENED = "The engine has not been loaded.";

/** What a door needs of the generated bindings of its module. */
export interface Bindings {
  default: (given: {
    module_or_path: WebAssembly.Module;
  }) => Promise<{ memory: WebAssembly.Memory }>;
  hasPanicked: () => boolean;
}

const TYPE = "application/wasm";

/** The first bytes of every module. */
const MAGIC = "\0asm";

/** Compiles a module while it arrives, or afterwards if its host sends it as another type of file. */
async function compile(address: URL) {
  const response = await fetch(address);
  if (response.headers.get("content-type") !== TYPE) return compileWhole(response);
  return WebAssembly.compileStreaming(response).catch(async (error) => {
    if (error.name !== "InternalError") throw error;
    // If it was cut short, Firefox says "out of memory": the whole file tells.
    return compileWhole(await fetch(address));
  });
}

async function compileWhole(response: Response) {
  const bytes = await response.arrayBuffer();
  const begin = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)));
  // Some hosts send a page instead of a missing file. The browser is not too old for that.
  if (!response.ok || begin !== MAGIC) throw new TypeError(`${response.url} is not a module.`);
  return WebAssembly.compile(bytes);
}

/** Called with the reason why a module stopped: an `EngineFull`, or a panic. */
export type Stopped = (end: unknown) => void;

/** Each module has its own door: if one stops, the others continue. */
export class Door<Wasm extends Bindings> {
  #fetch;
  /** Where the module is. */
  readonly address: URL;
  /** The module, from the start of its download. */
  #module: Promise<WebAssembly.Module> | null = null;
  #opened: Promise<void> | null = null;
  #wasm: Wasm | null = null;
  #memory: WebAssembly.Memory | null = null;
  #stopped: Stopped = () => {};
  /** Why it stopped. */
  #end: unknown = null;

  /**
   * @param fetch fetches the bindings
   * @param address of the module
   */
  constructor(fetch: () => Promise<Wasm>, address: URL) {
    this.#fetch = fetch;
    this.address = address;
  }

  /** The compiled module, for workers. It is fetched once, and again after a failure. */
  compiled() {
    this.#module ??= compile(this.address).catch((error) => {
      this.#module = null;
      throw error;
    });
    return this.#module;
  }

  /**
   * Starts the module once, and again after a failure.
   * @param stopped called when a call finds that the module has stopped
   * @param ready a module compiled elsewhere
   */
  open(stopped: Stopped, ready?: WebAssembly.Module) {
    this.#stopped = stopped;
    if (ready) this.#module = Promise.resolve(ready);
    this.#opened ??= this.#start().catch((error) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #start() {
    const [wasm, module] = await Promise.all([this.#fetch(), this.compiled()]);
    const { memory } = await wasm.default({ module_or_path: module });
    [this.#wasm, this.#memory] = [wasm, memory];
  }

  /** Whether the module has been started. */
  get isOpen() {
    return this.#wasm !== null;
  }

  /** The bytes of the module's memory. Read them before the next call. */
  get bytes() {
    if (!this.#memory) throw new Error(UNOPENED);
    return this.#memory.buffer;
  }

  guard<T>(call: (wasm: Wasm) => T): T {
    const wasm = this.#wasm;
    if (!wasm) throw new Error(UNOPENED);
    if (this.#end) this.#refuse();
    try {
      return call(wasm);
    } catch (error) {
      // Browsers throw their own errors if a list does not fit or the stack is too deep.
      const isFull = error instanceof RangeError;
      if (!isFull && !(error instanceof WebAssembly.RuntimeError)) throw error;
      const isPanic = !isFull && wasm.hasPanicked();
      this.#end = isPanic ? error : new EngineFull(error);
      if (!isPanic) throw this.#end;
      return this.#refuse();
    }
  }

  #refuse(): never {
    this.#stopped(this.#end);
    throw new EnginePanic("The engine has stopped.", { cause: this.#end });
  }

  /**
   * A handle with every method and property behind the guard. Calls on a freed handle are stopped here: in
   * the module each would cost some of its stack.
   */
  make<T extends object>(make: (wasm: Wasm) => T): T {
    const guard = this.guard.bind(this);
    const hasStopped = () => this.#end !== null;
    return new Proxy(guard(make), {
      get(target, key) {
        // A stopped module has nothing left to free.
        if (key === "free" && hasStopped()) return () => {};
        if (isGone(target)) throw new HandleGone(`${String(key)} was called on a freed handle.`);
        const value = guard(() => Reflect.get(target, key, target));
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => guard(() => value.apply(target, given));
      },
    });
  }
}

/** Whether the bindings have freed a handle. */
const isGone = (handle: object) => Reflect.get(handle, "__wbg_ptr") === 0;
