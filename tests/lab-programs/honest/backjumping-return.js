/** Gives back the depth to jump to, or true. */
function solve(board) {
  const { rows } = board;
  const placed = [];
  const search = (depth) => {
    if (depth === rows.length) return { done: true };
    const blame = new Set();
    for (const square of rows[depth]) {
      if (board.locked.some((queen) => board.attacks(queen, square))) continue;
      const by = placed.findIndex((queen) => board.attacks(queen, square));
      if (by >= 0) {
        blame.add(by);
        continue;
      }
      placed.push(square);
      board.place(square);
      const { done, blamed } = search(depth + 1);
      if (done) return { done };
      placed.pop();
      board.lift(square);
      if (!blamed.has(depth)) return { blamed };
      for (const other of blamed) if (other !== depth) blame.add(other);
    }
    return { blamed: blame };
  };
  return search(0).done ?? false;
}
