/** The result of `access`, or null if it throws. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
