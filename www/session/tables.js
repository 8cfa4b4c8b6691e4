/** @type {(...given: any[]) => any} */
export const statisticsAs = () => ({});
