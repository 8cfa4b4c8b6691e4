function solve(board) {
  // The squares that each row has left, at every depth.
  const domains = [board.rows.map((row) => row.filter((square) => !board.attacked(square)))];

  function search(depth) {
    if (depth === board.rows.length) return true;
    for (const square of domains[depth][depth]) {
      board.place(square);
      // Copy the domains of this depth without what the queen attacks: board.strike(other).
      // Go on if every row below has a square left; otherwise take the queen off.
    }
    return false;
  }

  return search(0);
}
