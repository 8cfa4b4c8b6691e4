/** Type guards for untrusted values. */

export type Guard<T> = (value: unknown) => value is T;

/** Whether a value is an object or an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const isString = (value: unknown): value is string => typeof value === "string";

export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** Whether a value is an integer, 0 or more. */
export const isWhole = (n: unknown): n is number =>
  typeof n === "number" && Number.isSafeInteger(n) && n >= 0;

export const isWithin =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    typeof value === "number" && value >= least && value <= most;

export const oneOf =
  <const T>(...values: T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const orNull =
  <T>(isFine: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || isFine(value);

export const listOf =
  <T>(isFine: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isFine);

/**
 * Whether a value has exactly these properties, each accepted by its guard.
 * @param optional properties that may be missing
 */
export const shaped =
  <T extends object>(
    checks: { [Name in keyof T]-?: Guard<T[Name]> },
    optional: (keyof T)[] = [],
  ): Guard<T> =>
  (value): value is T => {
    if (!isObject(value)) return false;
    let left = Object.keys(value).length;
    for (const name in checks) {
      if (!Object.hasOwn(value, name) && optional.includes(name)) continue;
      if (!Object.hasOwn(value, name) || !checks[name](value[name])) return false;
      left--;
    }
    return left === 0;
  };

/** An array as it is, a missing value as none, anything else as the only entry. */
export const listFrom = (read: unknown = []): unknown[] => (Array.isArray(read) ? read : [read]);
