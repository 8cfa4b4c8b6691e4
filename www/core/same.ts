/** Deep equality of plain values, as JSON. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
