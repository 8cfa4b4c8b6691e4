/** Searches in its own lists, and shows only the answer. */
function solve(board) {
  const search = (queens, depth) => {
    if (depth === board.rows.length) return queens;
    for (const square of board.rows[depth]) {
      if (queens.some((queen) => board.attacks(queen, square))) continue;
      const found = search([...queens, square], depth + 1);
      if (found) return found;
    }
    return null;
  };
  const found = search(board.locked, 0);
  if (!found) return false;
  for (const square of found.slice(board.locked.length)) board.place(square);
  return true;
}
