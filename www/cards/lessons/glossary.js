/** The words of the field that the lessons use, each in a plain sentence or two. */

/** @type {import("./lesson.js").Glossary} */
export const GLOSSARY = {
  domain: { word: "domain", means: "The squares that a row can still use." },
  backtracking: {
    word: "backtracking",
    means: "Search that takes the last queen back as soon as nothing can be placed after it.",
  },
  "forward-checking": {
    word: "forward checking",
    means:
      "Whenever a queen is placed, the squares that it attacks are ruled out in all other rows. A row without squares shows the mistake at once.",
  },
  thrashing: {
    word: "thrashing",
    means: "Failing again and again for the same reason, without noticing it.",
  },
  warnsdorff: {
    word: "Warnsdorff’s rule",
    means: "Jump to the square with the fewest onward moves.",
  },
};
