// Min-conflicts: a good start, then repairs, one row at a time.
const N = 8;
const LOCKED = new Map([[0, 0]]); // row and column, both from 0 and row 0 at the top: a queen on a8
const SEED = 0;

// D. H. Lehmer’s generator: JavaScript has none that takes a seed.
let state = SEED + 1;
function random() {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}
const below = (limit) => Math.floor(random() * limit);
const ALL = Array.from({ length: N }, (_, number) => number);

/** How many queens attack a square; undefined is a row without a queen. */
const conflicts = (columns, row, column) =>
  columns.filter(
    (there, other) =>
      other !== row && (there === column || Math.abs(there - column) === Math.abs(other - row)),
  ).length;

/** The square of a row with the fewest conflicts; of equals one at random. */
function bestSquare(columns, row) {
  const rated = ALL.map((column) => ({
    column,
    count: conflicts(columns, row, column),
    lot: random(),
  }));
  return rated.toSorted((one, other) => one.count - other.count || one.lot - other.lot)[0].column;
}

function search() {
  const rows = ALL.filter((row) => !LOCKED.has(row));
  for (let steps = 0; ; steps++) {
    const columns = ALL.map((row) => LOCKED.get(row));
    for (const row of rows) {
      steps++;
      columns[row] = bestSquare(columns, row);
    }
    for (let repairs = 0; repairs < 100 + N; repairs++) {
      const inConflict = rows.filter((row) => conflicts(columns, row, columns[row]) > 0);
      if (inConflict.length === 0) return { steps, columns };
      steps++;
      const row = inConflict[below(inConflict.length)];
      columns[row] = bestSquare(columns, row);
    }
  }
}

const { steps, columns } = search();
console.log(`${steps} steps`);
console.log(
  columns.map((column, row) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row)).join(" "),
);
