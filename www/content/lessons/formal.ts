/**
 * Formal definitions of terms, in the notation of S. Russell, P. Norvig, Artificial Intelligence: A Modern
 * Approach. The page fetches this file when you choose *Formally*.
 *
 * Sources: A. K. Mackworth, Consistency in networks of relations, Artificial Intelligence 8 (1977), has AC-3.
 * A. K. Mackworth, E. C. Freuder, The complexity of some polynomial network consistency algorithms for constraint
 * satisfaction problems, Artificial Intelligence 25 (1985), has its bound: the abstract of their report of 1982 (UBC
 * TR-82-06) says that it is linear in the number of constraints; the factor d³ was checked against Russell and
 * Norvig alone. R. M. Haralick, G. L. Elliott, Artificial Intelligence 14 (1980): forward checking. P. Prosser, Hybrid
 * algorithms for the constraint satisfaction problem, Computational Intelligence 9 (1993): CBJ. S. Minton,
 * M. D. Johnston, A. B. Philips, P. Laird, Artificial Intelligence 58 (1992): min-conflicts. The papers themselves
 * were not at hand.
 */

export interface Formal {
  /** Paragraphs. */
  text: string[];
  /** Lines of an algorithm. */
  code?: string[];
}

export const FORMAL: Record<string, Formal> = {
  csp: {
    text: [
      "A triple (X, D, C): variables X = {x1, …, xn}, a finite domain Di for each xi, and a set C of constraints.",
    ],
  },
  variable: {
    text: [
      "An element xi of X. Here it stands for a row without a locked queen; n is the number of these rows, and d = |Di| is at most the number of columns.",
    ],
  },
  value: { text: ["An element v of a domain Di. Assigning it is written xi = v."] },
  domain: {
    text: [
      "The finite set Di of values that xi may take. A search works on current domains, which are subsets of the original ones.",
    ],
  },
  constraint: {
    text: [
      "A pair (S, R): a scope S, which is a tuple of variables, and a relation R on their domains. It is binary if |S| = 2.",
      "The constraint graph of a binary problem has a node for each variable and an edge for each constraint. For n queens it is complete: e = n(n − 1)/2 edges.",
      "Cij allows (a, b) here if a ≠ b and |a − b| ≠ |i − j|, for the columns a and b of rows i and j.",
    ],
  },
  assignment: {
    text: [
      "A partial function that maps some variables to values of their domains. It is complete if it is defined on all of X.",
      "It is consistent if it satisfies every constraint whose scope it covers. A solution is a complete, consistent assignment.",
    ],
  },
  backtracking: {
    text: ["BACKTRACK({}) gives a solution of (X, D, C), or failure if there is none."],
    code: [
      "BACKTRACK(A):",
      "  if A is complete: return A",
      "  x ← an unassigned variable",
      "  for each v in D(x):",
      "    if A ∪ {x = v} is consistent:",
      "      result ← BACKTRACK(A ∪ {x = v})",
      "      if result ≠ failure: return result",
      "  return failure",
    ],
  },
  complete: {
    text: [
      "An algorithm is complete if, for every problem (X, D, C), it ends with a solution if there is one, and with failure if there is none.",
    ],
  },
  "forward-checking": {
    text: [
      "After x = v, for each unassigned y with a constraint on x and y: remove from D(y) every w such that (v, w) is not allowed. Fail if some D(y) is empty (Haralick and Elliott, 1980).",
      "It makes the arcs from unassigned variables to x consistent, and no others.",
    ],
  },
  "fail-first": {
    text: ["MRV, minimum remaining values: choose an unassigned x with the smallest |D(x)|."],
  },
  "succeed-first": {
    text: [
      "LCV, least-constraining value: choose v in D(x) with the fewest pairs (y, w) such that y is unassigned, w is in D(y), and (v, w) is not allowed.",
    ],
  },
  degree: {
    text: [
      "The number of constraints between x and other unassigned variables. In a complete graph all unassigned variables have the same degree.",
    ],
  },
  support: {
    text: ["A value w in D(y) supports v in D(x) if the constraint on x and y allows (v, w)."],
  },
  "arc-consistency": {
    text: [
      "The arc (x, y) is consistent if every v in D(x) has a support in D(y). A problem is arc consistent if all its arcs are.",
      "AC-3 (Mackworth, 1977) takes O(ed³) time for e binary constraints and domains of at most d values (Mackworth and Freuder, 1985): each arc is queued at most d times, and REVISE takes O(d²).",
    ],
    code: [
      "AC-3(X, D, C):",
      "  Q ← all arcs (x, y)",
      "  while Q is not empty:",
      "    remove an arc (x, y) from Q",
      "    if REVISE(x, y):",
      "      if D(x) is empty: return false",
      "      add (z, x) to Q for all neighbours z ≠ y of x",
      "  return true",
      "REVISE(x, y):",
      "  remove each v from D(x) without support in D(y)",
      "  return whether one was removed",
    ],
  },
  "conflict-set": {
    text: [
      "A set S of assigned variables is a conflict set if no solution extends the assignment restricted to S, which is then called a nogood (Dechter, Constraint Processing, chapter 6).",
      "At a leaf dead end, S is enough if each v in D(x) conflicts with the value of some variable in S. At an internal dead end, where values of x were tried in vain, S also takes over the sets of the later variables.",
    ],
  },
  backjumping: {
    text: [
      "CBJ, conflict-directed backjumping (Prosser, 1993): each variable x keeps a set CS(x). If x = v fails against the assignment, the earliest variable that conflicts with it joins CS(x).",
      "When D(x) is used up, let y be the latest variable in CS(x). Jump back to y, and set CS(y) ← CS(y) ∪ CS(x) − {y}. If CS(x) is empty, there is no solution.",
    ],
  },
  conflict: {
    text: ["A constraint whose scope is assigned, and which the assignment does not satisfy."],
  },
  "local-search": {
    text: [
      "It keeps a complete assignment A and moves to a neighbour, which differs from A in one variable. The cost f(A) is the number of conflicts; A is a solution if f(A) = 0.",
    ],
  },
  "hill-climbing": {
    text: ["Steepest ascent: move to a neighbour with the least f, if that is less than f(A)."],
  },
  "local-minimum": {
    text: [
      "An A with f(A) > 0 and f(A) ≤ f(B) for every neighbour B. It is strict if f(A) < f(B).",
    ],
  },
  plateau: {
    text: [
      "A set of assignments with the same cost, connected by single changes. It is a shoulder if one of them has a neighbour with a lower cost, and otherwise a flat local minimum.",
    ],
  },
  annealing: {
    text: [
      "Choose a random neighbour B, and let Δ = f(B) − f(A). Move to B if Δ ≤ 0, and else with probability exp(−Δ/T). The temperature T falls: here T ← cT after each step, for a constant c < 1.",
    ],
  },
  "min-conflicts": {
    text: ["Minton, Johnston, Philips and Laird, 1992."],
    code: [
      "A ← a complete assignment",
      "while f(A) > 0:",
      "  x ← a random variable in conflict",
      "  v ← a value in D(x) with the fewest conflicts",
      "  A(x) ← v",
    ],
  },
  "search-tree": {
    text: [
      "A rooted tree whose nodes are the assignments that a search visits. The root is the empty assignment, and each child of A extends A by one variable.",
    ],
  },
  "branching-factor": {
    text: [
      "The number of children of a node. If every node has b of them, n levels below the root have b + b² + … + bⁿ nodes.",
      "Knuth’s estimate: a random descent with the factors b1, …, bk gives b1 + b1b2 + … + b1b2⋯bk. Its expectation is the number of nodes below the root.",
    ],
  },
  line: {
    text: [
      "A set of squares of which exactly one holds a queen. On n × n there are 3n in Colour Queens: the n rows, the n columns and the n colours, each of which is connected by sides.",
    ],
  },
  "smallest-proof": {
    text: [
      "Let S be the squares left, s one of them, and S(s) those that a queen on s doesn’t attack. A set P of lines without a queen, none of which s is in, is a proof against s if no queens on S(s) that don’t attack each other fill all lines of P. A smallest proof has the least |P|.",
      "The closure at level K repeats two steps until nothing changes: a line with one square left gets its queen, and a square with a proof of at most K lines is ruled out. On a board with exactly one solution, the grade is the least K whose closure solves it.",
      "The order of the steps doesn’t matter. With fewer squares left there are fewer ways to fill P, so ruling out a square spoils no proof. Nor does a forced queen: of a proof, the lines it doesn’t fill are still a proof.",
    ],
  },
  "exact-cover": {
    text: [
      "A pair (I, O): a finite set I of items and a family O of subsets of I, the options. An exact cover is a set of disjoint options whose union is I.",
      "Items in a subset J of I may be secondary: they lie in at most one chosen option.",
    ],
  },
};
