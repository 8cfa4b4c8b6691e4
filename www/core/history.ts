/** Undo and redo. */
export interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

/** How many steps can be undone. */
const LONGEST = 100;

export const recorded = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-LONGEST),
  present: next,
  future: [],
});

/** Null if nothing can be undone. */
export const undone = <T>({ past, present, future }: History<T>): History<T> | null =>
  past.length === 0
    ? null
    : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };

/** Null if nothing can be redone. */
export const redone = <T>({ past, present, future }: History<T>): History<T> | null =>
  future.length === 0
    ? null
    : { past: [...past, present], present: future[0]!, future: future.slice(1) };
