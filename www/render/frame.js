/** What the renderers of a board are handed: types alone. */

/** @typedef {import("../base/geometry.js").Layout} Layout */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("./theme.js").Theme} Theme */
/**
 * What the pointer or the cursor is on, in a game in play.
 * @typedef {object} Hover
 * @property {number} square
 * @property {boolean} allowed
 * @property {number[]} attackers the queens that forbid it
 */
/**
 * @typedef {object} Frame
 * @property {CanvasRenderingContext2D} context
 * @property {Layout} layout
 * @property {Theme} theme
 * @property {Scene} before
 * @property {Scene} after
 * @property {number} t how far from one to the other, 0 to 1
 * @property {Hover | null} hover
 * @property {import("../base/gestures.js").Hand | null} [hand] what a hand on the board is at
 * @property {import("../base/gestures.js").Pen} [pen] what a tap would do
 * @property {number | null} [wave] milliseconds since the board was solved, for as long as that shows
 * @property {string[]} names of all squares
 * @property {import("./layer.js").Layers} layers what is kept between frames
 */

export {};
