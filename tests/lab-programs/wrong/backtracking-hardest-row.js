/** Backtracking that decides the row with the fewest squares first, and asks before it places. */
function solve(board) {
  const free = (row) => row.filter((square) => !board.attacked(square));

  function search(rows) {
    if (rows.length === 0) return true;
    const row = rows.reduce((best, other) =>
      free(other).length < free(best).length ? other : best,
    );
    const others = rows.filter((other) => other !== row);
    for (const square of free(row)) {
      board.place(square);
      board.note("the row with the fewest squares left");
      if (search(others)) return true;
      board.lift(square);
    }
    return false;
  }

  return search(board.rows);
}
