const solve = (board) => {
  const search = (rows) => {
    if (rows.length === 0) return true;
    const [row, ...rest] = rows.toSorted((a, b) => a.length - b.length);
    const cost = (square) => rest.flat().filter((to) => board.attacks(square, to)).length;
    for (const square of row.toSorted((a, b) => cost(a) - cost(b))) {
      board.place(square);
      const left = rest.map((other) => other.filter((to) => !board.attacks(to, square)));
      if (search(left)) return true;
      board.lift(square);
    }
    return false;
  };
  return search(board.rows.map((row) => row.filter((square) => !board.attacked(square))));
};
