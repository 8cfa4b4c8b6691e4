/** Whether the main pointer is a finger; false outside a browser. */
const isTouch = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

/** The verb for it. */
export const press = () => (isTouch() ? "Tap" : "Click");
