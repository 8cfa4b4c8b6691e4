function solve(board) {
  function search(depth) {
    if (depth === board.rows.length) return true;
    for (const square of board.rows[depth]) {
      board.place(square);
      // Go on to the next row if nothing attacks this queen.
      // If that leads nowhere, take it off and try the next square.
    }
    return false;
  }

  return search(0);
}
