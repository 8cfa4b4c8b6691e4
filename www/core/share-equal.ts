/** Whether an object is a plain one or a list: others are told apart by identity alone. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}

/**
 * The later of two values with all that equals the earlier one taken from there, so that whatever
 * compares by identity finds only what has changed.
 */
export function shareEqual<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const shared = shareEqual(before[name], after[name]);
    if (!Object.is(shared, after[name])) (after as Record<string, unknown>)[name] = shared;
    isSame &&= name in before && Object.is(shared, before[name]);
  }
  return isSame ? (before as T) : after;
}
