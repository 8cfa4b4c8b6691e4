import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/**
 * D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29 (1975), 121–136. The
 * paper walks at random through the tree of uncrossed knight's tours; here it is queens.
 */
export default {
  id: "search-tree",
  title: "The search tree",
  minutes: 8,
  needs: ["forward-checking"],
  objectives: [
    "Name the nodes, depths and branching factors of a search tree",
    "Say what pruning cuts off",
    "Estimate the size of a tree by random descents",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "Write every decision below the one before it, and a search draws a tree: the [[search-tree]]. Its root is the board before the first decision.",
        "Each queen placed is a [[node]]. Its [[depth]] is the number of queens placed so far; the number of nodes right below it is its [[branching-factor]]. The root here has four nodes below it: c5, d5, e5 and f5. A node with nothing below it is a leaf.",
        "This board has no solution, so forward checking visits the whole tree: 17 nodes in 28 steps.",
      ],
      task: "Play it. The panel shows the path from the root to the board, and what failed along it.",
      beside: ["tree"],
      moment: moment("queens", 6, "a6", "forward-checking", 0),
      stretch: [0, 28],
    },
    {
      kind: "question",
      text: [
        "There are queens on d5 and b4. Row 3 has only e3 left, so the next queen goes there: only one branch leads on from here.",
        "[[pruning|Pruning]] cuts off a branch without looking at what hangs below it. Forward checking prunes where a row runs out of squares.",
        "With no test at all, the tree of this board would have 9,330 nodes. Backtracking, which only rules out attacked squares, visits 21.",
      ],
      beside: ["tree"],
      moment: moment("queens", 6, "a6", "forward-checking", 10),
      prompt: "Which row would the next queen leave without a square?",
      asks: "dry-row",
      queen: "e3",
      right: "So e3 is a leaf: nothing below it is looked at.",
      alike: [
        {
          moment: moment("queens", 6, "a6", "forward-checking", 5),
          text: [
            "Another branch of the same tree, with queens on c5 and f4. Row 3 has only b3 left, so the next queen goes there.",
          ],
          queen: "b3",
          right: "So b3 is also a leaf.",
        },
      ],
    },
    {
      kind: "guess",
      text: [
        "On 12 × 12, with no queen locked, forward checking looks for every solution. How large is its tree? From the root you cannot tell.",
        "D. E. Knuth (1975) found a way to estimate it. Walk down from the root, choosing a branch at random at each node, until you reach a leaf. Multiply the branching factors on the way: 12 nodes at depth 1, 12 times the next factor at depth 2, and so on. Add these products up.",
        "One such descent can be far off, but it is right on average. So average many of them.",
      ],
      moment: moment("queens", 12, "", "forward-checking", 0),
      prompt: "How many nodes does the whole tree have?",
      most: 1_000_000_000,
      means:
        "A thousand descents visit a small part of the tree, and their average is close. The same walk in backtracking’s tree estimates its 856,188 nodes: looking ahead cuts off a quarter of them.",
    },
  ],
} satisfies Lesson;
