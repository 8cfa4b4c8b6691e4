/** Lists of squares: as plain arrays, and as they are read aloud. */

/**
 * Numbers as a plain array; a loop takes a tenth of what `Array.from` takes for a typed one.
 * @param {ArrayLike<number>} numbers
 */
export function plain(numbers) {
  /** @type {number[]} */
  const list = [];
  for (let index = 0; index < numbers.length; index++) list.push(numbers[index]);
  return list;
}

/** More names than this nobody keeps in mind. */
const MOST = 24;

/**
 * Names one after the other: `a1, b2 and c3`.
 * @param {string[]} names
 */
export function listed(names) {
  if (names.length > MOST) {
    return `${names.slice(0, MOST).join(", ")} and ${names.length - MOST} more`;
  }
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/**
 * A number of things: `1 square`, `7 squares`.
 * @param {number} n
 * @param {string} thing
 */
export const counted = (n, thing) => `${n} ${thing}${n === 1 ? "" : "s"}`;
