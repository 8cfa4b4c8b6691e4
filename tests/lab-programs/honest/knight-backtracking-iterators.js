const solve = (board) => {
  const stack = [board.jumps(board.start)[Symbol.iterator]()];
  while (stack.length) {
    if (board.path.length === board.squares.length) return true;
    let next;
    do next = stack.at(-1).next();
    while (!next.done && board.visited(next.value));
    if (next.done) {
      stack.pop();
      if (stack.length) board.back();
    } else {
      board.jump(next.value);
      stack.push(board.jumps(next.value)[Symbol.iterator]());
    }
  }
  return false;
};
