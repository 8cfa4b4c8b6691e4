function solve(board) {
  if (board.path.length === board.squares.length) return true;
  const open = (square) => board.jumps(square).filter((to) => !board.visited(to));
  const [best] = open(board.path.at(-1)).toSorted((a, b) => open(a).length - open(b).length);
  if (best === undefined) return false;
  board.jump(best);
  return solve(board);
}
