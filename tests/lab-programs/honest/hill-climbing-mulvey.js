function solve(board) {
  const pick = (items) => items[Math.floor(Math.random() * items.length)];
  for (let restart = 0; restart < 10000; restart++) {
    const queens = board.rows.map(pick);
    for (const q of queens) board.place(q);
    const conflicts = (s, at) =>
      [...board.locked, ...queens.filter((_, i) => i !== at)].filter((q) => board.attacks(q, s))
        .length;
    for (let move = 0; move <= board.size; move++) {
      const bad = queens.map((q, at) => [conflicts(q, at), at]).filter(([c]) => c > 0);
      if (bad.length === 0) return true;
      const at = pick(bad)[1];
      const counts = board.rows[at].map((s) => conflicts(s, at));
      const to = pick(board.rows[at].filter((_, i) => counts[i] === Math.min(...counts)));
      if (to !== queens[at]) board.move(queens[at], to);
      queens[at] = to;
    }
    for (const q of queens) board.lift(q);
  }
  return false;
}
