/** Numbers as a person writes them. */

/** Every third digit from the end but the first of all. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * A count with its thousands apart. By hand, as the browser needs longer to get its own formatter ready
 * than to start the game.
 * @param n below 10 to the 21st power
 */
export function count(n: number) {
  const digits = String(Math.round(n));
  return digits.length < 4 ? digits : digits.replace(THOUSANDS, ",");
}

/** A figure that may be no whole number: `12`, `0.999`. */
export const figure = (n: number) => (Number.isInteger(n) ? count(n) : n.toFixed(3));

/** A share from 0 to 1, with as many digits as say something. */
export function percent(share: number) {
  const hundredths = 100 * share;
  if (hundredths >= 1 || hundredths === 0) return `${Math.floor(hundredths)}\u00a0%`;
  return `${Number(hundredths.toPrecision(1))}\u00a0%`;
}

/** A speed in two or three figures: `940`, `1.2 k`, `85 M`. */
export function short(n: number) {
  if (n < 1000) return String(Math.round(n));
  const [unit, divisor] = n < 1e6 ? ["k", 1e3] : ["M", 1e6];
  const value = n / divisor;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

/** A duration as a person writes it: `0:07`, `1:02:03`. */
export function duration(seconds: number) {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const start = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  return `${start}:${two(whole % 60)}`;
}
