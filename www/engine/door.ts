/**
 * The door to a compiled module: nothing gets in or out but through its guard. A panic in Rust, or a
 * lack of memory, arrives here as a WebAssembly trap; from then on the module's memory cannot be
 * trusted, so no further call gets through. A panic is told at once; a lack of memory is the caller's to
 * tell, and whoever calls after it learns that the module has stopped.
 */

/** A call that could not be finished because the program has a mistake. */
export class EnginePanic extends Error {}

/** Work that does not fit into the memory that there is. Its message says what to do. */
export class EngineFull extends Error {
  constructor(cause: unknown) {
    const what = "This board does not fit into the memory that the browser gives";
    super(`${what}: choose a smaller one.`, { cause });
  }
}

/** A call of something that the module holds no more: it was freed, or used up. */
export class HandleGone extends Error {}

/** What a door needs of the generated bindings of its module. */
interface Bindings {
  init: (given: { module_or_path: WebAssembly.Module }) => Promise<{ memory: WebAssembly.Memory }>;
  hasPanicked: () => boolean;
}

/** Is told what a module stopped for: an `EngineFull`, or a panic. */
export type Stopped = (end: unknown) => void;

export class Door {
  #bindings;
  #address;
  /** The module while it is fetched, and from then on. */
  #module: Promise<WebAssembly.Module> | null = null;
  #opened: Promise<void> | null = null;
  #memory: WebAssembly.Memory | null = null;
  #stopped: Stopped = () => {};
  /** What it stopped for. */
  #end: unknown = null;

  /** @param address of the module */
  constructor(bindings: Bindings, address: URL) {
    this.#bindings = bindings;
    this.#address = address;
  }

  /** The module as it is compiled, for workers; it is fetched once, and again if that failed. */
  compiled() {
    this.#module ??= WebAssembly.compileStreaming(fetch(this.#address)).catch((error) => {
      this.#module = null;
      throw error;
    });
    return this.#module;
  }

  /**
   * Starts the module, once, unless that failed.
   * @param stopped called whenever a call finds no module any more
   * @param ready compiled by somebody else
   */
  open(stopped: Stopped, ready?: WebAssembly.Module) {
    this.#stopped = stopped;
    this.#opened ??= this.#start(ready).catch((error) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #start(ready?: WebAssembly.Module) {
    const module = ready ?? (await this.compiled());
    const { memory } = await this.#bindings.init({ module_or_path: module });
    this.#memory = memory;
  }

  /** The bytes of the module's memory, to be read before the next call of anything. */
  get bytes() {
    if (!this.#memory) throw new Error("The engine has not been loaded.");
    return this.#memory.buffer;
  }

  guard<T>(call: () => T): T {
    if (this.#end) this.#refuse();
    try {
      return call();
    } catch (error) {
      // The browser has its own error where a list that crosses does not fit, or the stack is too deep.
      const isFull = error instanceof RangeError;
      if (!isFull && !(error instanceof WebAssembly.RuntimeError)) throw error;
      const isPanic = !isFull && this.#bindings.hasPanicked();
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
   * A handle with every method and property behind the guard. Once it is gone nothing of it reaches the
   * module, which would refuse it in a way that costs some of its stack every time.
   */
  make<T extends object>(make: () => T): T {
    const guard = this.guard.bind(this);
    const hasStopped = () => this.#end !== null;
    return new Proxy(guard(make), {
      get(target, key) {
        // A module that has stopped has nothing left to free.
        if (key === "free" && hasStopped()) return () => {};
        if (isGone(target)) throw new HandleGone(`${String(key)} was asked of what is gone.`);
        const value = guard(() => Reflect.get(target, key, target));
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => guard(() => value.apply(target, given));
      },
    });
  }
}

/** Whether the bindings have taken a handle's place in the module away. */
const isGone = (handle: object) => Reflect.get(handle, "__wbg_ptr") === 0;
