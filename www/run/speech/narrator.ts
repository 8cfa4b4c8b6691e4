/**
 * What is said to those who listen: what has opened, what came of what they did, and how it stands;
 * while something goes on by itself, how that goes.
 */

import { Voice } from "./voice.ts";

/** How things are, as far as they are spoken of. */
export interface Told {
  /** What is open: whenever it is another, its title is said first. */
  place: string;
  /** Of that place, for somebody who comes from another. */
  title: (before: string) => string;
  /** How it stands, in sentences, or "". */
  stands: string;
  /** Whether it goes on by itself. */
  goesOn: boolean;
  /** Whether how it stands is still to come. */
  waiting: boolean;
}

/** What somebody did. */
interface Deed {
  /** Whether to say how things stand now. */
  announce: boolean;
  /** What was done, or "". */
  done: string;
  /** What was refused, or is to be done next, or ""; said in place of how it stands. */
  notice: string;
  /** How a run has ended just now, or ""; likewise. */
  end: string;
}

/** Sentences one after the other. */
const together = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

export class Narrator {
  #voice = new Voice();
  #place = "";
  #goesOn = false;
  /**
   * What is to be said before how it stands, once that is known; null where nobody waits for it.
   */
  #owed: string | null = null;

  /** What those who listen are told. */
  get text() {
    return this.#voice.text;
  }

  /** Says a text at once. */
  say(text: string, now: number) {
    this.#owed = null;
    this.#voice.say(text, now);
  }

  /** Whether something waits that can be said. */
  isDue(now: number) {
    return this.#voice.isDue(now);
  }

  /**
   * Takes in how things are now.
   * @param now milliseconds
   */
  follow(told: Told, { announce, done, notice, end }: Deed, now: number) {
    const wentOn = this.#goesOn;
    // What is sent to rest goes on until it is there.
    this.#goesOn = told.goesOn || (wentOn && told.waiting);
    this.#turnTo(told);
    if (announce) this.#await();
    const answer = end || (announce ? notice : "");
    if (answer || (announce && done))
      this.say(together(done, this.#owed ?? "", answer || told.stands), now);
    else if (told.goesOn && !this.#owed) this.#follow(told.stands, now);
    else if (!told.waiting) this.#rest(told.stands, wentOn, now);
    if (told.goesOn) this.#voice.goOn(now);
  }

  /** Nothing of another place is said any more. */
  #turnTo({ place, title }: Told) {
    if (place === this.#place) return;
    this.#voice.turn();
    this.#owed = title(this.#place);
    this.#place = place;
  }

  /** Somebody has done something, and listens to what comes of it. */
  #await() {
    this.#owed ??= "";
    this.#voice.interrupt();
  }

  #follow(stands: string, now: number) {
    this.#owed = null;
    this.#voice.follow(stands, now);
  }

  #rest(stands: string, wentOn: boolean, now: number) {
    if (wentOn && !this.#owed) this.#voice.rest(stands, now);
    else if (this.#owed !== null) this.#voice.say(together(this.#owed, stands), now);
    this.#owed = null;
  }
}
