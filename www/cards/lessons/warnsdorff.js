import { moment } from "../moment.js";

/** @type {import("./lesson.js").Lesson} */
export default {
  id: "warnsdorff",
  title: "Warnsdorff’s rule",
  parts: [
    {
      kind: "question",
      text: [
        "[[warnsdorff|Warnsdorff’s rule]]: jump to the square with the fewest onward moves.",
        "The numbers count them.",
      ],
      beside: ["code", "words"],
      moment: moment("knights", 8, "a8", "warnsdorff", 20),
      prompt: "Where does the knight jump next?",
      asks: "next-jump",
    },
  ],
};
