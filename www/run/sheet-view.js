/** @type {(...given: any[]) => any} */
export const sheetView = () => ({});
