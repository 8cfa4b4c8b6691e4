/** Decides what a screen reader hears: new places, results of commands, and the progress of a run. */

import type { Status } from "../store/standing.ts";
import { Voice } from "./voice.ts";

interface Feedback {
  /** Whether to announce the current state. */
  announce: boolean;
  /** The result of the command, or "". */
  done: string;
  /** A refusal or a hint, announced instead of the current state. */
  notice: string;
  /** How a run ended just now, or ""; likewise. */
  end: string;
}

const together = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

export class Narrator {
  #voice = new Voice();
  #place = "";
  #goesOn = false;
  /** To be announced before the current state, once that is known; null if nothing is due. */
  #owed: string | null = null;

  get text() {
    return this.#voice.text;
  }

  say(text: string, now: number) {
    this.#owed = null;
    this.#voice.say(text, now);
  }

  isDue(now: number) {
    return this.#voice.isDue(now);
  }

  follow(status: Status, { announce, done, notice, end }: Feedback, now: number) {
    const wentOn = this.#goesOn;
    // A paused run goes on until its worker stops.
    this.#goesOn = status.goesOn || (wentOn && status.waiting);
    this.#turnTo(status);
    if (announce) this.#await();
    const answer = end || (announce ? notice : "");
    if (answer || (announce && done))
      this.say(together(done, this.#owed ?? "", answer || status.stands), now);
    else if (status.goesOn && !this.#owed) this.#follow(status.stands, now);
    else if (!status.waiting) this.#rest(status.stands, wentOn, now);
    if (status.goesOn) this.#voice.goOn(now);
  }

  /** Drops what was due for another place. */
  #turnTo({ place, title }: Status) {
    if (place === this.#place) return;
    this.#voice.turn();
    this.#owed = title(this.#place);
    this.#place = place;
  }

  /** A person acted and waits for the result. */
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
