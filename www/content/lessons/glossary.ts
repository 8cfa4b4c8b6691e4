/**
 * The words of the field that the lessons use, each in a plain sentence or two. They are meant as in
 * S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, and F. Rossi, P. van Beek,
 * T. Walsh (editors), Handbook of Constraint Programming (2006), from memory, and said here of the
 * two puzzles.
 */

import type { Glossary } from "./lesson.ts";

const MEANINGS = {
  variable: "Something to decide. Here: where the queen of a row goes.",
  value: "One of the choices for a variable. Here: one of the squares of a row.",
  constraint:
    "A rule that forbids some combinations of values. Here: no two queens in the same row, column or diagonal.",
  domain:
    "The values that are still possible for a variable. Here: the squares that a row can still use, the blue dots.",
  assignment:
    "A choice of values for some or all of the variables. It is a solution if every variable has a value and no constraint is broken.",
  backtracking:
    "Deciding one variable at a time and testing at once. When a variable has no value left, the last decision is taken back and its next value is tried.",
  complete:
    "A method is complete if, given enough time, it finds a solution or proves that there is none.",
  thrashing:
    "Failing again and again for the same reason, because the search doesn’t see the reason.",
  "forward-checking":
    "After each decision, ruling out the values of undecided variables that conflict with it. If that leaves a variable without a value, the decision is taken back.",
  propagation: "Working out what a decision rules out elsewhere before making the next one.",
  heuristic: "A rule of thumb: it usually helps, and nothing guarantees that it does.",
  "fail-first":
    "Deciding next the variable that is likeliest to fail. The usual measure is the number of values left: minimum remaining values, or MRV.",
  degree:
    "The number of undecided variables that a variable shares a constraint with. As a tie-break, the variable with more of them comes first; here, the row whose squares attack the most squares left in other rows.",
  "succeed-first":
    "Trying first the value that rules out the fewest values of other variables: the least-constraining value.",
  "arc-consistency":
    "The state in which every value has a support in the domain of every other variable. Values without support are ruled out until that is so.",
  support:
    "A value of another variable that goes with this one. Here: a square of another row that a queen on this square doesn’t attack.",
  "conflict-set":
    "The earlier decisions that ruled out a variable’s values. Unless one of them changes, the variable stays without a value.",
  backjumping:
    "Going back to the last decision that had a part in the failure, and over those that had none.",
  proof:
    "Showing that something must be so. A complete search that has run out of choices has proved that there is no solution.",
  "local-search":
    "Starting with all variables decided, some of them wrongly, and changing one or a few at a time. Most such methods can’t prove that there is no solution.",
  conflict: "A constraint that is broken. Here: two queens that attack each other.",
  "hill-climbing":
    "Local search that makes only changes for the better. Steepest ascent takes the best of all.",
  "local-minimum":
    "An assignment with conflicts that no single change improves. The best assignment may be far away.",
  plateau:
    "Neighbouring assignments with equally many conflicts, so that nothing says where to go.",
  "sideways-move":
    "A change that leaves the number of conflicts as it is. It can lead off a plateau.",
  restart: "Giving up where the search stands and beginning again elsewhere, usually at random.",
  annealing:
    "Local search that makes random changes. One for the worse is made with a probability that falls with the **temperature**, which goes down slowly.",
  "min-conflicts":
    "Local search that picks a variable in conflict at random and gives it a value with the fewest conflicts.",
  "np-complete":
    "A yes-or-no problem is in NP if a solution can be checked quickly, and NP-complete if every problem in NP can be turned into it quickly. No quick method is known for any of them.",
  median: "The middle one of figures put in order: half are no larger, half are no smaller.",
  stranded:
    "An unvisited square is stranded if all its neighbours have been visited and the knight doesn’t stand on one of them. No jump can reach it any more.",
  warnsdorff:
    "Jump to the square that has the fewest onward moves: the fewest unvisited squares a jump away.",
  tie: "Several choices that a rule finds equally good. Something else has to break the tie.",
  "cut-square":
    "An unvisited square that holds two parts of the unvisited squares together: without it there is no way from one to the other.",
  construction:
    "Writing a solution down by a formula or from parts that are known, without a search.",
};

/** The words that are not their ids without hyphens. */
const WORDS: Record<string, string> = {
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
    { word: WORDS[id] ?? id.replaceAll("-", " "), means },
  ]),
);
