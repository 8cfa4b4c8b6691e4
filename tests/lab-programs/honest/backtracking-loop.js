// No recursion: the column of each row, -1 if it has none.
var solve = (b) => {
  var n = b.rows.length,
    column = new Int8Array(n).fill(-1),
    row = 0;
  while (row >= 0 && row < n) {
    if (column[row] >= 0) b.lift(b.rows[row][column[row]]);
    do {
      column[row]++;
    } while (column[row] < b.size && b.attacked(b.rows[row][column[row]]));
    if (column[row] === b.size) {
      column[row--] = -1;
    } else {
      b.place(b.rows[row][column[row]]);
      row++;
    }
  }
  return row === n;
};
