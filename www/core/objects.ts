/** An object without some of its properties. */
export const omit = <T extends object, Name extends keyof T>(whole: T, ...names: Name[]) =>
  Object.fromEntries(
    Object.entries(whole).filter(([name]) => !names.includes(name as Name)),
  ) as Omit<T, Name>;
