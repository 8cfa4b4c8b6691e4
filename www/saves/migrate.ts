/** Brings what an earlier version saved to the present one. There is no earlier version yet: the second adds the first step. */

/** What is saved in one piece, as an entry or in a file. */
export type Saved =
  | "settings"
  | "game"
  | "solve"
  | "archived"
  | "learned"
  | "days"
  | "programs"
  | "file";

export type Unchecked = Record<string, unknown>;

/**
 * From one version to the next, for what changes between them. Only versions are checked so far: damaged parts must
 * pass through, to be set aside later. The step of a file brings the games and solves in it.
 */
export type Step = Partial<Record<Saved, (read: Unchecked) => Unchecked>>;

/** From version 1 to 2, and so on: one fewer than `VERSION` in `saved.ts`. */
export const STEPS: readonly Step[] = [];

/** @param version of what was read, from 1 */
export const migrated = (kind: Saved, version: number, read: Unchecked, steps = STEPS): Unchecked =>
  steps.slice(version - 1).reduce((now, step) => step[kind]?.(now) ?? now, read);
