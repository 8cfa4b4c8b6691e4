/** A number of bits for each row: bit c is set while column c is open. */
function solve(board) {
  const n = board.rows.length;
  const begin = board.rows.map((row) =>
    row.reduce((bits, square, at) => (board.attacked(square) ? bits : bits | (1 << at)), 0),
  );

  const reduced = (open, depth, square) =>
    open.map((bits, row) => {
      if (row <= depth) return bits;
      let left = bits;
      board.rows[row].forEach((other, at) => {
        if (left & (1 << at) && board.attacks(square, other)) left &= ~(1 << at);
      });
      return left;
    });

  const search = (depth, open) => {
    if (depth === n) return true;
    for (let bits = open[depth]; bits; bits &= bits - 1) {
      const at = 31 - Math.clz32(bits & -bits);
      const square = board.rows[depth][at];
      const left = reduced(open, depth, square);
      if (left.includes(0)) continue;
      board.place(square);
      if (search(depth + 1, left)) return true;
      board.lift(square);
    }
    return false;
  };

  return search(0, begin);
}
