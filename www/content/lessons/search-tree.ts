import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 6, "a6", "backtracking", step);

/**
 * D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29 (1975), 121–136. The
 * paper walks at random through the tree of uncrossed knight's tours; here it is queens.
 */
export default {
  id: "search-tree",
  title: "The search tree",
  minutes: 12,
  needs: ["backtracking"],
  objectives: [
    "Name the nodes, depths and branching factors of a search tree",
    "Show where a search prunes its tree, and what that cuts off",
    "Estimate the size of a tree by random descents",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "Write every decision below the one before it, and a search draws a tree: the [[search-tree]]. Its root is the board before the first decision.",
        "Each queen that no other attacks is a [[node]]. Its [[depth]] is the number of queens placed so far; the number of nodes right below it is its [[branching-factor]]. The root here has four nodes below it: c5, d5, e5 and f5. A node with nothing below it is a leaf.",
        "This board has no solution, so backtracking visits the whole tree. Most of its 132 steps try a square that is attacked. The panel lists these as well, with a cross, and includes them in its count.",
      ],
      task: "Play it. The panel shows the path from the root to the board, and what failed along it.",
      beside: ["tree"],
      moment: at(0),
      stretch: [0, 132],
    },
    {
      kind: "question",
      text: [
        "There are queens on d5 and f4. In row 3 every square but c3 is attacked, so only one branch leads on from here.",
        "[[pruning|Pruning]] cuts off a branch without looking at what hangs below it. Backtracking prunes at every square that is attacked. With no test at all, the tree of this board would have 9,330 nodes; backtracking visits 21.",
      ],
      beside: ["tree"],
      moment: at(63),
      prompt: "Which row would a queen on c3 leave without a square?",
      asks: "dry-row",
      queen: "c3",
      right: "That is the next row, so c3 is a leaf: no queen can go below it.",
      alike: [
        {
          moment: at(7),
          text: [
            "Another branch of the same tree, with queens on c5 and e4. Row 3 has only b3 left.",
          ],
          prompt: "Which row would a queen on b3 leave without a square?",
          queen: "b3",
          right:
            "Backtracking doesn’t notice, because it only looks at the next row. Row 2 still has d2, so it goes on below b3, in vain.",
        },
      ],
    },
    {
      kind: "guess",
      text: [
        "On 12 × 12, with no queen locked, backtracking looks for every solution. How large is its tree? From the root you cannot tell.",
        "D. E. Knuth (1975) found a way to estimate it. Walk down from the root, choosing a branch at random at each node, until you reach a leaf. Multiply the branching factors on the way: 12 nodes at depth 1, 12 times the next factor at depth 2, and so on. Add these products up.",
        "One such descent can be far off, but it is right on average. So average many of them.",
      ],
      moment: moment("queens", 12, "", "backtracking", 0),
      prompt: "How many nodes does the whole tree have?",
      asks: "nodes",
      most: 1_000_000_000,
      means: "A thousand descents visit a small part of the tree, and their average is close.",
    },
  ],
} satisfies Lesson;
