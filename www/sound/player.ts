/** Plays sounds, once they are asked for and a person has done something. */
import { type Note, SOUNDS, type Sound } from "./sounds.ts";

/** How quickly a note swells, in seconds: slower than a click. */
const SWELLS = 0.008;

/** As good as silence. */
const SILENCE = 0.0001;

export class Player {
  #context: AudioContext | null = null;
  #make;
  /** Whether sounds are to be heard. */
  on = false;

  /** @param make makes what plays, when that is first needed */
  constructor(make: () => AudioContext | null = makeContext) {
    this.#make = make;
  }

  /** Plays a sound, if sounds are on: to be called for what a person did. */
  play(sound: Sound) {
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
