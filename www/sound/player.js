/** Plays sounds, once they are asked for and a person has done something. */
import { SOUNDS } from "./sounds.js";

/** @typedef {import("./sounds.js").Note} Note */
/** @typedef {import("./sounds.js").Sound} Sound */

/** How quickly a note swells, in seconds: slower than a click. */
const SWELLS = 0.008;

/** As good as silence. */
const SILENCE = 0.0001;

export class Player {
  /** @type {AudioContext | null} */
  #context = null;
  #make;
  /** Whether sounds are to be heard. */
  on = false;

  /** @param {() => AudioContext | null} [make] makes what plays, when that is first needed */
  constructor(make = makeContext) {
    this.#make = make;
  }

  /**
   * Plays a sound, if sounds are on: to be called for what a person did.
   * @param {Sound} sound
   */
  play(sound) {
    if (!this.on) return;
    this.#context ??= this.#make();
    const context = this.#context;
    if (!context) return;
    if (context.state === "suspended") context.resume().catch(() => {});
    for (const note of SOUNDS[sound]) strike(context, note);
  }
}

/** None where a browser has no sound, or nobody has touched the page yet. */
function makeContext() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  return "AudioContext" in globalThis ? new AudioContext() : null;
}

/**
 * @param {AudioContext} context
 * @param {Note} note
 */
function strike(context, { at, hertz, to = hertz, seconds, gain, wave }) {
  const begin = context.currentTime + at;
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.linearRampToValueAtTime(gain, begin + SWELLS);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}
