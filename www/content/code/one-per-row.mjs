// One queen per row: try every way to fill the rows.
const N = 8;
const LOCKED = new Map([[0, 0]]); // row and column, both from 0 and row 0 at the top: a queen on a8

const ROWS = Array.from({ length: N }, (_, row) => row);

/** Whether all columns and all diagonals differ; the rows do anyway. */
function isSolution(columns) {
  return (
    new Set(columns).size === N &&
    new Set(columns.map((column, row) => row + column)).size === N &&
    new Set(columns.map((column, row) => row - column)).size === N
  );
}

/** Moves the last queen that can move one square right, and the later ones back. */
function next(columns) {
  for (const row of ROWS.toReversed()) {
    if (LOCKED.has(row)) continue;
    columns[row] = (columns[row] + 1) % N;
    if (columns[row] > 0) return true;
  }
  return false;
}

let steps = 0; // step 0 is the board with every queen in the first column
const columns = ROWS.map((row) => LOCKED.get(row) ?? 0);
while (!isSolution(columns) && next(columns)) steps++;
console.log(`${steps} steps`);
console.log(
  columns.map((column, row) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row)).join(" "),
);
