import { tenths } from "./numbers.ts";

/** A time in a suitable unit: `8.7 µs`, `346 ms`, `1.2 s`. */
export function timeWords(microseconds: number) {
  const [value, unit] =
    microseconds < 1000
      ? [microseconds, "µs"]
      : microseconds < 1e6
        ? [microseconds / 1000, "ms"]
        : [microseconds / 1e6, "s"];
  return `${tenths(value)} ${unit}`;
}
