// Backtracking: turn back at the first conflict.
const N = 8;
const LOCKED = [{ row: 0, column: 0 }]; // both from 0, and row 0 at the top: a queen on a8

const ROWS = Array.from({ length: N }, (_, row) => row).filter((row) =>
  LOCKED.every((queen) => queen.row !== row),
);
let steps = -1; // the first queen is on the board before step 1

const attack = (one, other) =>
  one.column === other.column ||
  Math.abs(one.row - other.row) === Math.abs(one.column - other.column);

/** Fills the rows from this depth on; null if that is impossible. */
function search(queens, depth = 0) {
  if (depth === ROWS.length) return queens;
  for (let column = 0; column < N; column++) {
    steps++;
    const queen = { row: ROWS[depth], column };
    if (queens.some((other) => attack(queen, other))) continue;
    const solution = search([...queens, queen], depth + 1);
    if (solution) return solution;
  }
  return null;
}

const queens = search(LOCKED) ?? [];
const name = ({ row, column }) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row);
console.log(`${steps} steps`);
console.log(
  queens
    .toSorted((one, other) => one.row - other.row)
    .map(name)
    .join(" "),
);
