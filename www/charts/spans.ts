import type { Snapshot } from "../engine/generated/run.ts";

export type Profile = NonNullable<Snapshot["profile"]>;

/** Calls `draw` with the range of depths at each pixel, merging the columns below it. */
export function spansByPixel(
  { width, least, most }: Profile,
  reached: number,
  pixels: number,
  draw: (x: number, pixels: number, least: number, most: number) => void,
) {
  const columns = least.length;
  const apart = (width * pixels) / Math.max(1, reached);
  if (apart >= 1) {
    for (let column = 0; column < columns; column++) {
      draw(column * apart, apart, least[column]!, most[column]!);
    }
    return;
  }
  for (let x = 0, column = 0; column < columns; x++) {
    let [low, high] = [least[column]!, most[column]!];
    for (column++; column < columns && column * apart < x + 1; column++) {
      low = Math.min(low, least[column]!);
      high = Math.max(high, most[column]!);
    }
    draw(x, 1, low, high);
  }
}

/** About the first step of greatest depth: the first step of its column. */
export function firstMost({ width, most }: Profile) {
  let best = 0;
  for (let column = 1; column < most.length; column++)
    if (most[column]! > most[best]!) best = column;
  return best * width + (width > 1 ? 0 : 1);
}

/** The greatest depth, at least 1. */
export const highest = (profile: Profile | null) => Math.max(1, ...(profile?.most ?? []));
