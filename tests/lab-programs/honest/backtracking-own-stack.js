function solve(board) {
  const next = [0];
  const placed = [];
  while (next.length > 0) {
    if (placed.length === board.rows.length) return true;
    const row = board.rows[next.length - 1];
    const at = next[next.length - 1]++;
    if (at === row.length) {
      next.pop();
      const last = placed.pop();
      if (last !== undefined) board.lift(last);
      continue;
    }
    if (board.attacked(row[at])) continue;
    board.place(row[at]);
    placed.push(row[at]);
    next.push(0);
  }
  return false;
}
