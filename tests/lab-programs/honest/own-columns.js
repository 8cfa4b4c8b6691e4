/** Column by column, on boards without colours. */
function solve(board) {
  const n = board.size;
  const rows = new Map(board.locked.map((square) => [square % n, Math.floor(square / n)]));
  const fits = (row, column) =>
    [...rows].every(([c, r]) => r !== row && Math.abs(r - row) !== Math.abs(c - column));
  const search = (column) => {
    if (column === n) return true;
    if (rows.has(column)) return search(column + 1);
    for (let row = 0; row < n; row++) {
      if (!fits(row, column)) continue;
      rows.set(column, row);
      board.place(row * n + column);
      if (search(column + 1)) return true;
      board.lift(row * n + column);
      rows.delete(column);
    }
    return false;
  };
  return search(0);
}
