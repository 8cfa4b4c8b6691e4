/**
 * What is said to those who listen: what has opened, what came of what they did, and how it stands;
 * while something goes on by itself, how that goes.
 */

import { Voice } from "./voice.js";

/**
 * How things are, as far as they are spoken of.
 * @typedef {object} Told
 * @property {string} place what is open: whenever it is another, its title is said first
 * @property {(before: string) => string} title of that place, for somebody who comes from another
 * @property {string} stands how it stands, in sentences, or ""
 * @property {boolean} goesOn whether it goes on by itself
 * @property {boolean} waiting whether how it stands is still to come
 */
/**
 * What somebody did.
 * @typedef {object} Deed
 * @property {boolean} aloud whether to say how things stand now
 * @property {string} done what was done, or ""
 * @property {string} notice what was refused, or is to be done next, or ""; said in place of how it stands
 * @property {string} end how a run has ended just now, or ""; likewise
 */

/** Sentences one after the other. @param {string[]} sentences */
const together = (...sentences) => sentences.filter(Boolean).join(" ");

export class Narrator {
  #voice = new Voice();
  #place = "";
  #goesOn = false;
  /** What is to be said before how it stands, once that is known; null where nobody waits for it. @type {string | null} */
  #owed = null;

  /** What those who listen are told. */
  get text() {
    return this.#voice.text;
  }

  /** Says a text at once. @param {string} text @param {number} now */
  say(text, now) {
    this.#owed = null;
    this.#voice.say(text, now);
  }

  /** Whether something waits that can be said. @param {number} now */
  isDue(now) {
    return this.#voice.isDue(now);
  }

  /**
   * Takes in how things are now.
   * @param {Told} told
   * @param {Deed} deed
   * @param {number} now milliseconds
   */
  heed(told, { aloud, done, notice, end }, now) {
    const wentOn = this.#goesOn;
    // What is sent to rest goes on until it is there.
    this.#goesOn = told.goesOn || (wentOn && told.waiting);
    this.#turnTo(told);
    if (aloud) this.#await();
    const answer = end || (aloud ? notice : "");
    if (answer || (aloud && done))
      this.say(together(done, this.#owed ?? "", answer || told.stands), now);
    else if (told.goesOn && !this.#owed) this.#follow(told.stands, now);
    else if (!told.waiting) this.#rest(told.stands, wentOn, now);
    if (told.goesOn) this.#voice.goOn(now);
  }

  /** Nothing of another place is said any more. @param {Told} told */
  #turnTo({ place, title }) {
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

  /** @param {string} stands @param {number} now */
  #follow(stands, now) {
    this.#owed = null;
    this.#voice.follow(stands, now);
  }

  /** @param {string} stands @param {boolean} wentOn @param {number} now */
  #rest(stands, wentOn, now) {
    if (wentOn && !this.#owed) this.#voice.rest(stands, now);
    else if (this.#owed !== null) this.#voice.say(together(this.#owed, stands), now);
    this.#owed = null;
  }
}
