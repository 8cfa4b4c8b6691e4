/** The cards: what there is to know of each solver. */
import { KNIGHTS_CARDS } from "./knights.js";
import { QUEENS_CARDS } from "./queens.js";

/** @typedef {import("./moment.js").Moment} Moment */
/**
 * @typedef {object} Card
 * @property {string} what it is, in two sentences
 * @property {Moment} picture its idea, on a small board
 * @property {string} caption what the picture shows
 * @property {[text: string, words?: string][]} lines of pseudocode, indented by spaces, each with
 *   the words of the steps that execute it: see `lines` in the roster
 * @property {string} watch what to watch for
 * @property {string} source who published it
 * @property {string} time
 * @property {string} memory
 * @property {Moment} moment at which its character shows
 * @property {string} shows what is to be seen there
 */

/** @type {Record<import("../engine/engine.js").GameId, Record<string, Card>>} */
export const CARDS = { queens: QUEENS_CARDS, knights: KNIGHTS_CARDS };
