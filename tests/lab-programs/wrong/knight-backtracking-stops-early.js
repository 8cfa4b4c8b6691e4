function solve(board) {
  const search = (square) => {
    if (board.path.length === board.squares.length - 1) return true;
    for (const to of board.jumps(square)) {
      if (board.visited(to)) continue;
      board.jump(to);
      if (search(to)) return true;
      board.back();
    }
    return false;
  };
  return search(board.start);
}
