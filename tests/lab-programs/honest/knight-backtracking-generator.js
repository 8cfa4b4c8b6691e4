function* solve(board) {
  if (board.path.length === board.squares.length) return true;
  for (const to of board.jumps(board.path.at(-1)).filter((square) => !board.visited(square))) {
    board.jump(to);
    yield;
    if (yield* solve(board)) return true;
    board.back();
    yield "no way on";
  }
  return false;
}
