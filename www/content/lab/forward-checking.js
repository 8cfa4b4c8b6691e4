function solve(board) {
  // The squares that each row has left, at every depth. Locked queens have ruled out theirs already.
  const domains = [board.rows.map((row) => row.filter((square) => !board.attacked(square)))];

  /** Puts a queen on a square, and rules out what it attacks in the rows below. */
  function place(depth, square) {
    board.place(square);
    const left = domains[depth].map((row, at) => {
      if (at <= depth) return row;
      const gone = row.filter((other) => board.attacks(square, other));
      for (const other of gone) board.strike(other);
      return row.filter((other) => !gone.includes(other));
    });
    domains.push(left);
    return left.slice(depth + 1).every((row) => row.length > 0);
  }

  function search(depth) {
    if (depth === board.rows.length) return true;
    for (const square of domains[depth][depth]) {
      if (place(depth, square) && search(depth + 1)) return true;
      // What was ruled out at this depth is possible again.
      domains.pop();
      board.lift(square);
    }
    return false;
  }

  return search(0);
}
