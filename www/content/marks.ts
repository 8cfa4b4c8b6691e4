/** The settings that decide what a game shows. */
export interface Marks {
  /** Tint squares in the colour of the queen that attacks them. */
  shadows: boolean;
  /** Cross out attacked squares. */
  autoCross: boolean;
  /** Join queens that attack each other. */
  conflicts: boolean;
  /** Write a letter in every region. */
  colourLetters: boolean;
  /** Show onward moves on squares within reach. */
  hints: boolean;
  /** Number visited squares. */
  pathNumbers: boolean;
}

export const MARKS: Marks = {
  shadows: true,
  autoCross: false,
  conflicts: true,
  colourLetters: false,
  hints: true,
  pathNumbers: true,
};
