import { count } from "./numbers.ts";

/** A plain array of numbers; ten times as fast as `Array.from` on a typed array. */
export function plain(numbers: ArrayLike<number>) {
  const list: number[] = [];
  for (let index = 0; index < numbers.length; index++) list.push(numbers[index]!);
  return list;
}

/** `[1, 2], [3, 4]` for 1, 2, 3, 4. */
export const inPairs = (flat: ArrayLike<number>) =>
  Array.from({ length: flat.length / 2 }, (_, at): [number, number] => [
    flat[2 * at]!,
    flat[2 * at + 1]!,
  ]);

/** The most names in a list. */
const MOST = 24;

/** `a1, b2 and c3`. */
export function listed(names: string[]) {
  if (names.length > MOST) {
    return `${names.slice(0, MOST).join(", ")} and ${names.length - MOST} more`;
  }
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** `1 square`, `1,220 squares`. */
export const counted = (n: number, thing: string) => `${count(n)} ${thing}${n === 1 ? "" : "s"}`;

export const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

/** The middle of sorted numbers, or the mean of the middle two. */
export function medianOf(sorted: number[]) {
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}
