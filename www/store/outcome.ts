import type { Requirements } from "../routes/requirements.ts";

/** The outcome of a command, in sentences. */
export interface Outcome {
  /** What was refused; it takes precedence. */
  notice?: string;
  /** What to do next. */
  hint?: string;
  /** The result, in a toast. */
  toast?: string;
  /** The result, for screen readers. */
  done?: string;
  /** How to show it, unless it is a change that is shown and announced at once. */
  as?: Presentation;
  /** The parts to load first; nothing has been done yet. */
  waitsFor?: Requirements;
}

/**
 * As a pointed-at square, which leaves the scene as it is; as the present state, announced or not; as
 * settings, which leave the board as it is; as a step made; or as a step reached, announced or not.
 */
type Presentation =
  | "hovering"
  | "silent"
  | "announced"
  | "settings"
  | "step"
  | "sought"
  | "sought silently";
