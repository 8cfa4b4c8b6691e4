/** The lessons, in order, by chapters. */
import forwardChecking from "./forward-checking.js";
import { inOrder } from "./lesson.js";
import thrashing from "./thrashing.js";
import warnsdorff from "./warnsdorff.js";

/** @type {import("./lesson.js").Chapter[]} */
export const CHAPTERS = [
  { id: "trying", title: "Trying", lessons: [thrashing] },
  { id: "looking-ahead", title: "Looking ahead", lessons: [forwardChecking] },
  { id: "knight", title: "The knight", lessons: [warnsdorff] },
];

export const LESSONS = inOrder(CHAPTERS);
