function solve(board) {
  /** How many squares can be reached from a square. */
  const onward = (square) => board.jumps(square).filter((to) => !board.visited(to)).length;

  let here = board.start;
  while (board.path.length < board.squares.length) {
    const targets = board.jumps(here).filter((to) => !board.visited(to));
    if (targets.length === 0) return false;
    const fewest = Math.min(...targets.map(onward));
    here = targets.find((to) => onward(to) === fewest);
    board.jump(here);
  }
  return true;
}
