/** What each task asks for. Those of the page have their statements there. */

import { TASKS } from "../www/lab/tasks.ts";

/** By id, as in the engine; each has at most four lines. */
export const STATEMENTS: Record<string, string> = {
  backtracking: TASKS.backtracking.statement,
  "forward-checking": TASKS["forward-checking"].statement,
  "hardest-row":
    "As forward checking, but the next queen goes to the row with the fewest squares left, the topmost of equals. Try its squares from left to right, and never place a queen on a struck square.",
  "arc-consistency":
    "Place one queen a row, from the top and from the left. First, and after each queen, strike every square that attacks all squares left in another row, until nothing changes. If a row has no square left, lift the queen at once.",
  backjumping:
    "Place one queen a row, from the top and from the left. A row blames, for each square, the first queen that attacks it. If a row is used up, lift all queens down to the last one blamed, and its row blames the others as well.",
  "min-conflicts":
    "Place a queen in every row. Then move a queen that is attacked to a square of its row with the fewest conflicts, until none is attacked. Break ties as you like. You may lift all queens and start over.",
  "hill-climbing":
    "Place a queen in every row. Then move queens along their rows, but never so that there are more attacking pairs, until there is none. You may lift all queens and start over.",
  count:
    "Let every solution stand on the board, in any order: search on after each one. At the end, give back true if there was one, false if there was none.",
  "colour-forward-checking":
    "Forward checking on a board with colours: a queen also attacks the squares of its colour, and along diagonals only the next ones. Place one queen a row, from the top and from the left.",
  "knight-backtracking": TASKS["knight-backtracking"].statement,
  "knight-looks-ahead":
    "As the knight by backtracking, but go back at once if a jump strands a square: no jump leads there any more, from the knight or from another square that isn’t visited.",
  warnsdorff: TASKS.warnsdorff.statement,
  own: "Write any solver, for queens, colours or a knight: it is graded on the games whose commands it calls. Only the answer counts.",
};
