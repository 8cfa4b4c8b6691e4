/** @type {(...given: any[]) => any} */
export const streakOf = () => ({ days: 0, longest: 0 });
