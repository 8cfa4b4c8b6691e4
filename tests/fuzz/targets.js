/** Everything in JavaScript that takes something from outside. */
import { archives } from "./archives.js";
import { calls } from "./calls.js";
import { links } from "./links.js";
import { saves } from "./saves.js";

/**
 * Something that takes any input, and fails where something does not hold that must.
 * @typedef {object} Target
 * @property {string} name
 * @property {number} tried inputs at random in a test
 * @property {import("fast-check").Arbitrary<any[]>} given
 * @property {boolean} endOnFailure whether a smaller input cannot be looked for
 * @property {(...given: any[]) => void} take
 */

/** @type {Target[]} */
export const TARGETS = [archives, calls, links, saves];
