export default function solve(board) {
  const go = (count) =>
    count === board.squares.length ||
    board.jumps(board.path[board.path.length - 1]).some((to) => {
      if (board.visited(to)) return false;
      board.jump(to);
      if (go(count + 1)) return true;
      board.back();
      return false;
    });
  return go(1);
}
