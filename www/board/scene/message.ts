/** The sentence under the board. */
export interface Message {
  text: string;
  tone: "" | "bad" | "good";
  /** Whether other parts of the page show it already. */
  calm?: true;
}
