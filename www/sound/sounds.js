/**
 * What each sound is made of. A note is a tone that swells and fades; nothing here makes any noise.
 */

/**
 * @typedef {object} Note
 * @property {number} at seconds after the sound begins
 * @property {number} hertz
 * @property {number} [to] hertz that it slides to
 * @property {number} seconds
 * @property {number} gain from 0 to 1
 * @property {"sine" | "triangle"} wave
 */

/** The loudest that any sound gets, all notes at once. */
export const LOUDEST = 0.22;

/** @typedef {"place" | "lift" | "cross" | "jump" | "conflict" | "hint" | "solved"} Sound */

/**
 * One note.
 * @param {number} at
 * @param {number} hertz
 * @param {number} seconds
 * @param {number} gain
 * @param {Partial<Note>} [more]
 * @returns {Note}
 */
const note = (at, hertz, seconds, gain, more) => ({
  ...{ at, hertz, seconds, gain, wave: "sine" },
  ...more,
});

/** @type {Record<Sound, Note[]>} */
export const SOUNDS = {
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

/** How long a sound goes on, in seconds. @param {Sound} sound */
export const lengthOf = (sound) =>
  Math.max(...SOUNDS[sound].map(({ at, seconds }) => at + seconds));
