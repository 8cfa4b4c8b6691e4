function solve(board) {
  const n = board.rows.length;
  function revise(domains) {
    let changed = true;
    while (changed) {
      changed = false;
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
          if (a === b) continue;
          const kept = domains[a].filter((s) => domains[b].some((t) => !board.attacks(s, t)));
          if (kept.length < domains[a].length) {
            domains[a] = kept;
            changed = true;
            if (kept.length === 0) return false;
          }
        }
    }
    return true;
  }
  function search(depth, domains) {
    if (depth === n) return true;
    for (const square of domains[depth]) {
      const mine = domains.slice();
      mine[depth] = [square];
      if (!revise(mine)) continue;
      board.place(square);
      if (search(depth + 1, mine)) return true;
      board.lift(square);
    }
    return false;
  }
  const domains = board.rows.map((row) => row.filter((s) => !board.attacked(s)));
  return revise(domains) && search(0, domains);
}
