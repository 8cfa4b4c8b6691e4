// Hill climbing: make the best move of all; where no move helps, start over at random.
const N = 8;
const LOCKED = new Map([[0, 0]]); // row and column, both from 0 and row 0 at the top: a queen on a8
const SIDEWAYS = 0; // how many moves in a row may leave the number of pairs as it is; try 100
const SEED = 0;

// D. H. Lehmer’s generator: JavaScript has none that takes a seed.
let state = SEED + 1;
function random() {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}
const below = (limit) => Math.floor(random() * limit);
const ALL = Array.from({ length: N }, (_, number) => number);

/** How many pairs of queens attack each other. */
const pairs = (columns) =>
  columns.reduce(
    (sum, column, row) => sum + columns.slice(0, row).filter(attacks(column, row)).length,
    0,
  );
const attacks = (column, row) => (other, row2) =>
  column === other || Math.abs(column - other) === row - row2;

const scatter = () => ALL.map((row) => LOCKED.get(row) ?? below(N));

/** The board after the best move; of equals one at random. */
function bestMove(columns) {
  const boards = ALL.filter((row) => !LOCKED.has(row)).flatMap((row) =>
    ALL.filter((column) => column !== columns[row]).map((column) => columns.with(row, column)),
  );
  const rated = boards.map((board) => ({ board, after: pairs(board), lot: random() }));
  return rated.toSorted((one, other) => one.after - other.after || one.lot - other.lot)[0];
}

function search() {
  let [steps, level, columns] = [0, 0, scatter()];
  for (let before = pairs(columns); before > 0; before = pairs(columns)) {
    steps++;
    const { board, after } = bestMove(columns);
    const isLevel = after === before && level < SIDEWAYS;
    columns = after < before || isLevel ? board : scatter();
    level = isLevel ? level + 1 : 0;
  }
  return { steps, columns };
}

const { steps, columns } = search();
console.log(`${steps} steps`);
console.log(
  columns.map((column, row) => "abcdefghijklmnopqrstuvwxyz"[column] + (N - row)).join(" "),
);
