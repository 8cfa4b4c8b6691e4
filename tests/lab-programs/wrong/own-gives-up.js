/** Warnsdorff's rule gives up where it is stuck. */
function solve(board) {
  const open = (square) => board.jumps(square).filter((to) => !board.visited(to));
  for (;;) {
    const [best] = open(board.path.at(-1)).sort((a, b) => open(b).length - open(a).length);
    if (best === undefined) break;
    board.jump(best);
  }
  return board.path.length === board.squares.length;
}
