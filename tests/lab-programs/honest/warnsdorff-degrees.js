const solve = (board) => {
  const degree = new Map(board.squares.map((square) => [square, board.jumps(square).length]));
  const visit = (square) => {
    degree.delete(square);
    for (const near of board.jumps(square)) {
      if (degree.has(near)) degree.set(near, degree.get(near) - 1);
    }
  };
  let here = board.start;
  visit(here);
  while (degree.size > 0) {
    const near = board.jumps(here).filter((square) => degree.has(square));
    if (near.length === 0) return false;
    here = near.reduce((a, b) => (degree.get(b) < degree.get(a) ? b : a));
    board.jump(here);
    visit(here);
  }
  return true;
};
