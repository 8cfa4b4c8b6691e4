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
  constructor(/** @type {unknown} */ cause) {
    const what = "This board does not fit into the memory that the browser gives";
    super(`${what}: choose a smaller one.`, { cause });
  }
}

/** A call of something that the module holds no more: it was freed, or used up. */
export class HandleGone extends Error {}

/**
 * What a door needs of the generated bindings of its module.
 * @typedef {object} Bindings
 * @property {(given: {module_or_path: WebAssembly.Module}) => Promise<{memory: WebAssembly.Memory}>} init
 * @property {() => boolean} hasPanicked
 */

/** Is told what a module stopped for: an `EngineFull`, or a panic. @typedef {(end: unknown) => void} Stopped */

export class Door {
  #bindings;
  #address;
  /** The module while it is fetched, and from then on. @type {Promise<WebAssembly.Module> | null} */
  #module = null;
  /** @type {Promise<void> | null} */
  #opened = null;
  /** @type {WebAssembly.Memory | null} */
  #memory = null;
  /** @type {Stopped} */
  #stopped = () => {};
  /** What it stopped for. @type {unknown} */
  #end = null;

  /**
   * @param {Bindings} bindings
   * @param {URL} address of the module
   */
  constructor(bindings, address) {
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
   * @param {Stopped} stopped called whenever a call finds no module any more
   * @param {WebAssembly.Module} [ready] compiled by somebody else
   */
  open(stopped, ready) {
    this.#stopped = stopped;
    this.#opened ??= this.#start(ready).catch((error) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  /** @param {WebAssembly.Module} [ready] */
  async #start(ready) {
    const module = ready ?? (await this.compiled());
    const { memory } = await this.#bindings.init({ module_or_path: module });
    this.#memory = memory;
  }

  /** The bytes of the module's memory, to be read before the next call of anything. */
  get bytes() {
    if (!this.#memory) throw new Error("The engine has not been loaded.");
    return this.#memory.buffer;
  }

  /**
   * @template T
   * @param {() => T} call
   * @returns {T}
   */
  guard(call) {
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

  /** @returns {never} */
  #refuse() {
    this.#stopped(this.#end);
    throw new EnginePanic("The engine has stopped.", { cause: this.#end });
  }

  /**
   * A handle with every method and property behind the guard. Once it is gone nothing of it reaches the
   * module, which would refuse it in a way that costs some of its stack every time.
   * @template {object} T
   * @param {() => T} make
   * @returns {T}
   */
  make(make) {
    const guard = this.guard.bind(this);
    return new Proxy(guard(make), {
      get(target, key) {
        if (isGone(target)) throw new HandleGone(`${String(key)} was asked of what is gone.`);
        const value = guard(() => Reflect.get(target, key, target));
        if (typeof value !== "function") return value;
        return (/** @type {unknown[]} */ ...given) => guard(() => value.apply(target, given));
      },
    });
  }
}

/** Whether the bindings have taken a handle's place in the module away. @param {object} handle */
const isGone = (handle) => Reflect.get(handle, "__wbg_ptr") === 0;
