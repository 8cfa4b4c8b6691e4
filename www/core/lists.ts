/** Lists of squares: as plain arrays, and as they are read aloud. */

/** Numbers as a plain array; a loop takes a tenth of what `Array.from` takes for a typed one. */
export function plain(numbers: ArrayLike<number>) {
  const list: number[] = [];
  for (let index = 0; index < numbers.length; index++) list.push(numbers[index]!);
  return list;
}

/** More names than this nobody keeps in mind. */
const MOST = 24;

/** Names one after the other: `a1, b2 and c3`. */
export function listed(names: string[]) {
  if (names.length > MOST) {
    return `${names.slice(0, MOST).join(", ")} and ${names.length - MOST} more`;
  }
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A number of things: `1 square`, `7 squares`. */
export const counted = (n: number, thing: string) => `${n} ${thing}${n === 1 ? "" : "s"}`;
