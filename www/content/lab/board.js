/**
 * The board of the Lab, version 1, for JavaScript on your own machine.
 *
 *     node board.js program.js queens 8 a8
 *     node board.js program.js colour AABBACBBCCCDCDDD
 *     node board.js program.js knight 5 c5
 *
 * runs your program's solve(board) and prints what it does, one thing a line:
 * +c7 placed, -c7 taken back, c7>d6 moved, xd6 struck, od6 restored.
 */
const LAB = (() => {
  const [PLACE, LIFT, STRIKE, RESTORE, MOVE, TO, NOTE, YIELD, END] = [
    1, 2, 3, 4, 5, 6, 7, 9, 10,
  ].map((number) => number << 12);
  // Clockwise, as the game has them: columns to the right, rows down.
  const JUMPS = [[1, -2], [2, -1], [2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2]]; // biome-ignore format: a row
  const LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /** Something that can't be done on this board. */
  class BoardError extends Error {}
  const fail = (text) => {
    throw new BoardError(text);
  };

  const columnLetters = (column) =>
    (column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1)) + LETTERS[column % 26];

  const shown = (value) => {
    try {
      return typeof value === "string" ? `“${value}”` : String(value);
    } catch {
      return "something";
    }
  };

  /**
   * What all boards have. A square is a number: row * size + column, row 0 at the top. A method with _ also gets the line
   * that calls it.
   */
  class Board {
    #put;
    #note;
    #rows;

    constructor(puzzle, put, note) {
      this.size = puzzle.columns;
      this.#rows = puzzle.rows;
      this.#put = put;
      this.#note = note;
    }

    /** The name of a square, such as c5. */
    name(square) {
      this.check("name", square);
      const column = square % this.size;
      return columnLetters(column) + (this.#rows - (square - column) / this.size);
    }

    /** Says why, with the step before. */
    note(text) {
      this.note_(0, text);
    }
    note_(_line, text = "") {
      const number = this.#note(shown(text).replace(/^“(.*)”$/s, "$1"));
      if (number !== null) this.#put(NOTE | number);
    }

    check(what, square) {
      const last = this.size * this.#rows - 1;
      if (Number.isInteger(square) && square >= 0 && square <= last) return;
      if (Number.isInteger(square)) {
        fail(`${what}(${square}): the squares of this board are 0 to ${last}.`);
      }
      fail(`${what}(${shown(square)}): a square is a number from 0 to ${last}.`);
    }
  }

  class QueensBoard extends Board {
    #put;
    #on;
    #of;
    #near = null;
    #regions;
    #left;
    /** How many queens stand on each line: what a square's queen attacks. */
    #lines;

    constructor(puzzle, put, note) {
      super(puzzle, put, note);
      this.#put = put;
      const { size } = this;
      const all = Array.from({ length: size }, (_, at) => at);
      const squares = Array.from({ length: size * size }, (_, at) => at);
      this.locked = [...puzzle.squares].sort((a, b) => a - b);
      this.#regions = puzzle.regions ?? null;
      this.#on = new Uint8Array(size * size);
      const taken = this.locked.map((square) => Math.floor(square / size));
      this.rows = all
        .filter((row) => !taken.includes(row))
        .map((row) => all.map((column) => row * size + column));
      this.#left = this.rows.length;
      this.#lines = new Uint8Array(6 * size + 26);
      this.#of = squares.map((square) => this.#linesOf(square));
      if (this.#regions) this.#near = squares.map((square) => this.#touched(square));
      for (const square of this.locked) {
        this.#on[square] = 2;
        for (const line of this.#of[square]) this.#lines[line]++;
      }
    }

    #linesOf(square) {
      const { size } = this;
      const column = square % size;
      const row = (square - column) / size;
      if (this.#regions)
        return [row, size + column, 2 * size + this.#regions.charCodeAt(square) - 65];
      return [row, size + column, 2 * size + row + column, 5 * size + row - column];
    }

    #touched(square) {
      const { size } = this;
      const column = square % size;
      const near = [];
      for (const down of [-size, size]) {
        for (const along of [-1, 1]) {
          const isInside = column + along >= 0 && column + along < size;
          const to = square + down + along;
          if (isInside && to >= 0 && to < size * size) near.push(to);
        }
      }
      return near;
    }

    /** Whether queens on two squares would attack each other. */
    attacks(one, other) {
      this.check("attacks", one);
      this.check("attacks", other);
      if (one === other) return false;
      const lines = this.#of[other];
      if (this.#of[one].some((line) => lines.includes(line))) return true;
      return this.#near?.[one].includes(other) ?? false;
    }

    /** Whether a queen on another square attacks this one. */
    attacked(square) {
      const of = this.#of[square];
      if (of === undefined) this.check("attacked", square);
      const own = this.#on[square] ? 1 : 0;
      const lines = this.#lines;
      for (let at = 0; at < of.length; at++) if (lines[of[at]] > own) return true;
      return this.#near?.[square].some((near) => this.#on[near] > 0) ?? false;
    }

    /** The letter of a square's colour; an empty text on a board without colours. */
    colour(square) {
      this.check("colour", square);
      return this.#regions?.[square] ?? "";
    }

    /** Whether a queen is on a square. */
    queenOn(square) {
      this.check("queenOn", square);
      return this.#on[square] > 0;
    }

    #stand(square, by) {
      const of = this.#of[square];
      for (let at = 0; at < of.length; at++) this.#lines[of[at]] += by;
    }

    /** Puts a queen on a square, attacked or not. */
    place(square) {
      this.place_(0, square);
    }
    place_(line, square) {
      if (this.#on[square] !== 0) {
        this.check("place", square);
        const name = this.name(square);
        fail(`place(${name}): there is a queen on ${name} already.`);
      }
      if (this.#left === 0) {
        const name = this.name(square);
        fail(`place(${name}): all ${this.size} queens are on the board: take one off first.`);
      }
      this.#left--;
      this.#on[square] = 1;
      this.#stand(square, 1);
      this.#put((line << 16) | PLACE | square);
    }

    /** Takes a queen off; what was struck since it was placed is possible again. */
    lift(square) {
      this.lift_(0, square);
    }
    lift_(line, square) {
      if (this.#on[square] !== 1) this.#refuse("lift", square);
      this.#left++;
      this.#on[square] = 0;
      this.#stand(square, -1);
      this.#put((line << 16) | LIFT | square);
    }

    #refuse(what, square) {
      this.check(what, square);
      const name = this.name(square);
      const why = this.#on[square]
        ? `the queen on ${name} is locked.`
        : `there is no queen on ${name}.`;
      fail(`${what}(${name}): ${why}`);
    }

    /** Moves a queen to another square. */
    move(square, to) {
      this.move_(0, square, to);
    }
    move_(line, square, to) {
      if (this.#on[square] !== 1) this.#refuse("move", square);
      this.check("move", to);
      if (to !== square && this.#on[to]) {
        fail(
          `move(${this.name(square)}, ${this.name(to)}): there is a queen on ${this.name(to)} already.`,
        );
      }
      this.#on[square] = 0;
      this.#stand(square, -1);
      this.#on[to] = 1;
      this.#stand(to, 1);
      this.#put((line << 16) | MOVE | square);
      this.#put((line << 16) | TO | to);
    }

    /** Rules a square out. */
    strike(square) {
      this.strike_(0, square);
    }
    strike_(line, square) {
      if (this.#on[square] === undefined) this.check("strike", square);
      this.#put((line << 16) | STRIKE | square);
    }

    /** Makes a square possible again. */
    restore(square) {
      this.restore_(0, square);
    }
    restore_(line, square) {
      if (this.#on[square] === undefined) this.check("restore", square);
      this.#put((line << 16) | RESTORE | square);
    }
  }

  class KnightBoard extends Board {
    #put;
    #visited;
    #jumps;
    #blocked;
    /** The knight's own path, in case a program changes that of the board. */
    #trail;

    constructor(puzzle, put, note) {
      super(puzzle, put, note);
      this.#put = put;
      const { rows, columns } = puzzle;
      const squares = Array.from({ length: rows * columns }, (_, at) => at);
      this.#blocked = puzzle.blocked ?? [];
      this.start = puzzle.squares[0];
      this.closed = Boolean(puzzle.closed);
      this.squares = squares.filter((square) => !this.#blocked.includes(square));
      this.path = [this.start];
      this.#trail = [this.start];
      this.#visited = squares.map(
        (square) => square === this.start || this.#blocked.includes(square),
      );
      this.#jumps = squares.map((square) => {
        const column = square % columns;
        const row = (square - column) / columns;
        if (this.#blocked.includes(square)) return [];
        return JUMPS.map(([along, down]) => [row + down, column + along])
          .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns)
          .map(([r, c]) => r * columns + c)
          .filter((to) => !this.#blocked.includes(to));
      });
    }

    /** The squares a jump away, in the game's order, visited or not. */
    jumps(square) {
      const jumps = this.#jumps[square];
      if (jumps === undefined) this.check("jumps", square);
      return jumps.slice();
    }

    /** Whether the knight has been on a square. */
    visited(square) {
      const visited = this.#visited[square];
      if (visited === undefined) this.check("visited", square);
      return visited;
    }

    /** Jumps to a square. */
    jump(square) {
      this.jump_(0, square);
    }
    jump_(line, square) {
      const here = this.#trail[this.#trail.length - 1];
      if (!this.#jumps[here].includes(square) || this.#visited[square]) this.#refuse(here, square);
      this.#visited[square] = true;
      this.#trail.push(square);
      this.path.push(square);
      this.#put((line << 16) | PLACE | square);
    }

    #refuse(here, square) {
      this.check("jump", square);
      const name = this.name(square);
      if (this.#blocked.includes(square)) fail(`jump(${name}): the square ${name} is blocked.`);
      if (!this.#jumps[here].includes(square)) {
        fail(`jump(${name}): no knight’s jump leads there from ${this.name(here)}.`);
      }
      fail(`jump(${name}): the knight has visited ${name} already.`);
    }

    /** Takes the last jump back. */
    back() {
      this.back_(0);
    }
    back_(line) {
      if (this.#trail.length === 1) {
        fail("back(): the knight is on its start.");
      }
      const square = this.#trail.pop();
      this.path.pop();
      this.#visited[square] = false;
      this.#put((line << 16) | LIFT | square);
    }
  }

  const makeBoard = (puzzle, put, note) =>
    puzzle.game === "knights"
      ? new KnightBoard(puzzle, put, note)
      : new QueensBoard(puzzle, put, note);

  /** Runs solve(board), step by step if it is a generator. Gives back true or false, or throws a BoardError. */
  function runSolve(solve, board, put, note) {
    let answer = solve(board);
    if (typeof answer?.next === "function" && typeof answer[Symbol.iterator] === "function") {
      const steps = answer;
      for (;;) {
        const { done, value } = steps.next();
        answer = value;
        if (done) break;
        if (value !== undefined && value !== null) {
          if (typeof value !== "string")
            fail(`yield ${shown(value)}: yield nothing, or a text that says why.`);
          const number = note(value);
          if (number !== null) put(NOTE | number);
        }
        put(YIELD);
      }
    }
    if (typeof answer?.then === "function") {
      fail("solve gave back a promise: leave out “async” and “await”.");
    }
    if (answer !== true && answer !== false) {
      fail(
        `solve gave back ${shown(answer)}. Give back true if you solved it, false if there is no solution.`,
      );
    }
    put(END | (answer ? 1 : 0));
    return answer;
  }

  return {
    BoardError,
    makeBoard,
    runSolve,
    words: { PLACE, LIFT, STRIKE, RESTORE, MOVE, TO, NOTE },
  };
})();

/** On your own machine. */
async function main(file, game, board, ...names) {
  const { readFileSync } = await import("node:fs");
  const refuse = (text) => {
    throw new LAB.BoardError(text);
  };
  if (!board)
    refuse(
      /\/\*\*\n([\s\S]*?)\n \*\//
        .exec(readFileSync(process.argv[1], "utf8"))[1]
        .replace(/^ \* ?/gm, ""),
    );
  if (!["queens", "colour", "knight"].includes(game)) {
    refuse(`There is no game “${game}”: write queens, colour or knight.`);
  }
  const { PLACE, LIFT, STRIKE, RESTORE, MOVE, TO, NOTE } = LAB.words;
  const signs = { [PLACE]: "+", [LIFT]: "-", [STRIKE]: "x", [RESTORE]: "o" };
  const sides = game === "colour" ? [Math.sqrt(board.length)] : board.split("x").map(Number);
  const [columns, rows] = [sides[0], sides.at(-1)];
  const squares = names.map((name) => {
    const [, letters = "", number = 0] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
    const row = rows - number;
    if (row < 0 || row >= rows || column < 1 || column > columns) {
      refuse(`“${name}” isn’t a square of this board.`);
    }
    return row * columns + column - 1;
  });
  const isTour = game === "knight";
  const puzzle = {
    game: isTour ? "knights" : game,
    rows,
    columns,
    squares: isTour ? [squares[0] ?? 0] : squares,
    blocked: isTour ? squares.slice(1) : [],
    regions: game === "colour" ? board : null,
  };
  const notes = [];
  let from = 0;
  const put = (word) => {
    const [kind, number] = [word & 0xf000, word & 0xfff];
    if (kind in signs) console.log(signs[kind] + own.name(number));
    if (kind === MOVE) from = number;
    if (kind === TO) console.log(`${own.name(from)}>${own.name(number)}`);
    if (kind === NOTE) console.log(`“${notes[number]}”`);
  };
  const own = LAB.makeBoard(puzzle, put, (text) => notes.push(text) - 1);
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    refuse(`Cannot find the file ${file}: check its name.`);
  }
  const source = text.replace(/^\uFEFF/, "").replace(/^export (default )?/gm, "");
  const solve = new Function(
    `${source}\n;return typeof solve === "undefined" ? undefined : solve;`,
  )();
  if (!solve) refuse(`${file} needs a function solve: begin with “function solve(board) {”.`);
  console.log(
    LAB.runSolve(solve, own, put, (text) => notes.push(text) - 1) ? "solved" : "no solution",
  );
}

if (typeof process !== "undefined" && /board\.c?m?js$/.test(process.argv?.[1] ?? "")) {
  main(...process.argv.slice(2)).catch((error) => {
    console.error(error instanceof LAB.BoardError ? error.message : error);
    process.exitCode = 1;
  });
}
