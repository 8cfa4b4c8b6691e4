/** The cards of the queens' solvers, by id. */
import { moment } from "./moment.js";

const HARALICK_ELLIOTT =
  "R. M. Haralick, G. L. Elliott, Increasing tree search efficiency for constraint satisfaction problems, Artificial Intelligence 14 (1980), 263–313.";

/** @type {Record<string, import("./index.js").Card>} */
export const QUEENS_CARDS = {
  "brute-force": {
    what: "Puts the queens on every possible set of squares, one set after the other, and looks whether any two are in line. It learns nothing from a failure.",
    picture: moment("queens", 6, "b6", "brute-force", 30),
    caption: "One set of squares among many. Every line joins two queens that attack each other.",
    lines: [
      ["put the queens on the first free squares", "begin"],
      ["repeat until no two queens are in line:"],
      ["  queen ← the last one that can move on"],
      ["  if there is none: no solution is left", "exhausted"],
      ["  move her to the next free square, the later ones behind her", "next"],
      ["no two queens are in line: solved", "solved"],
    ],
    watch:
      "The last queens race while the first ones stand still. On 8 × 8 with a queen locked on a8 there are 553,270,671 sets of squares, and the first solution is number 433,354,409.",
    source:
      "The order is that of algorithm L in D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.3.",
    time: "up to as many steps as there are ways to choose the squares: 553,270,670 on 8 × 8 with one lock",
    memory: "a list of the board’s squares, and a count for every line",
    moment: moment("queens", 8, "a8", "brute-force", 1_000_000),
    shows:
      "After a million steps three queens still stand in the top row, beside the locked one. Every board so far was hopeless, and so is every one until they leave.",
  },

  "row-brute-force": {
    what: "Gives every queen a row of her own and turns the queens like the wheels of an odometer: the last one fastest, and a full turn moves the one before. It still tries every board to its end before it asks whether it is right.",
    picture: moment("queens", 6, "b6", "row-brute-force", 30),
    caption:
      "One queen a row: no two can share a row any more, but columns and diagonals are left to chance.",
    lines: [
      ["put every queen on the first square of her row", "begin"],
      ["repeat until no two queens are in line:"],
      ["  queen ← the last one not at the end of her row"],
      ["  if there is none: no solution is left", "exhausted"],
      ["  move her one square right, the later ones to the first", "next"],
      ["no two queens are in line: solved", "solved"],
    ],
    watch:
      "One thought, a row for each queen, leaves 2,097,152 boards of 553,270,671 on 8 × 8 with one lock. The queens of the upper rows hardly ever move.",
    source:
      "Counting with wheels is algorithm M in D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.1.",
    time: "up to n steps for each wheel, multiplied: 2,097,152 boards on 8 × 8 with one lock",
    memory: "a square for every queen, and a count for every line",
    moment: moment("queens", 8, "a8", "row-brute-force", 524_287),
    shows:
      "The queen of row 7 stood on a7, then on b7, and the locked queen attacks both. That made 524,288 boards hopeless; this is the last of them.",
  },

  backtracking: {
    what: "Puts the queens down row by row and tests each one at once. As soon as one is attacked she moves on, and where a row has no square left the queen of the row before moves on instead.",
    picture: moment("queens", 6, "b6", "backtracking", 18),
    caption:
      "Every square of the last row is attacked, so the queen of the row before will have to move.",
    lines: [
      ["put a queen on the first square of the first row", "begin"],
      ["repeat:"],
      ["  if nobody attacks the last queen:"],
      ["    if every row has a queen: solved", "solved"],
      ["    keep her; the next row’s queen on its first square", "advance"],
      ["  else move her one square right", "next"],
      ["  at the end of a row: back to the row before,"],
      ["    its queen one square right", "back"],
      ["    if there is no row before: no solution is left", "exhausted"],
    ],
    watch:
      "Thrashing: the lower rows are tried again and again although an upper queen is at fault. 874 steps on 8 × 8 from a8, 3,992,508 on 20 × 20 from a20.",
    source:
      "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
    time: "exponential in the number of rows; a single step takes constant time, besides climbing back",
    memory: "a square for every queen, and a count for every line",
    moment: moment("queens", 16, "a16", "backtracking", 21_741),
    shows:
      "The queen on f8 has stood since step 21,517, and it was in vain: already then row 4 had no square left. Backtracking needed 225 steps to find out.",
  },

  "forward-checking": {
    what: "Strikes out every square that a new queen attacks in the rows to come. If a row has none left she is taken back at once, before anybody walks into that row.",
    picture: moment("queens", 6, "b6", "forward-checking", 3),
    caption:
      "Struck squares have the colour of the queen that struck them. A dot marks a square that is still possible.",
    lines: [
      ["strike what the locked queens attack", "begin"],
      ["repeat until every row has a queen:"],
      ["  row ← the next from the top, or the one with the fewest left"],
      ["  if the row has a square left:"],
      ["    put its queen there; strike what she attacks", "place"],
      ["    if a row has none left now: take her back at once", "reject"],
      ["  else back to the row before; restore what its queen struck", "back"],
      ["    if there is no row before: no solution is left", "exhausted"],
      ["  after too many queens, if asked to: begin anew", "restart"],
      ["every row has a queen: solved", "solved"],
    ],
    watch:
      "Rows that run dry. Then choose Rows: fewest squares left first, and the rows in danger are decided before they run dry: 53 steps instead of 11,921 on 16 × 16 from a16.",
    source: HARALICK_ELLIOTT,
    time: "exponential at worst; a step takes time proportional to n, or to n² where rows and squares are compared",
    memory: "a level for each of the n² squares",
    moment: moment("queens", 16, "a16", "forward-checking", 1731),
    shows:
      "A queen on f8 would leave row 4 without a square. Taking her back costs one step; plain backtracking spends 225 on the same queen.",
  },

  "forward-checking-bits": {
    what: "Makes the same decisions as forward checking, step for step, but keeps the squares of a row as the bits of a machine word. A queen is masked out of a whole row by a single operation.",
    picture: moment("queens", 6, "b6", "forward-checking-bits", 8),
    caption:
      "The same colours as in forward checking: they are worked out from the bits only when somebody looks.",
    lines: [
      ["for every row a word, a bit for each square nobody attacks", "begin"],
      ["repeat until every row has a queen:"],
      ["  if the row’s word has a bit:"],
      ["    clear the lowest; copy the words below, attacked bits masked", "place"],
      ["    if a word is zero: forget the copy", "reject"],
      ["  else forget the last copy: back to the row before", "back"],
      ["    if there is no copy: no solution is left", "exhausted"],
      ["every row has a queen: solved", "solved"],
    ],
    watch:
      "Compare its steps with those of forward checking: they are the same, 132 on 8 × 8 from a8. Only the time differs. On boards of up to 512 squares a side, plain forward checking itself goes over to this form for Fast and Flat out.",
    source: `${HARALICK_ELLIOTT} Words of bits for queens: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, University of Cambridge (1997).`,
    time: "exponential at worst; a step takes a few operations on words for every row below, up to 64 squares a word",
    memory: "a copy of the words of all rows for every depth",
    moment: moment("queens", 24, "a24", "forward-checking-bits", 454_367),
    shows:
      "One queen before the end of 454,368 steps on 24 × 24: still the topmost row first and the leftmost square first. That search is long for want of a better order, not for want of speed.",
  },

  "arc-consistency": {
    what: "Looks further ahead than forward checking: a square is also struck if some other row would have no square to go with it. Each strike may bring about the next, until nothing more follows.",
    picture: moment("queens", 6, "b6", "arc-consistency", 4),
    caption:
      "No queen attacks the square struck now. But with a queen on it another row would be left without an answer.",
    lines: [
      ["strike what the locked queens attack, and all that follows", "begin"],
      ["repeat until every row has a queen:"],
      ["  if a row has no square left: lift the last queen,"],
      ["    restore all that followed from her", "back"],
      ["    if there is none to lift: no solution is left", "exhausted"],
      ["  else if a square would leave another row no answer:"],
      ["    strike it, and its like in the same row", "revise"],
      ["  else put the next row’s queen down; strike what she attacks", "place"],
      ["every row has a queen: solved", "solved"],
    ],
    watch:
      "Far fewer queens are put down, 19 instead of 87 on 8 × 8 from a8, and each of them brings more work. Most steps are strikes; the number in a square is the row that had no answer to it.",
    source:
      "A. K. Mackworth, Consistency in networks of relations, Artificial Intelligence 8 (1977), 99–118; D. Sabin, E. C. Freuder, Contradicting conventional wisdom in constraint satisfaction, ECAI 1994, 125–129.",
    time: "exponential at worst, with fewer queens; every row that falls to three squares or fewer is compared with all others",
    memory: "a level for each of the n² squares, and a list of what was struck",
    moment: moment("queens", 8, "a8", "arc-consistency", 10),
    shows:
      "The queen on e6 struck only 7 squares herself. Eight rounds of strikes follow one from another, and row 2 has none left: she is proved wrong without another queen on the board.",
  },

  backjumping: {
    what: "Backtracking that remembers, for every row, which queens took its squares away. A row without squares goes back to the last of these, and leaps over queens that are not to blame.",
    picture: moment("queens", 6, "b6", "backjumping", 18),
    caption: "Ringed queens are to blame: each was the first to take a square of this row away.",
    lines: [
      ["put a queen on the first square of the first row", "begin"],
      ["repeat:"],
      ["  if nobody attacks the last queen:"],
      ["    if every row has a queen: solved", "solved"],
      ["    keep her; the next row’s queen on its first square", "advance"],
      ["  else blame the first queen to attack her; one square right", "next"],
      ["  at the end of a row: to the last queen blamed,"],
      ["    hand her the rest of the blame, one square right", "back"],
      ["    the same, leaping over queens that are not to blame", "leap"],
      ["    if nobody is to blame: no solution is left", "exhausted"],
    ],
    watch:
      "The leaps are rare and short on queens, for nearly every queen is to blame for something: 763 steps instead of 874 on 8 × 8 from a8. Where few things depend on each other they are long.",
    source:
      "P. Prosser, Hybrid algorithms for the constraint satisfaction problem, Computational Intelligence 9 (1993), 268–299.",
    time: "exponential at worst, and never more steps than backtracking",
    memory: "a bit for every pair of rows, and a holder for every line",
    moment: moment("queens", 8, "a8", "backjumping", 621),
    shows:
      "Row 1 had no square left, and the queens of rows 3 and 2 had no part in it. Trying their other squares could not help, so both are leapt over.",
  },

  "dancing-links": {
    what: "Reads the puzzle as an exact cover: every row and every column needs exactly one queen, every diagonal at most one. It always goes on with the row or column that has the fewest squares left.",
    picture: moment("queens", 6, "b6", "dancing-links", 3),
    caption:
      "Lines that are covered are drawn through; the numbers say how many squares a row has left.",
    lines: [
      ["cover the lines of the locked queens", "begin"],
      ["repeat until every row and column is covered:"],
      ["  line ← the row or column with the fewest squares left"],
      ["  if it has none: a dead end", "dead"],
      ["  else put a queen on its first square; cover her four lines", "choose"],
      ["  at a dead end lift the last queen, uncover her lines;"],
      ["    a queen on the next square of the line she was put on", "next"],
      ["    if that line has no other: still a dead end", "back"],
      ["    if there is no queen to lift: no solution is left", "exhausted"],
      ["every row and column is covered: solved", "solved"],
    ],
    watch:
      "It decides columns as well as rows, and not from the top. 119 steps on 8 × 8 from a8, but 167 on 20 × 20, where forward checking from the top down takes 229,530.",
    source:
      "D. E. Knuth, Dancing links, in: Millennial Perspectives in Computer Science (2000), 187–214; The Art of Computer Programming 4B, section 7.2.2.1.",
    time: "exponential at worst; a step unlinks and relinks the squares of up to four lines",
    memory: "four nodes for each of the n² squares",
    moment: moment("queens", 8, "a8", "dancing-links", 5),
    shows:
      "Every open row has a square left, yet column f has none. Solvers that look at rows alone do not see this yet.",
  },

  "hill-climbing": {
    what: "Begins with a queen on a random square of every row and moves one queen at a time, so that fewer are in line. Where it gets stuck it throws the board away and begins on another.",
    picture: moment("queens", 6, "", "hill-climbing", 2, { options: "variant=steepest", seed: 3 }),
    caption:
      "The number in a square: how many pairs would be in line if the queen of its row stood there.",
    lines: [
      ["put a queen on a random square of every row", "begin"],
      ["repeat until no two queens are in line:"],
      ["  report: pick a queen that is in line, by lot;"],
      ["    move her to the best square of her row", "move"],
      ["  steepest, sideways: make the best move of all", "climb"],
      ["  if that leads no further: a new random board", "restart"],
      ["    after 10,000 of these: give up", "gave-up"],
      ["no two queens are in line: solved", "solved"],
    ],
    watch:
      "Local minima: one pair in line, and no single move that helps. Steepest ascent solves only some 14 % of random 8 × 8 boards; up to 100 sideways moves in a row raise that to some 94 %.",
    source:
      "S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, section 4.1, for the steepest and the sideways variant.",
    time: "steepest and sideways compare n² squares a step, the report’s variant n; it may never end well, and giving up proves nothing",
    memory: "a column for every queen, and a count for every line",
    moment: moment("queens", 8, "", "hill-climbing", 9, { options: "variant=steepest", seed: 1 }),
    shows:
      "One pair is left, and no number on the board is smaller than 1: a local minimum. The next step throws the board away.",
  },

  "min-conflicts": {
    what: "Puts each queen where she is in line with the fewest others, which leaves only a few wrong. Then it repairs: a wrong queen, drawn by lot, moves to the square of her row with the fewest conflicts.",
    picture: moment("queens", 6, "", "min-conflicts", 6, { seed: 2 }),
    caption:
      "The numbers count the queens that a square is in line with. The ring is on the square chosen.",
    lines: [
      ["begin with the locked queens alone", "begin"],
      ["for each row from the top:"],
      ["  put its queen on a square with the fewest conflicts", "place"],
      ["repeat until no two queens are in line:"],
      ["  pick a queen that is in line, by lot;"],
      ["  move her to a square of her row with the fewest conflicts", "repair"],
      ["  after too many repairs: clear the board, begin anew", "restart"],
      ["    after 1,000 boards: give up", "gave-up"],
      ["no two queens are in line: solved", "solved"],
    ],
    watch:
      "The number of repairs: around 55 on average, on a board of 32 as on one of 10,000. The good start does the work.",
    source:
      "S. Minton, M. D. Johnston, A. B. Philips, P. Laird, Minimizing conflicts: a heuristic repair method for constraint satisfaction and scheduling problems, Artificial Intelligence 58 (1992).",
    time: "n steps for the start, and some 55 repairs; a step compares at most the n squares of a row",
    memory: "a column for every queen, and a count for every line",
    moment: moment("queens", 50, "", "min-conflicts", 50, { seed: 2 }),
    shows:
      "Fifty queens stand after the greedy start, and only one pair is in line. Nine repairs are left to do.",
  },

  linear: {
    what: "Keeps the queens at peace at every step: each row draws columns that are left until one is not attacked. Towards the end none will do; then the row swaps columns with a queen that stands.",
    picture: moment("queens", 6, "b6", "linear", 4, { seed: 2 }),
    caption: "Queens at peace, one column each. The ring is on the one placed last.",
    lines: [
      ["begin with the locked queens alone", "begin"],
      ["for each row from the top:"],
      ["  draw one of the columns left, up to 40 times;"],
      ["    if nobody attacks the square: the row’s queen goes there", "place"],
      ["  else find a queen to swap columns with, so that"],
      ["    both stand at peace", "swap"],
      ["  if none is found: clear the board, begin anew", "restart"],
      ["    after 10,000 boards: give up", "gave-up"],
      ["every row has a queen: solved", "solved"],
    ],
    watch:
      "No queen is ever attacked. Small boards must often be begun anew, large ones hardly ever. About a hundred swaps suffice for a million queens.",
    source:
      "R. Sosič, J. Gu, Efficient local search with conflict minimization: a case study of the n-queens problem, IEEE Transactions on Knowledge and Data Engineering 6 (1994), 661–668.",
    time: "proportional to n on large boards",
    memory: "a column for every row, and a bit for every diagonal",
    moment: moment("queens", 64, "a64", "linear", 52, { seed: 1 }),
    shows:
      "The first swap on 64 × 64, after 51 queens besides the locked one. The two queens ringed have changed columns, and both stand at peace.",
  },

  electric: {
    what: "Takes the queens for electric charges on random squares: those in line push each other away, all at once, tick by tick. When at most two are wrong, these are tried on all squares.",
    picture: moment("queens", 6, "", "electric", 4, { seed: 2 }),
    caption: "Arrows are the forces on a queen, the line behind her is her way so far.",
    lines: [
      ["put the queens on random squares: a round begins", "begin"],
      ["repeat:"],
      ["  while more than two queens are wrong, up to 300 ticks:"],
      ["    push every queen that is in line by a square", "push"],
      ["  if one or two are wrong: try them on all squares", "try"],
      ["  if that fails, or time is up: a new round", "restart"],
      ["    after 10,000 rounds: give up", "gave-up"],
      ["no queen is wrong: solved", "solved"],
    ],
    watch:
      "Nothing keeps the queens to rows of their own. The forces bring nearly all of them to peace and hardly ever the last two: those are left to brute force.",
    source:
      "Known from an amateur’s program for eight queens. What its description leaves open was chosen by measurement.",
    time: "a tick compares every two queens; half of 400 seeds needed more than 800 ticks on 8 × 8, and giving up proves nothing",
    memory: "a mark for each of the n² squares, and a queen’s last squares",
    moment: moment("queens", 8, "", "electric", 91, { seed: 1 }),
    shows:
      "The forces have done what they can: two queens are wrong. One is tried on every square, and for each the other on all.",
  },

  count: {
    what: "Does not stop at a solution but counts all of them, exactly. It searches for little more than an eighth of them, for turning and reflecting a solution gives up to seven others.",
    picture: moment("queens", 6, "", "count", 6),
    caption:
      "One solution, and it stands for four: its mirror images and turns are counted with it.",
    lines: [
      ["cut the work into parts; images of each other only once", "begin"],
      ["for each part:"],
      ["  put its first queens down", "part"],
      ["  row by row put queens on free squares, up to 4,096 a step", "search"],
      ["  at a solution: count it with all its images", "solution"],
      ["all parts are done: counted", "counted"],
    ],
    watch:
      "The count jumps by 8, or by less: a solution that looks the same after half a turn has only four images, and some are met in more than one image. With a queen locked every solution is met by itself.",
    source:
      "M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, University of Cambridge (1997).",
    time: "exponential: 26 steps for the 92 solutions of 8 × 8, 2,123 for the 14,200 of 12 × 12; a step puts down up to 4,096 queens",
    memory: "four words for every row",
    moment: moment("queens", 8, "", "count", 4),
    shows:
      "The first solution, and eight are counted: itself, three turns of it, and their reflections.",
  },
};
