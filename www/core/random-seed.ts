/** A seed that nobody chose. */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
