function solve(board) {
  const search = (d) => {
    if (d === board.rows.length) return true;
    for (const s of board.rows[d]) {
      board.place(s);
      if (!board.attacked(s) && search(d + 1)) return true;
    }
    return false;
  };
  return search(0);
}
