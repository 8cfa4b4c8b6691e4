/** The state of the page, as far as it is announced. */
export interface Status {
  /** Identifies what is open; its title is announced when it changes. */
  place: string;
  /** The title, given the place before. */
  title: (before: string) => string;
  /** The current situation in sentences, or "". */
  text: string;
  isOngoing: boolean;
  /** Whether the text is still to come. */
  waiting: boolean;
}

export type Situation = Pick<Status, "text" | "isOngoing" | "waiting">;
