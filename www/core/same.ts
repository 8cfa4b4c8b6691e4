/** Whether two plain values say the same. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
