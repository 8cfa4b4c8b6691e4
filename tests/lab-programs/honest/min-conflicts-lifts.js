function solve(board) {
  const queens = [];
  const conflicts = (s) =>
    [...board.locked, ...queens].filter((q) => q !== undefined && q !== s && board.attacks(q, s))
      .length;
  const pick = (items) => items[Math.floor(Math.random() * items.length)];
  const best = (row) => {
    const counts = row.map(conflicts);
    return pick(row.filter((_, at) => counts[at] === Math.min(...counts)));
  };
  for (let tries = 0; tries < 1000; tries++) {
    board.rows.forEach((row, at) => {
      queens[at] = best(row);
      board.place(queens[at]);
    });
    for (let repair = 0; repair < 200; repair++) {
      const bad = queens.flatMap((q, at) => (conflicts(q) ? [at] : []));
      if (bad.length === 0) return true;
      const at = pick(bad);
      const from = queens[at];
      queens[at] = undefined;
      const to = best(board.rows[at]);
      board.lift(from);
      board.place(to);
      queens[at] = to;
    }
    for (const q of queens) board.lift(q);
    queens.length = 0;
  }
  return false;
}
