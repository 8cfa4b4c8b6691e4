/** Whether the main pointer is a finger; false outside a browser. */
const isTouch = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const press = () => (isTouch() ? "Tap" : "Click");
