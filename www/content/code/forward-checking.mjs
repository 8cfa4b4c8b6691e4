// Forward checking: rule out what a queen attacks, and turn back as soon as a row has no square left.
const N = 8;
const LOCKED = [{ row: 0, column: 0 }]; // both from 0, and row 0 at the top: a queen on a8

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
  const { row, domain } = rows[0]; // from the top down
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
