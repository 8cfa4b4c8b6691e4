function solve(board) {
  function search(depth) {
    if (depth === board.rows.length) return true;
    for (const square of board.rows[depth]) {
      board.place(square);
      if (!board.attacked(square) && search(depth + 1)) return true;
      board.lift(square);
    }
    return false;
  }
  return search(0);
}
