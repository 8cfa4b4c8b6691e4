function solve(board) {
  let here = board.start;
  for (let count = 1; count < board.squares.length; count++) {
    const choices = board.jumps(here).filter((to) => !board.visited(to));
    if (!choices.length) return false;
    const free = choices.map((to) => board.jumps(to).filter((next) => !board.visited(next)).length);
    const best = choices.filter((_, at) => free[at] === Math.min(...free));
    here = best[Math.floor(Math.random() * best.length)];
    board.jump(here);
  }
  return true;
}
