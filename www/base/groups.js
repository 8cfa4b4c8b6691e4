/** Values in groups. */

/**
 * Values by what they have in common, in the order in which they come.
 * @template T
 * @param {Iterable<T>} values
 * @param {(value: T) => string} keyOf
 * @returns {Map<string, T[]>}
 */
export function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
