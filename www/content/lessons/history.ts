import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/**
 * Each date was found in two places, but for al-Adli's tour, which only G. Jelliss dates; the text says so:
 * - Rudraṭa, ninth century: G. S. S. Murthy, The Knight's Tour Problem and Rudrata's Verse, Resonance 25 (2020),
 *   1095–1116, and the history of knight's tours at liquisearch.com. The tour is of 4 × 8 squares.
 * - 1759, 1766: Euler in BibNum (Mémoires, année 1759, volume 15, Berlin 1766) and ChessBase, “Euler and the knight's
 *   tour”; 1759 also in Die Gartenlaube 1884.
 * - 1823: Warnsdorff on calc.fjk.ch, “Springertour”, and in programming exercises that cite MathWorld: 1823.
 * - 1848, 1850: Bezzel 1848 and Nauck 1850 in D. Singmaster, Sources in Recreational Mathematics, 5.I.1, and Wikibooks,
 *   “Eight Queens”: September 1848; 1 June and 21 September 1850.
 * - Gauss's letters: C. F. Gauss, Werke XII (1929), 19–28, and Wikibooks. 76 on 1 September 1850, 72 on 12 September;
 *   on 27 September he writes that b4 and d5 have two solutions, of which he had missed one, and that “methodical
 *   trying”, which he describes, could settle Nauck's count in an hour or two.
 */
export default {
  id: "history",
  title: "How old this is",
  minutes: 8,
  needs: ["warnsdorff"],
  objectives: [
    "Put the two puzzles and the people who shaped them in order",
    "Explain why even Gauss’s count could not be trusted",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "Knight’s tours are far older than the mathematics about them. In the ninth century Rudraṭa, who wrote in Sanskrit on poetry, made a verse that can also be read along a tour of half a board. George Jelliss, who collected tours, dates the earliest known closed tour to about 840; it is by al-Adli of Baghdad. We have not checked that date elsewhere.",
        "Leonhard Euler studied tours for the Berlin Academy: his paper is in its memoirs for 1759, printed in 1766. He started with any long path and repaired it until it was a tour.",
        "A program found this closed tour.",
      ],
      task: "Play the tour. From the last square it is one jump back to the start.",
      moment: moment("knights", 8, "a8", "hamiltonian", 0),
      stretch: [0, 63],
    },
    {
      kind: "question",
      text: [
        "In 1823 H. C. von Warnsdorff published a rule that needs no repair: always jump to the square with the fewest onward moves. His book spells the name Warnsdorf, but the rule is usually called Warnsdorff’s.",
        "He had no proof, and there can be none: the rule fails from some squares. Two hundred years later it is still the first thing to try.",
      ],
      moment: moment("knights", 8, "a8", "warnsdorff", 17),
      prompt: "Where does Warnsdorff’s rule send the knight?",
      asks: "next-jump",
      alike: [
        {
          moment: moment("knights", 8, "a8", "warnsdorff", 20),
          text: ["Three jumps later the knight is on e6. Count the onward moves again."],
        },
      ],
    },
    {
      kind: "question",
      text: [
        "Max Bezzel asked for eight queens in a Berlin chess magazine in September 1848. In June 1850 Franz Nauck asked again in a Leipzig weekly, which Carl Friedrich Gauss read.",
        "In letters to his friend Schumacher that September, Gauss first counted 76 solutions, then 72; he could not warrant, he added, that there were no more. Nauck had the full list printed on 21 September 1850.",
        "Nauck also asked for the solutions with queens on b4 and d5. There are two. Gauss first found only one, and wrote on 27 September that he had missed the other. One of the two is almost on the board.",
      ],
      moment: moment("queens", 8, "", "backtracking", 282, { squares: [27, 33] }),
      prompt: "Which square completes the board?",
      asks: "free-square",
      alike: [
        {
          moment: moment("queens", 8, "", "backtracking", 183, { squares: [27, 33] }),
          text: ["This is the other solution with queens on b4 and d5, all but its last queen."],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "There are 92 solutions. One of the best calculators who ever lived missed some of them: a list is not a proof that nothing is missing. A complete search is. Gauss himself saw this: Nauck did not say how he made sure, so one might still doubt. “Methodical trying”, he wrote, would settle it in an hour or two, and he described it: today it is called backtracking.",
        "Plain backtracking places 2,056 queens that no other attacks to find all 92. The count here needs fewer: it finds 16 solutions, and counts with each of them its turns and reflections. A step runs to the next solution, to the end of a part of the work, or for at most 4,096 queens: 26 steps in all.",
      ],
      task: "Play the count. What does one solution count for?",
      beside: ["figures"],
      moment: moment("queens", 8, "", "count", 0),
      stretch: [0, 26],
    },
  ],
} satisfies Lesson;
