/** How large a QR code is shown, so that cameras read it. */

/** Scanners need some light around a code, in its squares. */
export const MARGIN = 4;

/** Of a square on the screen, in CSS pixels. */
export const LEAST = 3;

/** The widest code that the narrowest window has room for, in squares with the margin. */
const WIDEST = 85;

/** In CSS pixels; null if the code is too large for the screen. */
export const widthOf = (squares: number) =>
  squares > WIDEST ? null : Math.max(240, LEAST * squares);
