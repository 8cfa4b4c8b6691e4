function solve(board) {
  const open = board.rows.flat();
  const colours = Object.groupBy(open, (square) => board.colour(square));
  for (const square of board.locked) delete colours[board.colour(square)];
  const groups = Object.values(colours).sort((a, b) => a.length - b.length);
  if (groups.length !== board.rows.length) return false;
  const search = (depth) => {
    if (depth === groups.length) return true;
    return groups[depth].some((square) => {
      if (board.attacked(square)) return false;
      board.place(square);
      if (search(depth + 1)) return true;
      board.lift(square);
      return false;
    });
  };
  return search(0);
}
