/** The forms of text that hold a board. */

import type { TextForm } from "../engine/reader.ts";

export const TEXT_FORMS: Record<TextForm, string> = {
  letters: "Rows of letters",
  numbers: "Rows of numbers, as in tables",
  line: "Letters on one line",
  runs: "Run lengths, as in our links",
  emoji: "Emoji squares",
  json: "JSON",
  level: "A nested list, as in code",
  page: "Rows of numbers in JSON",
  "star battle": "The end of a Star Battle link",
  "star battle file": "A Star Battle file",
  columns: "The column of each row’s queen",
  placement: "A chess position (FEN)",
  drawing: "Q for a queen, dots for the rest",
  steps: "The number of each square",
  squares: "The squares in order",
};
