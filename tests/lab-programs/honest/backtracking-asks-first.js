export const solve = (board) => {
  const search = (depth) =>
    depth === board.rows.length ||
    board.rows[depth].some((square) => {
      if (board.attacked(square)) return false;
      board.place(square);
      if (search(depth + 1)) return true;
      board.lift(square);
      return false;
    });
  return search(0);
};
