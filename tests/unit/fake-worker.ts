/** Stands in for a worker: it answers when it is told to. */

type Hear = (event: Event) => void;

export class FakeWorker<Ask, Answer> implements Worker {
  /** What it was sent. */
  asked: Ask[] = [];
  /** How often it was ended. */
  ended = 0;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  #hearers: { what: string; hear: Hear }[] = [];

  postMessage(ask: Ask) {
    this.asked.push(ask);
  }

  /** As in browsers, nothing that it says is heard from now on. */
  terminate() {
    this.ended++;
    this.#hearers = [];
  }

  /** What it was sent last. */
  get last() {
    return this.asked.at(-1)!;
  }

  /** Has the page hear something; what the page throws then is thrown here. */
  say(data: Answer) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** Breaks. */
  fail() {
    this.dispatchEvent(new Event("error"));
  }

  addEventListener(what: string, hear: Hear) {
    this.#hearers.push({ what, hear });
  }

  removeEventListener(what: string, hear: Hear) {
    this.#hearers = this.#hearers.filter((one) => one.what !== what || one.hear !== hear);
  }

  dispatchEvent(event: Event) {
    for (const { what, hear } of this.#hearers) if (what === event.type) hear(event);
    return true;
  }
}
