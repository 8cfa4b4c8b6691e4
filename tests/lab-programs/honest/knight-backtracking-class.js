class Tour {
  constructor(board) {
    this.board = board;
    this.order = [board.start];
  }

  *candidates() {
    for (const to of this.board.jumps(this.order[this.order.length - 1])) {
      if (!this.order.includes(to)) yield to;
    }
  }

  complete() {
    if (this.order.length === this.board.squares.length) return true;
    for (const to of this.candidates()) {
      this.order.push(to);
      this.board.jump(to);
      if (this.complete()) return true;
      this.order.pop();
      this.board.back();
    }
    return false;
  }
}

const solve = (board) => new Tour(board).complete();
