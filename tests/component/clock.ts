/**
 * The time of a page. Each frame adds a fixed time. Within a frame the machine's clock counts, up to a limit: even on
 * a busy machine, a click never takes so long that the page sees two.
 */

interface Timer {
  due: number;
  every: number | null;
  run: () => void;
}

const real = { setTimeout, clearTimeout, performance, Date };

/** The length of a frame for the page, and the real time until the next one, in milliseconds. */
const FRAME = 16;
const PAUSE = 3;

/** The longest that a task takes on the page's clock, in milliseconds. */
const TASK = 300;

export class Clock {
  #base = 0;
  #since = real.performance.now();
  /** The date at the start. */
  #date = real.Date.now();
  #timers = new Map<number, Timer>();
  #frames = new Map<number, (now: number) => void>();
  #driver: NodeJS.Timeout;
  /** Callbacks of the next frame. */
  #waiting: (() => void)[] = [];
  #last = 0;
  #failed;

  /** @param failed receives what a timer or a frame throws */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
    this.#driver = real.setTimeout(() => this.#tick(), PAUSE);
  }

  now(): number {
    return this.#base + Math.min(real.performance.now() - this.#since, TASK);
  }

  /** Sets the time of day. */
  setDate(time: number): void {
    this.#date = time - this.now();
  }

  /** The page's functions for time, timers and frames. */
  get globals(): Record<string, unknown> {
    const now = () => this.now();
    const wall = () => Math.floor(this.#date + this.now());
    return {
      performance: new Proxy(real.performance, {
        get: (target, name) => (name === "now" ? now : bound(target, name)),
      }),
      Date: new Proxy(real.Date, {
        construct: (target, given) =>
          given.length > 0 ? Reflect.construct(target, given) : new target(wall()),
        get: (target, name) => (name === "now" ? wall : Reflect.get(target, name)),
      }),
      setTimeout: (run: () => void, wait = 0) => this.#start(run, wait, null),
      setInterval: (run: () => void, wait = 0) => this.#start(run, wait, wait),
      clearTimeout: (id: number) => void this.#timers.delete(id),
      clearInterval: (id: number) => void this.#timers.delete(id),
      requestIdleCallback: (run: () => void) => this.#start(run, 0, null),
      requestAnimationFrame: (draw: (now: number) => void) => {
        this.#last += 1;
        this.#frames.set(this.#last, draw);
        return this.#last;
      },
      cancelAnimationFrame: (id: number) => void this.#frames.delete(id),
    };
  }

  /** Once the next frame has been drawn. */
  drawn(): Promise<void> {
    return new Promise((done) => this.#waiting.push(done));
  }

  /** Moves forward at once, and runs what becomes due in order. */
  async forward(milliseconds: number): Promise<void> {
    const end = this.now() + milliseconds;
    for (let next = this.#next(); next && next[1].due <= end; next = this.#next()) {
      this.#goTo(Math.max(this.now(), next[1].due));
      this.#ring(...next);
      await nextTask();
    }
    this.#goTo(Math.max(this.now(), end));
    this.#draw();
  }

  /** Cancels everything that is scheduled. */
  end(): void {
    real.clearTimeout(this.#driver);
    this.#timers.clear();
    this.#frames.clear();
    for (const done of this.#waiting.splice(0)) done();
  }

  #goTo(time: number): void {
    this.#base = time;
    this.#since = real.performance.now();
  }

  /** A frame: runs what is due, then draws. */
  #tick(): void {
    this.#driver = real.setTimeout(() => this.#tick(), PAUSE);
    this.#goTo(this.now() + FRAME);
    const now = this.now();
    for (let next = this.#next(); next && next[1].due <= now; next = this.#next()) {
      this.#ring(...next);
    }
    this.#draw();
    for (const done of this.#waiting.splice(0)) done();
  }

  #draw(): void {
    const due = [...this.#frames.values()];
    this.#frames.clear();
    const now = this.now();
    for (const draw of due) this.#try(() => draw(now));
  }

  /** The next timer. */
  #next(): [number, Timer] | undefined {
    return [...this.#timers].reduce<[number, Timer] | undefined>(
      (first, one) => (first && first[1].due <= one[1].due ? first : one),
      undefined,
    );
  }

  #start(run: () => void, wait: number, every: number | null): number {
    this.#last += 1;
    // As in browsers, an interval leaves time for other tasks.
    this.#timers.set(this.#last, {
      run,
      every: every && Math.max(1, every),
      due: this.now() + wait,
    });
    return this.#last;
  }

  #ring(id: number, timer: Timer): void {
    if (timer.every === null) this.#timers.delete(id);
    else timer.due += timer.every;
    this.#try(timer.run);
  }

  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#failed(error);
    }
  }
}

/** Resolves once everything due has run. */
export const nextTask = (): Promise<void> => new Promise((done) => setImmediate(done));

/** After some milliseconds of the machine's clock. */
export const later = (milliseconds: number): Promise<void> =>
  new Promise((done) => real.setTimeout(done, milliseconds));

/** Methods of the platform's objects only work on those objects. */
function bound(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target);
  return typeof value === "function" ? value.bind(target) : value;
}
