function solve(board) {
  const left = (rows, square) => rows.map((row) => row.filter((to) => !board.attacks(square, to)));

  function search([row, ...others]) {
    if (row === undefined) return true;
    for (const square of row) {
      const rest = left(others, square);
      if (rest.some(({ length }) => length === 0)) continue;
      board.place(square);
      if (search(rest)) return true;
      board.lift(square);
    }
    return false;
  }

  return search(board.rows.map((row) => row.filter((square) => !board.attacked(square))));
}
