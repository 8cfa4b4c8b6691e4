/** The time of a page: the machine's, or ahead of it by as much as a test has had it go on. */

interface Timer {
  due: number;
  every: number | null;
  run: () => void;
  handle: NodeJS.Timeout;
}

const real = { setTimeout, clearTimeout, performance, Date };

/** So often, in milliseconds, a page is drawn: oftener than on a screen, as nobody looks. */
const FRAME = 3;

export class Clock {
  #begun = real.performance.now();
  #ahead = 0;
  /** What the calendar says at the beginning; null for what it says by itself. */
  #date: number | null = null;
  #timers = new Map<number, Timer>();
  #frames = new Map<number, (now: number) => void>();
  #frame: NodeJS.Timeout | null = null;
  #last = 0;
  #failed;

  /** @param failed is told of what a timer or a frame throws */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  now(): number {
    return real.performance.now() - this.#begun + this.#ahead;
  }

  /** Has it be another time of day, from which it goes on. */
  setDate(time: number): void {
    this.#date = time - this.now();
  }

  /** What a page asks for the time, and to be called later. */
  get globals(): Record<string, unknown> {
    const now = () => this.now();
    return {
      performance: new Proxy(real.performance, {
        get: (target, name) => (name === "now" ? now : bound(target, name)),
      }),
      Date: new Proxy(real.Date, {
        construct: (target, given) =>
          given.length > 0 ? Reflect.construct(target, given) : new target(this.#wall()),
        get: (target, name) => (name === "now" ? () => this.#wall() : Reflect.get(target, name)),
      }),
      setTimeout: (run: () => void, wait = 0) => this.#start(run, wait, null),
      setInterval: (run: () => void, wait = 0) => this.#start(run, wait, wait),
      clearTimeout: (id: number) => this.#stop(id),
      clearInterval: (id: number) => this.#stop(id),
      requestAnimationFrame: (draw: (now: number) => void) => this.#request(draw),
      cancelAnimationFrame: (id: number) => this.#frames.delete(id),
      requestIdleCallback: (run: () => void) => this.#start(run, 0, null),
    };
  }

  /** Goes on at once: what is due meanwhile is done in its order. */
  async forward(milliseconds: number): Promise<void> {
    const end = this.now() + milliseconds;
    for (;;) {
      const next = [...this.#timers].toSorted((one, other) => one[1].due - other[1].due)[0];
      if (!next || next[1].due > end) break;
      this.#ahead += Math.max(0, next[1].due - this.now());
      this.#ring(...next);
      await nextTask();
    }
    this.#ahead += Math.max(0, end - this.now());
  }

  /** Ends all that is still to come. */
  end(): void {
    for (const { handle } of this.#timers.values()) real.clearTimeout(handle);
    if (this.#frame) real.clearTimeout(this.#frame);
    this.#timers.clear();
    this.#frames.clear();
  }

  #wall(): number {
    return this.#date === null ? real.Date.now() + this.#ahead : this.#date + this.now();
  }

  #start(run: () => void, wait: number, every: number | null): number {
    const id = ++this.#last;
    this.#set(id, { run, every, due: this.now() + wait });
    return id;
  }

  #set(id: number, timer: Omit<Timer, "handle">): void {
    const ring = () => {
      const set = this.#timers.get(id);
      if (set) this.#ring(id, set);
    };
    const handle = real.setTimeout(ring, timer.due - this.now());
    this.#timers.set(id, { ...timer, handle });
  }

  #ring(id: number, timer: Timer): void {
    this.#stop(id);
    if (timer.every !== null) this.#set(id, { ...timer, due: timer.due + timer.every });
    this.#try(timer.run);
  }

  #stop(id: number): void {
    real.clearTimeout(this.#timers.get(id)?.handle);
    this.#timers.delete(id);
  }

  #request(draw: (now: number) => void): number {
    const id = ++this.#last;
    this.#frames.set(id, draw);
    this.#frame ??= real.setTimeout(() => this.#draw(), FRAME);
    return id;
  }

  #draw(): void {
    const due = [...this.#frames.values()];
    this.#frames.clear();
    this.#frame = null;
    for (const draw of due) this.#try(() => draw(this.now()));
  }

  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#failed(error);
    }
  }
}

/** Once all that is due has been done. */
export const nextTask = (): Promise<void> => new Promise((done) => setImmediate(done));

/** In so many milliseconds by the machine's clock. */
export const later = (milliseconds: number): Promise<void> =>
  new Promise((done) => real.setTimeout(done, milliseconds));

/** Methods of the platform's objects work on nothing else. */
function bound(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target);
  return typeof value === "function" ? value.bind(target) : value;
}
