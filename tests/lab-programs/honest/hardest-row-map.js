function solve(board) {
  const search = (domains) => {
    if (domains.size === 0) return true;
    let row = null;
    for (const [r, squares] of domains)
      if (row === null || squares.length < domains.get(row).length) row = r;
    for (const square of domains.get(row)) {
      const rest = new Map();
      for (const [r, squares] of domains)
        if (r !== row)
          rest.set(
            r,
            squares.filter((s) => !board.attacks(s, square)),
          );
      if ([...rest.values()].some((squares) => squares.length === 0)) continue;
      board.place(square);
      if (search(rest)) return true;
      board.lift(square);
    }
    return false;
  };
  return search(new Map(board.rows.map((row, at) => [at, row.filter((s) => !board.attacked(s))])));
}
