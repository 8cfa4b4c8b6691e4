function solve(board) {
  const rows = board.rows.map((row) => new Set(row.filter((square) => !board.attacked(square))));
  function search(depth) {
    if (depth === rows.length) return true;
    for (const square of [...rows[depth]].sort((a, b) => a - b)) {
      board.place(square);
      const struck = [];
      for (const row of rows.slice(depth + 1)) {
        for (const other of row) {
          if (!board.attacks(square, other)) continue;
          row.delete(other);
          board.strike(other);
          struck.push([row, other]);
        }
      }
      const isOpen = rows.slice(depth + 1).every((row) => row.size > 0);
      if (isOpen && search(depth + 1)) return true;
      for (const [row, other] of struck) {
        row.add(other);
        board.restore(other);
      }
      board.lift(square);
    }
    return false;
  }
  return search(0);
}
