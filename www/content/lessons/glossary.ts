/**
 * The words of the field that the lessons use, each in a plain sentence or two. They are meant as in
 * S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, and F. Rossi, P. van Beek,
 * T. Walsh (editors), Handbook of Constraint Programming (2006), from memory, and said here of the
 * two puzzles.
 */

import type { Glossary } from "./lesson.ts";

export const GLOSSARY: Glossary = {
  variable: {
    word: "variable",
    means: "Something to decide. Here: where the queen of a row goes.",
  },
  value: {
    word: "value",
    means: "One of the choices for a variable. Here: one of the squares of a row.",
  },
  constraint: {
    word: "constraint",
    means:
      "A rule that forbids some combinations of values. Here: no two queens in the same row, column or diagonal.",
  },
  domain: {
    word: "domain",
    means:
      "The values that are still possible for a variable. Here: the squares that a row can still use, the blue dots.",
  },
  assignment: {
    word: "assignment",
    means:
      "A choice of values for some or all of the variables. It is a solution if every variable has a value and no constraint is broken.",
  },
  backtracking: {
    word: "backtracking",
    means:
      "Deciding one variable at a time and testing at once. When a variable has no value left, the last decision is taken back and its next value is tried.",
  },
  complete: {
    word: "complete",
    means:
      "A method is complete if, given enough time, it finds a solution or proves that there is none.",
  },
  thrashing: {
    word: "thrashing",
    means:
      "Failing again and again for the same reason, because the search doesn’t see the reason.",
  },
  "forward-checking": {
    word: "forward checking",
    means:
      "After each decision, ruling out the values of undecided variables that conflict with it. If that leaves a variable without a value, the decision is taken back.",
  },
  propagation: {
    word: "propagation",
    means: "Working out what a decision rules out elsewhere before making the next one.",
  },
  heuristic: {
    word: "heuristic",
    means: "A rule of thumb: it usually helps, and nothing guarantees that it does.",
  },
  "fail-first": {
    word: "fail-first",
    means:
      "Deciding next the variable that is likeliest to fail. The usual measure is the number of values left: minimum remaining values, or MRV.",
  },
  degree: {
    word: "degree",
    means:
      "The number of undecided variables that a variable shares a constraint with. As a tie-break, the variable with more of them comes first; here, the row whose squares attack the most squares left in other rows.",
  },
  "succeed-first": {
    word: "succeed-first",
    means:
      "Trying first the value that rules out the fewest values of other variables: the least-constraining value.",
  },
  "arc-consistency": {
    word: "arc consistency",
    means:
      "The state in which every value has a support in the domain of every other variable. Values without support are ruled out until that is so.",
  },
  support: {
    word: "support",
    means:
      "A value of another variable that goes with this one. Here: a square of another row that a queen on this square doesn’t attack.",
  },
  "conflict-set": {
    word: "conflict set",
    means:
      "The earlier decisions that ruled out a variable’s values. Unless one of them changes, the variable stays without a value.",
  },
  backjumping: {
    word: "backjumping",
    means:
      "Going back to the last decision that had a part in the failure, and over those that had none.",
  },
  proof: {
    word: "proof",
    means:
      "Showing that something must be so. A complete search that has run out of choices has proved that there is no solution.",
  },
  "local-search": {
    word: "local search",
    means:
      "Starting with all variables decided, some of them wrongly, and changing one or a few at a time. Most such methods can’t prove that there is no solution.",
  },
  conflict: {
    word: "conflict",
    means: "A constraint that is broken. Here: two queens that attack each other.",
  },
  "hill-climbing": {
    word: "hill climbing",
    means:
      "Local search that makes only changes for the better. Steepest ascent takes the best of all.",
  },
  "local-minimum": {
    word: "local minimum",
    means:
      "An assignment with conflicts that no single change improves. The best assignment may be far away.",
  },
  plateau: {
    word: "plateau",
    means:
      "Neighbouring assignments with equally many conflicts, so that nothing says where to go.",
  },
  "sideways-move": {
    word: "sideways move",
    means: "A change that leaves the number of conflicts as it is. It can lead off a plateau.",
  },
  restart: {
    word: "restart",
    means: "Giving up where the search stands and beginning again elsewhere, usually at random.",
  },
  annealing: {
    word: "simulated annealing",
    means:
      "Local search that makes random changes. One for the worse is made with a probability that falls with the **temperature**, which goes down slowly.",
  },
  "min-conflicts": {
    word: "min-conflicts",
    means:
      "Local search that picks a variable in conflict at random and gives it a value with the fewest conflicts.",
  },
  "np-complete": {
    word: "NP-complete",
    means:
      "A yes-or-no problem is in NP if a solution can be checked quickly, and NP-complete if every problem in NP can be turned into it quickly. No quick method is known for any of them.",
  },
  median: {
    word: "median",
    means: "The middle one of figures put in order: half are no larger, half are no smaller.",
  },
  stranded: {
    word: "stranded",
    means:
      "An unvisited square is stranded if all its neighbours have been visited and the knight doesn’t stand on one of them. No jump can reach it any more.",
  },
  warnsdorff: {
    word: "Warnsdorff’s rule",
    means:
      "Jump to the square that has the fewest onward moves: the fewest unvisited squares a jump away.",
  },
  tie: {
    word: "tie",
    means: "Several choices that a rule finds equally good. Something else has to break the tie.",
  },
  "cut-square": {
    word: "cut square",
    means:
      "An unvisited square that holds two parts of the unvisited squares together: without it there is no way from one to the other.",
  },
  construction: {
    word: "construction",
    means: "Writing a solution down by a formula or from parts that are known, without a search.",
  },
};
