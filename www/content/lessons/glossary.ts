/**
 * The terms that the lessons use, each in a plain sentence or two. They are meant as in S. Russell,
 * P. Norvig, Artificial Intelligence: A Modern Approach, and F. Rossi, P. van Beek, T. Walsh
 * (editors), Handbook of Constraint Programming (2006), from memory.
 */

import type { Glossary } from "./lesson.ts";

const MEANINGS = {
  csp: "Variables, a domain for each, and constraints. A solution gives every variable a value from its domain and breaks no constraint. CSP for short.",
  variable: "One decision to make. Here: where the queen in a row goes.",
  value: "One of the choices for a variable. Here: one of the squares in a row.",
  constraint:
    "A rule that forbids some combinations of values. Here: no two queens in the same row, column or diagonal.",
  domain:
    "The values still possible for a variable. Here: the squares that a row can still use, the blue dots.",
  assignment:
    "Values for some or all of the variables. It is a solution if every variable has a value and no constraint is broken.",
  backtracking:
    "Deciding one variable at a time and testing each decision as it is made. When a variable has no value left, the last decision is taken back and the next value is tried.",
  "search-tree":
    "All that a search can decide, drawn as a tree: below each decision hang the decisions that can follow it. Its root is the board before the first one.",
  node: "A place in a search tree: the decisions made so far. Here: the queens placed so far, or the knight’s path.",
  depth: "How many decisions lead from the root of a search tree to a node.",
  "branching-factor":
    "How many nodes hang right below a node of a search tree. It often gets smaller with depth.",
  pruning:
    "Cutting off a branch of the search tree that cannot hold a solution, without looking at what hangs below it.",
  "heavy-tail":
    "A distribution has a heavy tail if the share of values above x falls slowly, about like a power of x. With logarithmic axes that is nearly a straight line. The few largest values then dominate the mean.",
  "exact-cover":
    "Items and options, each of which covers some of the items: choose options that cover every item exactly once. Items that need not be covered may be covered at most once.",
  complete:
    "A method is complete if, given enough time, it finds a solution or proves that there is none.",
  thrashing:
    "Failing again and again for the same reason, because the search doesn’t see the reason.",
  "forward-checking":
    "After each decision, ruling out the values of undecided variables that conflict with it. If a variable runs out of values, the decision is taken back.",
  propagation: "Working out what a decision rules out elsewhere, before making the next one.",
  heuristic: "A rule of thumb. It usually helps, but not always.",
  "fail-first":
    "Deciding the variable that is likeliest to fail first. The usual measure is the number of values left: minimum remaining values, or MRV.",
  degree:
    "How many undecided variables a variable constrains. The textbook breaks ties with it: the highest degree first. In the queens puzzle every row constrains every other, so all degrees are equal. The solver here counts attacked squares instead.",
  "succeed-first":
    "Trying the value that rules out the fewest values of other variables first: the least-constraining value.",
  "arc-consistency":
    "The state in which every value has support in the domain of every other variable. Values without support are ruled out until this holds.",
  support:
    "A value of another variable that goes with this one. Here: a square in another row that a queen on this square doesn’t attack.",
  "conflict-set":
    "Earlier decisions that can’t all stand: no solution has all of them. The decisions that ruled out all values of a variable are such a set.",
  backjumping:
    "Returning to the last decision that had a part in the failure, past those that had none.",
  proof:
    "Showing that something must be so. A complete search that runs out of choices has proved that there is no solution.",
  "local-search":
    "Starting with every variable decided, some of them wrongly, and changing one or a few at a time. Most such methods can’t prove that there is no solution.",
  conflict: "A broken constraint. Here: two queens that attack each other.",
  "hill-climbing":
    "Local search that only makes changes for the better. Steepest ascent makes the best one.",
  "local-minimum":
    "An assignment with conflicts that no single change improves: a strict minimum if every change makes it worse, a flat one if some leave it the same.",
  plateau:
    "Neighbouring assignments with the same number of conflicts, so the number doesn’t show where to go. It is a shoulder if some change leads down from it, otherwise a flat minimum.",
  "sideways-move":
    "A change that leaves the number of conflicts the same. It can lead off a plateau.",
  restart: "Giving up on the current board and starting over elsewhere, usually at random.",
  annealing:
    "Local search that tries changes at random. A change for the worse is made with a probability that falls with the **temperature**, which goes down slowly.",
  "min-conflicts":
    "Local search that picks a variable in conflict at random and gives it a value with the fewest conflicts.",
  "np-complete":
    "A yes-or-no problem is in NP if a proposed solution can be checked quickly. It is NP-complete if it is in NP and every problem in NP reduces to it quickly. No quick method is known for any NP-complete problem.",
  median:
    "The middle of a sorted list: half the numbers are no larger, half are no smaller. If two are in the middle, it lies halfway between them.",
  stranded:
    "An unvisited square is stranded if all its neighbours are visited and the knight isn’t on one of them. No jump can reach it any more.",
  warnsdorff: "Jump to the square with the fewest onward moves: unvisited squares a jump away.",
  tie: "Several choices that a rule finds equally good. Something else has to break the tie.",
  "cut-square":
    "An unvisited square that holds two parts of the unvisited squares together: without it, no jumps lead from one part to the other. In a graph it is called an articulation point.",
  line: "A row, a column or, in Colour Queens, a colour. Each needs exactly one queen.",
  "smallest-proof":
    "The fewest lines that could not all be filled if a queen stood on a square. They show that it is out, and their number says how hard it is to see.",
  construction: "Writing a solution down by a formula or from known parts, without a search.",
};

/** The terms that `formal.ts` defines, which loads on demand. */
const FORMAL = [
  ...["csp", "variable", "value", "domain", "constraint", "assignment", "backtracking", "complete"],
  ...["search-tree", "branching-factor", "exact-cover"],
  ...["forward-checking", "fail-first", "succeed-first", "degree", "support", "arc-consistency"],
  ...["conflict-set", "backjumping", "conflict", "local-search", "hill-climbing", "local-minimum"],
  ...["plateau", "annealing", "min-conflicts", "line", "smallest-proof"],
];

/** The terms whose words differ from their ids. */
const WORDS: Record<string, string> = {
  csp: "constraint satisfaction problem",
  "fail-first": "fail-first",
  "succeed-first": "succeed-first",
  annealing: "simulated annealing",
  "min-conflicts": "min-conflicts",
  "np-complete": "NP-complete",
  warnsdorff: "Warnsdorff’s rule",
};

export const GLOSSARY: Glossary = Object.fromEntries(
  Object.entries(MEANINGS).map(([id, means]) => [
    id,
    { word: WORDS[id] ?? id.replaceAll("-", " "), means, isFormal: FORMAL.includes(id) },
  ]),
);
