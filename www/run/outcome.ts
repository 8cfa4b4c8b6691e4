import type { Mode } from "../state/state.ts";

/** What came of an action, in sentences. */
export interface Outcome {
  /** What was refused, to be said before all else. */
  notice?: string;
  /** What to do next. */
  hint?: string;
  /** What was done, in a sentence that passes after a few seconds. */
  toast?: string;
  /** What was done, for those who listen. */
  done?: string;
  /** How it is shown, where it is not a change that is said and shown at once. */
  as?: Shown;
  /** The mode that has to be loaded first: nothing has been done yet. */
  waitsFor?: Mode;
}

/**
 * As what is pointed at, beside a picture that stays; as how things are now, said or unsaid; as settings, which leave the board as it is; as a step that was made, or as a
 * step that was sought, said or unsaid.
 */
type Shown = "pointed" | "unsaid" | "said" | "settings" | "step" | "sought" | "sought unsaid";
