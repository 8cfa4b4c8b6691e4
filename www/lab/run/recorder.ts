/** Collects what a program does, in its worker, and posts it to the page now and then. */

import { type End, type Fault, LONGEST, type News } from "./protocol.ts";

/** How often news is posted, in milliseconds. */
const OFTEN = 50;
/** How many words are posted at once: the buffer of the interpreters has room for them. */
export const CHUNK = 4_096;
/** As many notes, of as many characters, as a recording has. */
const NOTES = 4_096;
const NOTE = 200;
/** How many characters of what is printed are kept. */
const PRINTED = 100_000;

const FULL = "it made 16 million moves and notes, which is the limit.";

/** Whether the browser's stack is full: Firefox calls that an internal error. */
export const isTooDeep = (error: unknown) =>
  error instanceof RangeError || /recursion/.test(String(error));

/** Ends a program from within, however much it catches. */
export class Ended extends Error {}

/** On one line, and cut. */
const shortened = (text: string) =>
  Array.from(text.replace(/\s+/g, " ").trim()).slice(0, NOTE).join("");

export class Recorder {
  #post;
  #total = 0;
  #posted = 0;
  #notes: Map<string, number> = new Map();
  #newNotes: string[] = [];
  #count = 0;
  #printed = "";
  #room = PRINTED;
  /** When the last step was made. */
  lastStep = performance.now();

  /** @param post sends news to the page */
  constructor(post: (news: News) => void) {
    this.#post = post;
  }

  /**
   * Whether these words should be taken now. A program that is ended from outside loses those that were not: at most
   * one in 64, and none of the first.
   */
  isDue(count: number) {
    if (count === 0) return false;
    const gap = Math.min(CHUNK, Math.max(1, this.#total >> 6));
    return count >= gap || performance.now() - this.#posted > OFTEN;
  }

  /**
   * Posts words.
   * @throws Ended if there is no room for more
   */
  take(words: Uint16Array<ArrayBuffer>) {
    const room = LONGEST - 1 - this.#total;
    const taken = words.slice(0, room);
    this.#total += taken.length;
    this.#send({ words: taken });
    this.lastStep = this.#posted;
    if (words.length > room) throw new Ended(FULL);
  }

  /** The number of a note; null if there are too many. */
  note(text: string) {
    const shown = shortened(text);
    const known = this.#notes.get(shown);
    if (known !== undefined) return known;
    const number = this.add(shown);
    if (number !== null) this.#notes.set(shown, number);
    return number;
  }

  /** Adds a note that the driver has numbered. */
  add(text: string) {
    if (this.#count === NOTES) return null;
    this.#newNotes.push(shortened(text));
    return this.#count++;
  }

  print(text: string) {
    if (this.#room === 0) return;
    this.#printed += text.slice(0, this.#room);
    this.#room = Math.max(0, this.#room - text.length);
    if (this.#room === 0) this.#printed += "…\n";
    if (performance.now() - this.#posted > OFTEN) this.#send({});
  }

  /** Posts how the program ended. */
  end(ending: End["ending"], fault: Fault | null = null) {
    this.#send({ end: { ending, fault } });
  }

  #send(news: News) {
    if (this.#newNotes.length > 0) news.notes = this.#newNotes.splice(0);
    if (this.#printed) news.printed = this.#printed;
    this.#printed = "";
    this.#posted = performance.now();
    this.#post(news);
  }
}
