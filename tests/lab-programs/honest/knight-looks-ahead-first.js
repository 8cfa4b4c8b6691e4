function solve(board) {
  const left = new Set(board.squares);
  left.delete(board.start);
  const strands = (to) =>
    [...left].some(
      (s) => s !== to && !board.jumps(s).some((n) => n === to || (left.has(n) && n !== to)),
    );
  const search = (here) => {
    if (left.size === 0) return true;
    for (const to of board.jumps(here)) {
      if (!left.has(to) || strands(to)) continue;
      left.delete(to);
      board.jump(to);
      if (search(to)) return true;
      board.back();
      left.add(to);
    }
    return false;
  };
  return search(board.start);
}
