// Forward checking that decides the row with the fewest squares first (fail-first, MRV).
const N = 16;
const LOCKED = [{ row: 0, column: 0 }]; // both from 0, and row 0 at the top: a queen on a16

let steps = 0;

const attack = (one, other) =>
  one.column === other.column ||
  Math.abs(one.row - other.row) === Math.abs(one.column - other.column);

/** The open rows besides the queen’s, without the squares that it attacks. */
const place = (queen, rows) =>
  rows
    .filter(({ row }) => row !== queen.row)
    .map(({ row, domain }) => ({
      row,
      domain: domain.filter((column) => !attack(queen, { row, column })),
    }));

function search(queens, rows) {
  if (rows.length === 0) return queens;
  const fewest = Math.min(...rows.map(({ domain }) => domain.length));
  const { row, domain } = rows.find(({ domain }) => domain.length === fewest); // ties: the topmost
  for (const column of domain) {
    steps++;
    const left = place({ row, column }, rows);
    if (left.some(({ domain }) => domain.length === 0)) continue;
    const solution = search([...queens, { row, column }], left);
    if (solution) return solution;
  }
  steps++; // the queen before goes
  return null;
}

const all = Array.from({ length: N }, (_, number) => number);
let rows = all.map((row) => ({ row, domain: all }));
for (const queen of LOCKED) rows = place(queen, rows);
const queens = search(LOCKED, rows) ?? [];
const name = ({ row, column }) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row);
console.log(`${steps} steps`);
console.log(
  queens
    .toSorted((one, other) => one.row - other.row)
    .map(name)
    .join(" "),
);
