function solve(board) {
  const open = (square) => board.jumps(square).filter((to) => !board.visited(to));
  const search = (square) => {
    if (board.path.length === board.squares.length) return true;
    const near = open(square).map((to) => [open(to).length, to]);
    near.sort(([a], [b]) => a - b);
    for (const [count, to] of near) {
      board.jump(to);
      board.note(`${count} onward moves`);
      if (search(to)) return true;
      board.back();
    }
    return false;
  };
  return search(board.start);
}
