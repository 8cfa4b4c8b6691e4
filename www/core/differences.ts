/** What differs between two plain values, as data. */

/** A path, and the value that is there now; without one, it is gone. */
export type Difference = [path: string[], value?: unknown];

type Fields = Record<string, unknown>;

const hasFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What leads from one value to another. Lists and maps that differ do so as a whole. */
export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!hasFields(before) || !hasFields(after)) return [[path, after]];
  const gone = Object.keys(before).filter((key) => !(key in after));
  return [
    ...gone.map((key): Difference => [[...path, key]]),
    ...Object.keys(after).flatMap((key) => differences(before[key], after[key], [...path, key])),
  ];
}

/** The value with a difference. */
export function patched<T>(whole: T, [[key, ...rest], ...value]: Difference): T {
  if (key === undefined) return value[0] as T;
  const fields: Fields = { ...(whole as Fields) };
  if (rest.length === 0 && value.length === 0) delete fields[key];
  else fields[key] = patched(fields[key], [rest, ...value]);
  return fields as T;
}
