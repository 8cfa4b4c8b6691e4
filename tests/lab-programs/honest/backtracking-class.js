class Search {
  #board;
  #queens = [];

  constructor(board) {
    this.#board = board;
  }

  get isDone() {
    return this.#queens.length === this.#board.rows.length;
  }

  #fits(square) {
    const all = [...this.#board.locked, ...this.#queens];
    return all.every((queen) => !this.#board.attacks(queen, square));
  }

  run() {
    if (this.isDone) return true;
    for (const square of this.#board.rows[this.#queens.length]) {
      this.#board.place(square);
      if (this.#fits(square)) {
        this.#queens.push(square);
        if (this.run()) return true;
        this.#queens.pop();
      }
      this.#board.lift(square);
    }
    return false;
  }
}

function solve(board) {
  return new Search(board).run();
}
