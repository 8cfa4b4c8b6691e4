function* solve(board) {
  function* search(depth) {
    if (depth === board.rows.length) return true;
    for (const square of board.rows[depth]) {
      board.place(square);
      yield `row ${depth + 1}`;
      if (!board.attacked(square) && (yield* search(depth + 1))) return true;
      board.lift(square);
    }
    return false;
  }
  return yield* search(0);
}
