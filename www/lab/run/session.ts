/** A program's run as the page sees it: what arrives from its worker, and when it has to be ended. */

import {
  type End,
  LINE,
  MOVE,
  type News,
  NO_STEP,
  numberOf,
  type Order,
  operationOf,
  type Ran,
  type Running,
} from "./protocol.ts";

/** A worker with an interpreter. */
export interface Host {
  post(order: Order): void;
  /** @param lost called if the worker can't be loaded, or breaks */
  listen(hear: (news: News) => void, lost: () => void): void;
  /** @param isOver whether the program ended by itself */
  end(isOver: boolean): void;
}

/** How often a silent program is looked at, in milliseconds. */
const OFTEN = 250;
/** QuickJS ends a program itself, and knows its line. Only if it hangs is it ended from here. */
const GRACE = 1_500;

const LOST = "the Lab’s interpreter could not be loaded: check the connection, then run it again.";

/** The words that have arrived. */
class Words {
  #all = new Uint16Array(1 << 12);
  count = 0;

  add(words: Uint16Array) {
    const room = this.#all.length;
    if (this.count + words.length > room) {
      const more = new Uint16Array(Math.max(2 * room, this.count + words.length));
      more.set(this.#all);
      this.#all = more;
    }
    this.#all.set(words, this.count);
    this.count += words.length;
  }

  /** Without a move that was cut in two. */
  whole() {
    const isCut = this.count > 0 && operationOf(this.#all[this.count - 1]!) === MOVE;
    return this.#all.slice(0, this.count - Number(isCut));
  }

  /** The line of the last step; null if it is not known. */
  lastLine() {
    for (let at = this.count - 1; at >= 0; at--) {
      const word = this.#all[at]!;
      if (operationOf(word) === LINE) return numberOf(word) || null;
    }
    return null;
  }
}

class Session {
  readonly #words = new Words();
  readonly #notes: string[] = [];
  #printed = "";
  #host: Host | null = null;
  #silent = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isOver = false;
  #resolve: (ran: Ran) => void = () => {};
  readonly result = new Promise<Ran>((resolve) => {
    this.#resolve = resolve;
  });
  readonly #progress;

  constructor(progress: (words: number) => void) {
    this.#progress = progress;
  }

  begin(host: Host, order: Order) {
    if (this.#isOver) return host.end(false);
    this.#host = host;
    const patience = order.patience + (order.program.language === "python" ? 0 : GRACE);
    host.listen(
      (news) => this.#hear(news, patience),
      () => this.lose(),
    );
    host.post(order);
  }

  lose() {
    this.finish({ ending: "error", fault: { line: null, text: LOST } });
  }

  #hear({ words, notes, printed, end }: News, patience: number) {
    if (this.#isOver) return;
    if (words) this.#words.add(words);
    if (notes) this.#notes.push(...notes);
    if (printed) this.#printed += printed;
    if (end) return this.finish(end);
    this.#timer ??= setInterval(() => this.#look(patience), OFTEN);
    if (!words) return;
    this.#silent = 0;
    this.#progress(this.#words.count);
  }

  /** Counts the looks, not the time: a page that was asleep has not been listening. */
  #look(patience: number) {
    this.#silent += OFTEN;
    if (this.#silent < patience) return;
    const line = this.#words.lastLine();
    const text =
      line === null ? NO_STEP : `${NO_STEP.slice(0, -1)}: the last one was made by line ${line}.`;
    this.finish({ ending: "limit", fault: { line: null, text } });
  }

  finish(end: End) {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#host?.end(end.ending !== "stopped" && end.ending !== "limit");
    this.#resolve(this.soFar(end));
  }

  soFar(end: End): Ran {
    const [words, notes, printed] = [this.#words.whole(), this.#notes, this.#printed];
    return { words, notes, printed, ...end };
  }
}

/**
 * Starts a program. It never throws, and its result never rejects.
 * @param order loads what it needs
 * @param start starts a worker
 */
export function session(
  order: Promise<Order>,
  start: () => Host,
  progress: (words: number) => void,
): Running {
  const own = new Session(progress);
  order.then((ready) => own.begin(start(), ready)).catch(() => own.lose());
  const stopped: End = { ending: "stopped", fault: { line: null, text: "it was stopped." } };
  return {
    result: own.result,
    stop: () => own.finish(stopped),
    soFar: () => own.soFar(stopped),
  };
}
