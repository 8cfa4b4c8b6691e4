/** Whether a value is a plain object or an array. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}

/**
 * `after`, with every part that equals the one in `before` replaced by it, so that comparison by
 * identity finds only changes.
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
