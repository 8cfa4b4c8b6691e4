const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * A count with thousands separators. Written by hand: `Intl` takes longer to start than the game.
 * @param n below 10²¹
 */
export function count(n: number) {
  const digits = String(Math.round(n));
  return digits.length < 4 ? digits : digits.replace(THOUSANDS, ",");
}

export const figure = (n: number) => (Number.isInteger(n) ? count(n) : n.toFixed(3));

/** A ratio or a duration, with a tenth below 10: `9.5`, `1,220`. */
export const tenths = (n: number) => (n < 10 ? n.toFixed(1) : count(n));

/** A share from 0 to 1 as a percentage; below 1% with one significant digit. */
export function percent(share: number) {
  const hundredths = 100 * share;
  if (hundredths >= 1 || hundredths === 0) return `${Math.floor(hundredths)}%`;
  return `${Number(hundredths.toPrecision(1))}%`;
}

/** `940`, `1.2 k`, `85 M`. */
export function short(n: number) {
  if (n < 1000) return String(Math.round(n));
  const [unit, divisor] = n < 1e6 ? ["k", 1e3] : ["M", 1e6];
  const value = n / divisor;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

/** `0:07`, `1:02:03`. */
export function duration(seconds: number) {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const start = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  return `${start}:${two(whole % 60)}`;
}
