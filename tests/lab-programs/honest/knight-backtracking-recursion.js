function solve(board) {
  const wanted = board.squares.length;
  const seen = new Set([board.start]);
  const search = (square) => {
    if (seen.size === wanted) return true;
    for (const to of board.jumps(square)) {
      if (seen.has(to)) continue;
      seen.add(to);
      board.jump(to);
      if (search(to)) return true;
      board.back();
      seen.delete(to);
    }
    return false;
  };
  return search(board.start);
}
