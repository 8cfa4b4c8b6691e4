// Simulated annealing: random moves; one for the worse is made less and less often.
const N = 8;
const LOCKED = new Map([[0, 0]]); // row and column, both from 0 and row 0 at the top: a queen on a8
const [START_TEMPERATURE, COOLING] = [1, 0.9999];
const SEED = 0;

// D. H. Lehmer’s generator: JavaScript has none that takes a seed.
let state = SEED + 1;
function random() {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}
const below = (limit) => Math.floor(random() * limit);
const ALL = Array.from({ length: N }, (_, number) => number);

/** How many queens attack a square of a row. */
const conflicts = (columns, row, column) =>
  columns.filter(
    (there, other) =>
      other !== row && (there === column || Math.abs(there - column) === Math.abs(other - row)),
  ).length;

const isSolution = (columns) =>
  columns.every((column, row) => conflicts(columns, row, column) === 0);

function search() {
  let [steps, temperature] = [0, START_TEMPERATURE];
  const columns = ALL.map((row) => LOCKED.get(row) ?? below(N));
  const rows = ALL.filter((row) => !LOCKED.has(row));
  while (!isSolution(columns)) {
    steps++;
    const row = rows[below(rows.length)];
    const column = ALL.filter((one) => one !== columns[row])[below(N - 1)];
    const change = conflicts(columns, row, column) - conflicts(columns, row, columns[row]);
    if (change <= 0 || random() < Math.exp(-change / temperature)) columns[row] = column;
    temperature *= COOLING;
  }
  return { steps, columns };
}

const { steps, columns } = search();
console.log(`${steps} steps`);
console.log(
  columns.map((column, row) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row)).join(" "),
);
