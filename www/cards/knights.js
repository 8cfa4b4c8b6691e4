/** The cards of the knight's solvers, by id. */
import { moment } from "./moment.js";

const SCHWENK =
  "A. J. Schwenk, Which rectangular chessboards have a knight’s tour?, Mathematics Magazine 64 (1991), 325–332.";
const PARBERRY =
  "I. Parberry, An efficient algorithm for the knight’s tour problem, Discrete Applied Mathematics 73 (1997), 251–260.";

/** @type {Record<string, import("./index.js").Card>} */
export const KNIGHTS_CARDS = {
  backtracking: {
    what: "Jumps on in a fixed order of directions as long as it can. At a dead end the last jump is taken back and the next direction is tried.",
    picture: moment("knights", 5, "a5", "backtracking", 22),
    caption:
      "A dead end: every square around the knight is visited, and two squares of the board are not.",
    lines: [
      ["put the knight on its start", "begin"],
      ["repeat until every square is visited:"],
      ["  if a jump from here has not been tried:"],
      ["    make the next one, clockwise from two up, one right", "jump"],
      ["  else forget what was tried here; take the last jump back", "back"],
      ["    if there is none to take back: no tour is left", "exhausted"],
      ["every square is visited: solved", "solved"],
    ],
    watch:
      "It gets deep at once and then thrashes. From a8 on 8 × 8 it takes 6,484,065 steps; the first 37 moves stand to the end, and all but 37 steps are spent on the last 26.",
    source:
      "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
    time: "exponential; a step looks at no more than eight squares",
    memory: "two bytes for what each square has tried, and the path",
    moment: moment("knights", 8, "a8", "backtracking", 58_883),
    shows:
      "At step 43 the knight jumped to e3 and h2 was lost for good. All 58,840 steps since have been in vain; the next one takes that jump back.",
  },

  "forward-checking": {
    what: "Backtracking with an eye on its neighbours: if a jump leaves an unvisited square that can never be reached again, it is taken back at once. The order of the jumps stays the same.",
    picture: moment("knights", 6, "a6", "forward-checking", 23),
    caption:
      "The square marked in red is stranded: all its neighbours are visited, and the knight is not on one of them.",
    lines: [
      ["put the knight on its start", "begin"],
      ["repeat until every square is visited:"],
      ["  if a square is stranded: take the last jump back", "stranded"],
      ["  else if a jump from here has not been tried:"],
      ["    make the next one, clockwise from two up, one right", "jump"],
      ["  else forget what was tried here; take the last jump back", "back"],
      ["    if there is none to take back: no tour is left", "exhausted"],
      ["every square is visited: solved", "solved"],
    ],
    watch:
      "Squares marked as stranded. From a8 on 8 × 8 it turns back early 149,319 times, and takes 1,731,697 steps instead of 6,484,065 to the very same tour.",
    source:
      "The look ahead is that of R. M. Haralick, G. L. Elliott, Increasing tree search efficiency for constraint satisfaction problems, Artificial Intelligence 14 (1980), 263–313.",
    time: "exponential; only the squares around the last jump need a look, so a step takes constant time",
    memory: "a byte of ways on for each square, a byte of untried ones, and the path",
    moment: moment("knights", 8, "a8", "forward-checking", 43),
    shows:
      "The jump to e3 strands h2. Forward checking turns back at the next step; plain backtracking makes the same jump and spends 58,841 steps on it.",
  },

  warnsdorff: {
    what: "Always jumps to the square from which the fewest jumps lead on. Squares that are hard to reach are visited while there still is a way to them.",
    picture: moment("knights", 5, "a5", "warnsdorff", 5),
    caption:
      "The numbers compare the squares within reach by the jumps that lead on; the smallest is taken.",
    lines: [
      ["put the knight on its start", "begin"],
      ["repeat until every square is visited:"],
      ["  if a square is stranded: take the last jump back", "stranded"],
      ["  else if a jump from here has not been tried:"],
      ["    the one with the fewest ways on; a tie-break decides", "jump"],
      ["  else take the last jump back", "back"],
      ["    if there is none to take back: no tour is left", "exhausted"],
      ["  told not to turn back: give up instead,", "gave-up"],
      ["    or, in a cascade, begin anew with the next tie-break", "restart"],
      ["every square is visited: solved", "solved"],
    ],
    watch:
      "Sixty-three jumps from a8, not one of them taken back. It is a rule of thumb: told never to turn back it fails from e3, with ties decided by the fixed order. Roth’s tie-break succeeds from every square of 8 × 8.",
    source:
      "H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung, Schmalkalden 1823.",
    time: "proportional to the squares where it succeeds at once; with turning back exponential at worst",
    memory: "a byte of ways on for each square, a byte of untried ones, and the path",
    moment: moment("knights", 8, "a8", "warnsdorff", 6),
    shows:
      "From g3 the rule takes the corner h1, from which a single jump leads on. Left for later, the corner would be a trap.",
  },

  pruned: {
    what: "Warnsdorff’s rule with Roth’s tie-break, and a careful look at all squares that are left after every jump. It turns back wherever it can be seen that no tour remains.",
    picture: moment("knights", 6, "a6", "pruned", 11, { closed: true }),
    caption:
      "The ringed square is why the knight will turn back, although no square is stranded yet.",
    lines: [
      ["put the knight on its start", "begin"],
      ["repeat until every square is visited:"],
      ["  look at all the squares left after the last jump"],
      ["  if they show that no tour is left: take the jump back", "doomed"],
      ["  else if a jump from here has not been tried:"],
      ["    fewest ways on, farthest from the centre among equals", "jump"],
      ["  else take the last jump back", "back"],
      ["    if there is none to take back: no tour is left", "exhausted"],
      ["every square is visited: solved", "solved"],
    ],
    watch:
      "Its reasons: a square with too few ways, parts cut off, or a part that hangs on one square and has too many squares of one colour. It can prove that there is no tour, blocked squares and all.",
    source:
      "Parts that hang on one square are found as in R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972), 146–160.",
    time: "a step looks at every square that is left; exponential at worst",
    memory: "some forty bytes for each square",
    moment: moment("knights", 8, "a8", "pruned", 48, { closed: true }),
    shows:
      "After the jump to c6 a part of the board hangs on d4 alone, and no closed tour can end in it. Fifteen squares are left, and the search of them is spared.",
  },

  hamiltonian: {
    what: "Constructs a closed tour of the whole board beforehand and follows it from the start. A round trip passes every square, so it can begin anywhere.",
    picture: moment("knights", 6, "a6", "hamiltonian", 18),
    caption: "Half of a round trip that was known before the first jump.",
    lines: [
      ["construct a closed tour of the whole board", "begin"],
      ["  if a theorem rules out every tour: there is none", "exhausted"],
      ["  if no closed tour can be constructed: give up", "gave-up"],
      ["repeat until every square is visited:"],
      ["  jump to the next square of the tour", "jump"],
      ["every square is visited: solved", "solved"],
    ],
    watch:
      "No choice, no test, no way back: 63 jumps on 8 × 8, wherever it begins. It gives up where there is no closed tour, as on boards of two odd sides.",
    source: `Which boards have a closed tour: ${SCHWENK} The tour is joined from blocks as in ${PARBERRY}`,
    time: "proportional to the squares, for the construction and for the jumps",
    memory: "the tour: four bytes a square",
    moment: moment("knights", 8, "a8", "hamiltonian", 63, { closed: true }),
    shows:
      "All 64 squares in 63 jumps, and one more would lead back to a8: the same round trip serves every start.",
  },

  "divide-and-conquer": {
    what: "Cuts the board into small blocks that each get a tour of their own. Then the tours are joined into one by exchanging jumps where blocks meet.",
    picture: moment("knights", 12, "a12", "divide-and-conquer", 3),
    caption: "Two blocks become one tour: the dashed jumps are taken out, the bright ones put in.",
    lines: [
      ["cut the board into small blocks", "begin"],
      ["  if a theorem rules out every tour: there is none", "exhausted"],
      ["  if there is no construction for it: give up", "gave-up"],
      ["for each block:"],
      ["  lay a tour of its own on it", "lay"],
      ["  join it to those before: jumps out, others in", "join"],
      ["follow the whole tour from the start: solved", "solved"],
    ],
    watch:
      "A step lays or joins a whole block, so 12 × 12 takes 8 steps. The same few block tours come again and again.",
    source: PARBERRY,
    time: "proportional to the squares",
    memory: "a byte for each square, and the finished tour",
    moment: moment("knights", 12, "a12", "divide-and-conquer", 7),
    shows:
      "The last of four blocks is joined. What were four round trips is a single one, and the next step follows it.",
  },
};
