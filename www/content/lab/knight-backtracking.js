function solve(board) {
  function search(square) {
    if (board.path.length === board.squares.length) return true;
    for (const to of board.jumps(square)) {
      if (!board.visited(to)) {
        board.jump(to);
        if (search(to)) return true;
        board.back();
      }
    }
    return false;
  }
  return search(board.start);
}
