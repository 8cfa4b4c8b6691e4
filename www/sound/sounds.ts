export interface Note {
  /** Seconds after the sound begins. */
  at: number;
  hertz: number;
  /** The frequency it slides to. */
  to?: number;
  seconds: number;
  /** From 0 to 1. */
  gain: number;
  wave: "sine" | "triangle";
}

/** The limit for all notes of a sound together. */
export const LOUDEST = 0.22;

export type Sound = "place" | "lift" | "cross" | "jump" | "conflict" | "hint" | "solved";

const note = (
  at: number,
  hertz: number,
  seconds: number,
  gain: number,
  more?: Partial<Note>,
): Note => ({
  at,
  hertz,
  seconds,
  gain,
  wave: "sine",
  ...more,
});

export const SOUNDS: Record<Sound, Note[]> = {
  place: [note(0, 220, 0.16, 0.16, { to: 165 }), note(0, 440, 0.05, 0.05, { wave: "triangle" })],
  lift: [note(0, 165, 0.14, 0.12, { to: 220 })],
  cross: [note(0, 620, 0.05, 0.06, { wave: "triangle", to: 520 })],
  jump: [note(0, 262, 0.08, 0.1), note(0.07, 330, 0.12, 0.12, { to: 294 })],
  conflict: [note(0, 147, 0.22, 0.13), note(0, 156, 0.22, 0.09)],
  hint: [note(0, 523, 0.18, 0.08), note(0.09, 659, 0.26, 0.08)],
  solved: [
    note(0, 392, 0.3, 0.08),
    note(0.11, 494, 0.3, 0.08),
    note(0.22, 587, 0.34, 0.09),
    note(0.33, 784, 0.6, 0.09),
  ],
};

/** In seconds. */
export const lengthOf = (sound: Sound) =>
  Math.max(...SOUNDS[sound].map(({ at, seconds }) => at + seconds));
