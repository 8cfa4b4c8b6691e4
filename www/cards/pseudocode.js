/** The solvers' pseudocode, for as long as the engine does not tell it. */

/** @typedef {{text: string, ids: string[]}} Line */

/** @type {Record<string, Line[]>} */
const PSEUDOCODE = {
  "queens brute-force": [
    {
      text: "put the queens on the first free squares",
      ids: ["begin"],
    },
    {
      text: "repeat until no two queens are in line:",
      ids: [],
    },
    {
      text: "  queen ← the last one that can move on",
      ids: [],
    },
    {
      text: "  if there is none: no solution is left",
      ids: ["exhausted"],
    },
    {
      text: "  move her to the next free square, the later ones behind her",
      ids: ["next"],
    },
    {
      text: "no two queens are in line: solved",
      ids: ["solved"],
    },
  ],
  "queens row-brute-force": [
    {
      text: "put every queen on the first square of her row",
      ids: ["begin"],
    },
    {
      text: "repeat until no two queens are in line:",
      ids: [],
    },
    {
      text: "  queen ← the last one not at the end of her row",
      ids: [],
    },
    {
      text: "  if there is none: no solution is left",
      ids: ["exhausted"],
    },
    {
      text: "  move her one square right, the later ones to the first",
      ids: ["next"],
    },
    {
      text: "no two queens are in line: solved",
      ids: ["solved"],
    },
  ],
  "queens backtracking": [
    {
      text: "put a queen on the first square of the first row",
      ids: ["begin"],
    },
    {
      text: "repeat:",
      ids: [],
    },
    {
      text: "  if nobody attacks the last queen:",
      ids: [],
    },
    {
      text: "    if every row has a queen: solved",
      ids: ["solved"],
    },
    {
      text: "    keep her; the next row’s queen on its first square",
      ids: ["advance"],
    },
    {
      text: "  else move her one square right",
      ids: ["next"],
    },
    {
      text: "  at the end of a row: back to the row before,",
      ids: [],
    },
    {
      text: "    its queen one square right",
      ids: ["back"],
    },
    {
      text: "    if there is no row before: no solution is left",
      ids: ["exhausted"],
    },
  ],
  "queens forward-checking": [
    {
      text: "strike what the locked queens attack",
      ids: ["begin"],
    },
    {
      text: "repeat until every row has a queen:",
      ids: [],
    },
    {
      text: "  row ← the next from the top, or the one with the fewest left",
      ids: [],
    },
    {
      text: "  if the row has a square left:",
      ids: [],
    },
    {
      text: "    put its queen there; strike what she attacks",
      ids: ["place"],
    },
    {
      text: "    if a row has none left now: take her back at once",
      ids: ["reject"],
    },
    {
      text: "  else back to the row before; restore what its queen struck",
      ids: ["back"],
    },
    {
      text: "    if there is no row before: no solution is left",
      ids: ["exhausted"],
    },
    {
      text: "  after too many queens, if asked to: begin anew",
      ids: ["restart"],
    },
    {
      text: "every row has a queen: solved",
      ids: ["solved"],
    },
  ],
  "queens forward-checking-bits": [
    {
      text: "for every row a word, a bit for each square nobody attacks",
      ids: ["begin"],
    },
    {
      text: "repeat until every row has a queen:",
      ids: [],
    },
    {
      text: "  if the row’s word has a bit:",
      ids: [],
    },
    {
      text: "    clear the lowest; copy the words below, attacked bits masked",
      ids: ["place"],
    },
    {
      text: "    if a word is zero: forget the copy",
      ids: ["reject"],
    },
    {
      text: "  else forget the last copy: back to the row before",
      ids: ["back"],
    },
    {
      text: "    if there is no copy: no solution is left",
      ids: ["exhausted"],
    },
    {
      text: "every row has a queen: solved",
      ids: ["solved"],
    },
  ],
  "queens arc-consistency": [
    {
      text: "strike what the locked queens attack, and all that follows",
      ids: ["begin"],
    },
    {
      text: "repeat until every row has a queen:",
      ids: [],
    },
    {
      text: "  if a row has no square left: lift the last queen,",
      ids: [],
    },
    {
      text: "    restore all that followed from her",
      ids: ["back"],
    },
    {
      text: "    if there is none to lift: no solution is left",
      ids: ["exhausted"],
    },
    {
      text: "  else if a square would leave another row no answer:",
      ids: [],
    },
    {
      text: "    strike it, and its like in the same row",
      ids: ["revise"],
    },
    {
      text: "  else put the next row’s queen down; strike what she attacks",
      ids: ["place"],
    },
    {
      text: "every row has a queen: solved",
      ids: ["solved"],
    },
  ],
  "queens backjumping": [
    {
      text: "put a queen on the first square of the first row",
      ids: ["begin"],
    },
    {
      text: "repeat:",
      ids: [],
    },
    {
      text: "  if nobody attacks the last queen:",
      ids: [],
    },
    {
      text: "    if every row has a queen: solved",
      ids: ["solved"],
    },
    {
      text: "    keep her; the next row’s queen on its first square",
      ids: ["advance"],
    },
    {
      text: "  else blame the first queen to attack her; one square right",
      ids: ["next"],
    },
    {
      text: "  at the end of a row: to the last queen blamed,",
      ids: [],
    },
    {
      text: "    hand her the rest of the blame, one square right",
      ids: ["back"],
    },
    {
      text: "    the same, leaping over queens that are not to blame",
      ids: ["leap"],
    },
    {
      text: "    if nobody is to blame: no solution is left",
      ids: ["exhausted"],
    },
  ],
  "queens dancing-links": [
    {
      text: "cover the lines of the locked queens",
      ids: ["begin"],
    },
    {
      text: "repeat until every row and column is covered:",
      ids: [],
    },
    {
      text: "  line ← the row or column with the fewest squares left",
      ids: [],
    },
    {
      text: "  if it has none: a dead end",
      ids: ["dead"],
    },
    {
      text: "  else put a queen on its first square; cover her four lines",
      ids: ["choose"],
    },
    {
      text: "  at a dead end lift the last queen, uncover her lines;",
      ids: [],
    },
    {
      text: "    a queen on the next square of the line she was put on",
      ids: ["next"],
    },
    {
      text: "    if that line has no other: still a dead end",
      ids: ["back"],
    },
    {
      text: "    if there is no queen to lift: no solution is left",
      ids: ["exhausted"],
    },
    {
      text: "every row and column is covered: solved",
      ids: ["solved"],
    },
  ],
  "queens hill-climbing": [
    {
      text: "put a queen on a random square of every row",
      ids: ["begin"],
    },
    {
      text: "repeat until no two queens are in line:",
      ids: [],
    },
    {
      text: "  report: pick a queen that is in line, by lot;",
      ids: [],
    },
    {
      text: "    move her to the best square of her row",
      ids: ["move"],
    },
    {
      text: "  steepest, sideways: make the best move of all",
      ids: ["climb"],
    },
    {
      text: "  if that leads no further: a new random board",
      ids: ["restart"],
    },
    {
      text: "    after 10,000 of these: give up",
      ids: ["gave-up"],
    },
    {
      text: "no two queens are in line: solved",
      ids: ["solved"],
    },
  ],
  "queens min-conflicts": [
    {
      text: "begin with the locked queens alone",
      ids: ["begin"],
    },
    {
      text: "for each row from the top:",
      ids: [],
    },
    {
      text: "  put its queen on a square with the fewest conflicts",
      ids: ["place"],
    },
    {
      text: "repeat until no two queens are in line:",
      ids: [],
    },
    {
      text: "  pick a queen that is in line, by lot;",
      ids: [],
    },
    {
      text: "  move her to a square of her row with the fewest conflicts",
      ids: ["repair"],
    },
    {
      text: "  after too many repairs: clear the board, begin anew",
      ids: ["restart"],
    },
    {
      text: "    after 1,000 boards: give up",
      ids: ["gave-up"],
    },
    {
      text: "no two queens are in line: solved",
      ids: ["solved"],
    },
  ],
  "queens linear": [
    {
      text: "begin with the locked queens alone",
      ids: ["begin"],
    },
    {
      text: "for each row from the top:",
      ids: [],
    },
    {
      text: "  draw one of the columns left, up to 40 times;",
      ids: [],
    },
    {
      text: "    if nobody attacks the square: the row’s queen goes there",
      ids: ["place"],
    },
    {
      text: "  else find a queen to swap columns with, so that",
      ids: [],
    },
    {
      text: "    both stand at peace",
      ids: ["swap"],
    },
    {
      text: "  if none is found: clear the board, begin anew",
      ids: ["restart"],
    },
    {
      text: "    after 10,000 boards: give up",
      ids: ["gave-up"],
    },
    {
      text: "every row has a queen: solved",
      ids: ["solved"],
    },
  ],
  "queens electric": [
    {
      text: "put the queens on random squares: a round begins",
      ids: ["begin"],
    },
    {
      text: "repeat:",
      ids: [],
    },
    {
      text: "  while more than two queens are wrong, up to 300 ticks:",
      ids: [],
    },
    {
      text: "    push every queen that is in line by a square",
      ids: ["push"],
    },
    {
      text: "  if one or two are wrong: try them on all squares",
      ids: ["try"],
    },
    {
      text: "  if that fails, or time is up: a new round",
      ids: ["restart"],
    },
    {
      text: "    after 10,000 rounds: give up",
      ids: ["gave-up"],
    },
    {
      text: "no queen is wrong: solved",
      ids: ["solved"],
    },
  ],
  "queens count": [
    {
      text: "cut the work into parts; images of each other only once",
      ids: ["begin"],
    },
    {
      text: "for each part:",
      ids: [],
    },
    {
      text: "  put its first queens down",
      ids: ["part"],
    },
    {
      text: "  row by row put queens on free squares, up to 4,096 a step",
      ids: ["search"],
    },
    {
      text: "  at a solution: count it with all its images",
      ids: ["solution"],
    },
    {
      text: "all parts are done: counted",
      ids: ["counted"],
    },
  ],
  "knights backtracking": [
    {
      text: "put the knight on its start",
      ids: ["begin"],
    },
    {
      text: "repeat until every square is visited:",
      ids: [],
    },
    {
      text: "  if a jump from here has not been tried:",
      ids: [],
    },
    {
      text: "    make the next one, clockwise from two up, one right",
      ids: ["jump"],
    },
    {
      text: "  else forget what was tried here; take the last jump back",
      ids: ["back"],
    },
    {
      text: "    if there is none to take back: no tour is left",
      ids: ["exhausted"],
    },
    {
      text: "every square is visited: solved",
      ids: ["solved"],
    },
  ],
  "knights forward-checking": [
    {
      text: "put the knight on its start",
      ids: ["begin"],
    },
    {
      text: "repeat until every square is visited:",
      ids: [],
    },
    {
      text: "  if a square is stranded: take the last jump back",
      ids: ["stranded"],
    },
    {
      text: "  else if a jump from here has not been tried:",
      ids: [],
    },
    {
      text: "    make the next one, clockwise from two up, one right",
      ids: ["jump"],
    },
    {
      text: "  else forget what was tried here; take the last jump back",
      ids: ["back"],
    },
    {
      text: "    if there is none to take back: no tour is left",
      ids: ["exhausted"],
    },
    {
      text: "every square is visited: solved",
      ids: ["solved"],
    },
  ],
  "knights warnsdorff": [
    {
      text: "put the knight on its start",
      ids: ["begin"],
    },
    {
      text: "repeat until every square is visited:",
      ids: [],
    },
    {
      text: "  if a square is stranded: take the last jump back",
      ids: ["stranded"],
    },
    {
      text: "  else if a jump from here has not been tried:",
      ids: [],
    },
    {
      text: "    the one with the fewest ways on; a tie-break decides",
      ids: ["jump"],
    },
    {
      text: "  else take the last jump back",
      ids: ["back"],
    },
    {
      text: "    if there is none to take back: no tour is left",
      ids: ["exhausted"],
    },
    {
      text: "  told not to turn back: give up instead,",
      ids: ["gave-up"],
    },
    {
      text: "    or, in a cascade, begin anew with the next tie-break",
      ids: ["restart"],
    },
    {
      text: "every square is visited: solved",
      ids: ["solved"],
    },
  ],
  "knights pruned": [
    {
      text: "put the knight on its start",
      ids: ["begin"],
    },
    {
      text: "repeat until every square is visited:",
      ids: [],
    },
    {
      text: "  look at all the squares left after the last jump",
      ids: [],
    },
    {
      text: "  if they show that no tour is left: take the jump back",
      ids: ["doomed"],
    },
    {
      text: "  else if a jump from here has not been tried:",
      ids: [],
    },
    {
      text: "    fewest ways on, farthest from the centre among equals",
      ids: ["jump"],
    },
    {
      text: "  else take the last jump back",
      ids: ["back"],
    },
    {
      text: "    if there is none to take back: no tour is left",
      ids: ["exhausted"],
    },
    {
      text: "every square is visited: solved",
      ids: ["solved"],
    },
  ],
  "knights hamiltonian": [
    {
      text: "construct a closed tour of the whole board",
      ids: ["begin"],
    },
    {
      text: "  if a theorem rules out every tour: there is none",
      ids: ["exhausted"],
    },
    {
      text: "  if no closed tour can be constructed: give up",
      ids: ["gave-up"],
    },
    {
      text: "repeat until every square is visited:",
      ids: [],
    },
    {
      text: "  jump to the next square of the tour",
      ids: ["jump"],
    },
    {
      text: "every square is visited: solved",
      ids: ["solved"],
    },
  ],
  "knights divide-and-conquer": [
    {
      text: "cut the board into small blocks",
      ids: ["begin"],
    },
    {
      text: "  if a theorem rules out every tour: there is none",
      ids: ["exhausted"],
    },
    {
      text: "  if there is no construction for it: give up",
      ids: ["gave-up"],
    },
    {
      text: "for each block:",
      ids: [],
    },
    {
      text: "  lay a tour of its own on it",
      ids: ["lay"],
    },
    {
      text: "  join it to those before: jumps out, others in",
      ids: ["join"],
    },
    {
      text: "follow the whole tour from the start: solved",
      ids: ["solved"],
    },
  ],
};

/**
 * @param {import("./index.js").SolverName & {pseudocode?: Line[]}} solver
 * @returns {Line[]}
 */
export const pseudocodeOf = ({ game, id, pseudocode }) => pseudocode ?? PSEUDOCODE[`${game} ${id}`];
