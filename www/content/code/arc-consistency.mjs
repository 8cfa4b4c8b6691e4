// Maintaining arc consistency (MAC): after each queen, AC-3 rules out every square without support.
const N = 8;
const LOCKED = [{ row: 0, column: 0 }]; // both from 0, and row 0 at the top: a queen on a8

let queensTried = 0;

const attack = (row, column, row2, column2) =>
  column === column2 || Math.abs(row - row2) === Math.abs(column - column2);

/** AC-3: true once every arc is consistent, false if a row has no square left. */
function ac3(domains, arcs) {
  while (arcs.length > 0) {
    const [row, other] = arcs.pop();
    const supported = domains[row].filter((column) =>
      domains[other].some((value) => !attack(row, column, other, value)),
    );
    if (supported.length === domains[row].length) continue;
    domains[row] = supported;
    if (supported.length === 0) return false;
    for (const third of ALL) if (third !== row && third !== other) arcs.push([third, row]);
  }
  return true;
}

function search(domains, depth = 0) {
  if (depth === ROWS.length) return domains;
  const row = ROWS[depth];
  for (const column of domains[row]) {
    queensTried++;
    const left = domains.with(row, [column]);
    const arcs = ALL.filter((other) => other !== row).map((other) => [other, row]);
    const solution = ac3(left, arcs) ? search(left, depth + 1) : null;
    if (solution) return solution;
  }
  return null;
}

const ALL = Array.from({ length: N }, (_, number) => number);
const locked = new Map(LOCKED.map(({ row, column }) => [row, [column]]));
const ROWS = ALL.filter((row) => !locked.has(row));
const domains = ALL.map((row) => locked.get(row) ?? ALL);
const everywhere = ALL.flatMap((row) =>
  ALL.filter((other) => other !== row).map((other) => [row, other]),
);
const solution = ac3(domains, everywhere) ? search(domains) : null;
const name = ([column], row) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row);
console.log(`${queensTried} queens tried`);
console.log((solution ?? []).map(name).join(" "));
