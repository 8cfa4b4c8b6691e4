/** How a person points at things. */

/** Whether by a finger, rather than by a mouse. Without a screen nobody does. */
const isTouch = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

/** What a person does to a square: "Tap" or "Click". */
export const press = () => (isTouch() ? "Tap" : "Click");
