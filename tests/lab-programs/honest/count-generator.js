function* solve(board) {
  let count = 0;
  function* search(depth) {
    if (depth === board.rows.length) {
      count++;
      yield `solution ${count}`;
      return;
    }
    for (const s of board.rows[depth]) {
      if (board.attacked(s)) continue;
      board.place(s);
      yield* search(depth + 1);
      board.lift(s);
    }
  }
  yield* search(0);
  return false;
}
