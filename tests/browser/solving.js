/** Finds out from the board how its puzzle is solved, as a person does who looks at it. */

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{rows: number, columns: number, name: (square: number) => string, squares: Map<string, string>}} Board */

/** What stands on every square, by name. @param {Table} table @returns {Promise<Board>} */
async function boardOf(table) {
  const cells = table.page.getByRole("gridcell");
  const names = await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ""));
  const squares = new Map(
    names.map((name) => /** @type {[string, string]} */ (name.split(/, (.*)/))),
  );
  const rows = Math.max(...[...squares.keys()].map((name) => Number(/\d+/.exec(name)[0])));
  const columns = squares.size / rows;
  const name = (/** @type {number} */ square) =>
    String.fromCharCode(97 + (square % columns)) + (rows - Math.floor(square / columns));
  return { rows, columns, name, squares };
}

/** The squares of a board whose words are such. @param {Board} board @param {RegExp} words */
const squaresWith = ({ squares, name }, words) =>
  Array.from(squares.keys(), (_, square) => square).filter((square) =>
    words.test(squares.get(name(square))),
  );

/**
 * Where the queens go that are not locked, top row first.
 * @param {Table} table
 * @returns {Promise<string[]>}
 */
export async function queensLeft(table) {
  const board = await boardOf(table);
  const locked = squaresWith(board, /^locked queen/);
  const side = board.columns;
  const clash = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [down, along] = [Math.floor(a / side) - Math.floor(b / side), (a % side) - (b % side)];
    return down === 0 || along === 0 || Math.abs(down) === Math.abs(along);
  };
  /** @param {number[]} queens @param {number} row @returns {number[] | null} */
  const extend = (queens, row) => {
    if (row === side) return queens;
    if (locked.some((queen) => Math.floor(queen / side) === row)) return extend(queens, row + 1);
    for (let column = 0; column < side; column++) {
      const square = row * side + column;
      if ([...locked, ...queens].some((queen) => clash(queen, square))) continue;
      const found = extend([...queens, square], row + 1);
      if (found) return found;
    }
    return null;
  };
  const found = extend([], 0);
  if (!found) throw new Error("This board has no solution.");
  return found.map(board.name);
}

/**
 * Where the knight jumps, start left out.
 * @param {Table} table
 * @returns {Promise<string[]>}
 */
export async function jumpsLeft(table) {
  const board = await boardOf(table);
  const [start] = squaresWith(board, /^knight, move 0/);
  const blocked = new Set(squaresWith(board, /^blocked/));
  const closed = await table.page
    .getByText(/end a jump away from the start/)
    .first()
    .isVisible();
  for (let seed = 1; seed < 400; seed++) {
    const tour = tourFrom(start, neighboursOf(board, blocked), closed, seed);
    if (tour) return tour.slice(1).map(board.name);
  }
  throw new Error("No tour was found.");
}

/** @param {Board} board @param {ReadonlySet<number>} blocked */
function neighboursOf({ rows, columns }, blocked) {
  const jumps = [-2, -1, 1, 2].flatMap((down) =>
    [-2, -1, 1, 2]
      .filter((along) => Math.abs(down) !== Math.abs(along))
      .map((along) => [down, along]),
  );
  return Array.from({ length: rows * columns }, (_, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns];
    return jumps
      .map(([down, along]) => [row + down, column + along])
      .filter(([r, c]) => r >= 0 && c >= 0 && r < rows && c < columns)
      .map(([r, c]) => r * columns + c)
      .filter((other) => !blocked.has(square) && !blocked.has(other));
  });
}

/**
 * A tour by the rule of fewest onward moves, ties at random; it gives up early, to be tried again.
 * @param {number} start
 * @param {number[][]} neighbours
 * @param {boolean} closed
 * @param {number} seed
 */
function tourFrom(start, neighbours, closed, seed) {
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const goal = neighbours.filter((all) => all.length > 0).length;
  const seen = new Set([start]);
  const path = [start];
  let left = 3000;
  const open = (/** @type {number} */ square) => neighbours[square].filter((one) => !seen.has(one));
  const isDead = (/** @type {number} */ knight) =>
    open(start).length === 0 && closed && path.length < goal && !neighbours[start].includes(knight)
      ? true
      : neighbours.some(
          (all, square) =>
            all.length > 0 &&
            !seen.has(square) &&
            open(square).length === 0 &&
            !all.includes(knight),
        );
  /** @returns {boolean} */
  const extend = () => {
    const knight = path[path.length - 1];
    if (path.length === goal) return !closed || neighbours[knight].includes(start);
    if (left-- < 0 || isDead(knight)) return false;
    const ways = open(knight).map((square) => ({
      square,
      key: open(square).length + random() * 0.9,
    }));
    for (const { square } of ways.sort((a, b) => a.key - b.key)) {
      seen.add(square);
      path.push(square);
      if (extend()) return true;
      seen.delete(square);
      path.pop();
    }
    return false;
  };
  return extend() ? path : null;
}
