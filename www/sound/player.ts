/** Plays sounds, once they are on and the page has been used. */
import { type Note, SOUNDS, type Sound } from "./sounds.ts";

/** The attack of a note, in seconds: slow enough not to click. */
const SWELLS = 0.008;

/** Exponential ramps cannot reach 0. */
const SILENCE = 0.0001;

export class Player {
  #context: AudioContext | null = null;
  #make;
  on = false;

  /** @param make called when a sound is first needed */
  constructor(make: () => AudioContext | null = makeContext) {
    this.#make = make;
  }

  play(sound: Sound) {
    if (!this.on) return;
    try {
      this.#sound(SOUNDS[sound]);
    } catch {
      // The browser has no sound device, or too many pages use it.
    }
  }

  #sound(notes: readonly Note[]) {
    this.#context ??= this.#make();
    const context = this.#context;
    if (!context) return;
    if (context.state === "suspended") context.resume().catch(() => {});
    for (const note of notes) strike(context, note);
  }
}

/** Null without sound support, or before the page has been used. */
function makeContext() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  return "AudioContext" in globalThis ? new AudioContext() : null;
}

function strike(context: AudioContext, { at, hertz, to = hertz, seconds, gain, wave }: Note) {
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
