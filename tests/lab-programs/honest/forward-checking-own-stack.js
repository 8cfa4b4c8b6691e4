const solve = (board) => {
  const rows = board.rows;
  const open = new Map(rows.flat().map((square) => [square, !board.attacked(square)]));
  const stack = [];
  let next = 0;
  for (;;) {
    const depth = stack.length;
    if (depth === rows.length) return true;
    const at = rows[depth].findIndex((square, place) => place >= next && open.get(square));
    if (at < 0) {
      const last = stack.pop();
      if (!last) return false;
      for (const square of last.struck) open.set(square, true);
      board.lift(last.square);
      next = last.at + 1;
      continue;
    }
    const square = rows[depth][at];
    board.place(square);
    const later = rows.slice(depth + 1);
    const struck = later.flat().filter((other) => open.get(other) && board.attacks(square, other));
    for (const other of struck) {
      open.set(other, false);
      board.strike(other);
    }
    if (later.every((row) => row.some((other) => open.get(other)))) {
      stack.push({ square, at, struck });
      next = 0;
    } else {
      for (const other of struck) open.set(other, true);
      board.lift(square);
      next = at + 1;
    }
  }
};
