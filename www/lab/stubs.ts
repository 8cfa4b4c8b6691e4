/** What each task begins with, and its solution. */

import type { Language } from "../content/code/programs.ts";
import type { LabTask } from "../routes/lab.ts";

type Texts = Record<LabTask, Record<Language, string>>;

const PY = (title: string, body: string) => `# ${title}\n\ndef solve(board):\n${body}`;
const JS = (title: string, body: string) => `// ${title}\n\nfunction solve(board) {\n${body}}\n`;

export const STUBS: Texts = {
  backtracking: {
    python: PY(
      "Backtracking: one queen a row, from the top.",
      `    def search(depth):
        if depth == len(board.rows):
            return True        # every row has its queen
        for square in board.rows[depth]:
            board.place(square)
            # Your turn. If it isn't attacked, go on a row:
            #     search(depth + 1)
            # If not, lift it and try the next.
            board.lift(square)
        return False

    return search(0)
`,
    ),
    javascript: JS(
      "Backtracking: one queen a row, from the top.",
      `  function search(depth) {
    if (depth === board.rows.length) return true; // every row has its queen
    for (const square of board.rows[depth]) {
      board.place(square);
      // Your turn. If it isn't attacked, go on a row:
      //     search(depth + 1)
      // If not, lift it and try the next.
      board.lift(square);
    }
    return false;
  }

  return search(0);
`,
    ),
  },
  "forward-checking": {
    python: PY(
      "Forward checking",
      `    def search(depth, left):
        if depth == len(left):
            return True
        for square in left[depth]:
            board.place(square)
            # Strike the squares below that it attacks: board.strike(s)
            # Go on only if every row has a square left.
            board.lift(square)
        return False

    return search(0, board.rows)
`,
    ),
    javascript: JS(
      "Forward checking",
      `  function search(depth, left) {
    if (depth === left.length) return true;
    for (const square of left[depth]) {
      board.place(square);
      // Strike the squares below that it attacks: board.strike(s)
      // Go on only if every row has a square left.
      board.lift(square);
    }
    return false;
  }

  return search(0, board.rows);
`,
    ),
  },
  "knight-backtracking": {
    python: PY(
      "A knight that takes jumps back where it is stuck.",
      `    def search(square):
        if len(board.path) == len(board.squares):
            return True
        for next in board.jumps(square):
            # Your turn: jump to it with board.jump(next), unless it is visited.
            # If the search from there fails, board.back() takes the jump back.
            pass
        return False

    return search(board.start)
`,
    ),
    javascript: JS(
      "A knight that takes jumps back where it is stuck.",
      `  function search(square) {
    if (board.path.length === board.squares.length) return true;
    for (const next of board.jumps(square)) {
      // Your turn: jump to it with board.jump(next), unless it is visited.
      // If the search from there fails, board.back() takes the jump back.
    }
    return false;
  }

  return search(board.start);
`,
    ),
  },
  warnsdorff: {
    python: PY(
      "Warnsdorff: to the square with the fewest onward moves.",
      `    square = board.start
    while len(board.path) < len(board.squares):
        # Your turn: choose a jump from square, and take it with board.jump(next).
        return False
    return True
`,
    ),
    javascript: JS(
      "Warnsdorff: to the square with the fewest onward moves.",
      `  let square = board.start;
  while (board.path.length < board.squares.length) {
    // Your turn: choose a jump from square, and take it with board.jump(next).
    return false;
  }
  return true;
`,
    ),
  },
  own: {
    python: PY("Your own solver.", `    board.note("Nothing placed yet")\n    return False\n`),
    javascript: JS("Your own solver.", `  board.note("Nothing placed yet");\n  return false;\n`),
  },
};

export const SOLUTIONS: Texts = {
  own: STUBS.own,
  backtracking: {
    python: PY(
      "Backtracking",
      `    def search(depth):
        if depth == len(board.rows):
            return True
        for square in board.rows[depth]:
            board.place(square)
            if not board.attacked(square) and search(depth + 1):
                return True
            board.lift(square)
        return False

    return search(0)
`,
    ),
    javascript: JS(
      "Backtracking",
      `  function search(depth) {
    if (depth === board.rows.length) return true;
    for (const square of board.rows[depth]) {
      board.place(square);
      if (!board.attacked(square) && search(depth + 1)) return true;
      board.lift(square);
    }
    return false;
  }

  return search(0);
`,
    ),
  },
  "forward-checking": {
    python: PY(
      "Forward checking",
      `    def search(depth, left):
        if depth == len(left):
            return True
        for square in left[depth]:
            board.place(square)
            later = []
            for row in left[depth + 1:]:
                for s in row:
                    if board.attacks(square, s):
                        board.strike(s)
                later.append([s for s in row if not board.attacks(square, s)])
            if all(later) and search(depth + 1, left[:depth + 1] + later):
                return True
            board.lift(square)
        return False

    # The locked queens attack some squares already.
    return search(0, [[s for s in row if not board.attacked(s)] for row in board.rows])
`,
    ),
    javascript: JS(
      "Forward checking",
      `  function search(depth, left) {
    if (depth === left.length) return true;
    for (const square of left[depth]) {
      board.place(square);
      const later = left.slice(depth + 1).map((row) =>
        row.filter((s) => {
          if (board.attacks(square, s)) board.strike(s);
          return !board.attacks(square, s);
        }),
      );
      const rows = [...left.slice(0, depth + 1), ...later];
      if (later.every((row) => row.length > 0) && search(depth + 1, rows)) return true;
      board.lift(square);
    }
    return false;
  }

  // The locked queens attack some squares already.
  return search(0, board.rows.map((row) => row.filter((s) => !board.attacked(s))));
`,
    ),
  },
  "knight-backtracking": {
    python: PY(
      "A knight that takes jumps back where it is stuck",
      `    def search(square):
        if len(board.path) == len(board.squares):
            return True
        for next in board.jumps(square):
            if not board.visited(next):
                board.jump(next)
                if search(next):
                    return True
                board.back()
        return False

    return search(board.start)
`,
    ),
    javascript: JS(
      "A knight that takes jumps back where it is stuck",
      `  function search(square) {
    if (board.path.length === board.squares.length) return true;
    for (const next of board.jumps(square)) {
      if (board.visited(next)) continue;
      board.jump(next);
      if (search(next)) return true;
      board.back();
    }
    return false;
  }

  return search(board.start);
`,
    ),
  },
  warnsdorff: {
    python: PY(
      "Warnsdorff: to the square with the fewest onward moves",
      `    def open(square):
        return [s for s in board.jumps(square) if not board.visited(s)]

    square = board.start
    while len(board.path) < len(board.squares):
        jumps = open(square)
        if not jumps:
            return False
        square = min(jumps, key=lambda s: len(open(s)))
        board.jump(square)
    return True
`,
    ),
    javascript: JS(
      "Warnsdorff: to the square with the fewest onward moves",
      `  const open = (square) => board.jumps(square).filter((s) => !board.visited(s));

  let square = board.start;
  while (board.path.length < board.squares.length) {
    const jumps = open(square);
    if (jumps.length === 0) return false;
    const fewest = Math.min(...jumps.map((s) => open(s).length));
    square = jumps.find((s) => open(s).length === fewest);
    board.jump(square);
  }
  return true;
`,
    ),
  },
};
