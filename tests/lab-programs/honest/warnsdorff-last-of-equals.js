const solve = (board) => {
  const free = (square) => board.jumps(square).filter((to) => !board.visited(to));
  let here = board.start;
  for (let open = free(here); open.length > 0; open = free(here)) {
    open.sort((a, b) => free(b).length - free(a).length);
    here = open.pop();
    board.jump(here);
  }
  return board.path.length === board.squares.length;
};
