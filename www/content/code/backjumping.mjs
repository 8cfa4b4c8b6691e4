// Conflict-directed backjumping (CBJ): go back to the last queen that is to blame.
const N = 8;
const LOCKED = [{ row: 0, column: 0 }]; // both from 0, and row 0 at the top: a queen on a8

const ROWS = Array.from({ length: N }, (_, row) => row).filter((row) =>
  LOCKED.every((queen) => queen.row !== row),
);
let steps = -1; // the first queen is on the board before step 1

const attack = (one, other) =>
  one.column === other.column ||
  Math.abs(one.row - other.row) === Math.abs(one.column - other.column);

/** Gives the solution, or the conflict set: the depths of the queens that are to blame. */
function search(queens) {
  const depth = queens.length;
  if (depth === ROWS.length) return { solution: queens };
  const conflicts = new Set();
  for (let column = 0; column < N; column++) {
    steps++;
    const queen = { row: ROWS[depth], column };
    if (LOCKED.some((other) => attack(queen, other))) continue; // nobody is to blame
    const culprit = queens.findIndex((other) => attack(queen, other));
    if (culprit >= 0) {
      conflicts.add(culprit);
      continue;
    }
    const below = search([...queens, queen]);
    // If moving this queen would not help, jump over it.
    if (below.solution || !below.conflicts.has(depth)) return below;
    for (const one of below.conflicts) if (one !== depth) conflicts.add(one);
  }
  return { conflicts };
}

const { solution = [] } = search([]);
const queens = solution.length > 0 ? [...LOCKED, ...solution] : [];
const name = ({ row, column }) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row);
console.log(`${steps} steps`);
console.log(
  queens
    .toSorted((one, other) => one.row - other.row)
    .map(name)
    .join(" "),
);
