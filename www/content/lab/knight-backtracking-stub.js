function solve(board) {
  function search(square) {
    if (board.path.length === board.squares.length) return true;
    for (const to of board.jumps(square)) {
      // Jump there if the knight has not visited it, and go on from there.
      // If that leads nowhere: board.back().
    }
    return false;
  }

  return search(board.start);
}
