function* solve(board) {
  const n = board.rows.length;
  const domains = [board.rows.map((row) => row.filter((square) => !board.attacked(square)))];
  function* search(depth) {
    if (depth === n) return true;
    for (const square of domains[depth][depth]) {
      board.place(square);
      domains[depth + 1] = domains[depth].map((row, at) =>
        at <= depth
          ? row
          : row.filter((other) => {
              const gone = board.attacks(square, other);
              if (gone) board.strike(other);
              return !gone;
            }),
      );
      const empty = domains[depth + 1].findIndex((row, at) => at > depth && row.length === 0);
      yield empty < 0 ? undefined : `row ${empty + 1} has no square left`;
      if (empty < 0 && (yield* search(depth + 1))) return true;
      board.lift(square);
    }
    return false;
  }
  return yield* search(0);
}
