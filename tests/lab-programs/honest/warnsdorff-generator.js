function* solve(board) {
  const onward = (square) => board.jumps(square).reduce((sum, to) => sum + !board.visited(to), 0);
  for (;;) {
    let best = null;
    for (const to of board.jumps(board.path.at(-1))) {
      if (board.visited(to)) continue;
      if (best === null || onward(to) < onward(best)) best = to;
    }
    if (best === null) break;
    board.jump(best);
    yield `${onward(best)} onward moves`;
  }
  return board.path.length === board.squares.length;
}
