"""The board of the Lab, version 1, for Python on your own machine.

    python3 board.py program.py queens 8 a8
    python3 board.py program.py colour AABBACBBCCCDCDDD
    python3 board.py program.py knight 5 c5

runs your program's solve(board) and prints what it does, one thing a line:
+c7 placed, -c7 taken back, c7>d6 moved, xd6 struck, od6 restored.
"""

import sys

PLACE, LIFT, STRIKE, RESTORE, MOVE, TO, NOTE, YIELD, END = [
    number << 12 for number in (1, 2, 3, 4, 5, 6, 7, 9, 10)
]
# Clockwise, as the game has them: columns to the right, rows down.
JUMPS = [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)]


class BoardError(Exception):
    """Something that can't be done on this board."""


def column_letters(column):
    before, letter = divmod(column, 26)
    return (column_letters(before - 1) if before else "") + "abcdefghijklmnopqrstuvwxyz"[letter]


class Board:
    """What all boards have. A square is a number: row * size + column, row 0 at the top.

    A method with _ also gets the line that calls it, which it records above its word.
    """

    def __init__(self, puzzle, put, note):
        self.size = puzzle["columns"]
        self._rows = puzzle["rows"]
        self._area = self.size * self._rows
        self._put = put
        self._note = note

    def name(self, square):
        """The name of a square, such as c5."""
        row, column = divmod(self._checked("name", square), self.size)
        return column_letters(column) + str(self._rows - row)

    def note(self, text):
        """Says why, with the step before."""
        self.note_(0, text)

    def note_(self, line, text=""):
        number = self._note(str(text))
        if number is not None:
            self._put(NOTE | number)

    def _checked(self, what, square):
        if type(square) is int and 0 <= square < self._area:
            return square
        if square is None or type(square) is not int:
            shown = "“" + square + "”" if type(square) is str else str(square)
            raise BoardError(
                "%s(%s): a square is a number from 0 to %d." % (what, shown, self._area - 1)
            )
        raise BoardError(
            "%s(%d): the squares of this board are 0 to %d." % (what, square, self._area - 1)
        )


class QueensBoard(Board):
    def __init__(self, puzzle, put, note):
        Board.__init__(self, puzzle, put, note)
        size = self.size
        self._regions = puzzle.get("regions")
        self.locked = sorted(puzzle["squares"])
        self._on = [0] * self._area
        for square in self.locked:
            self._on[square] = 2
        taken = [square // size for square in self.locked]
        self.rows = [
            [row * size + column for column in range(size)] for row in range(size) if row not in taken
        ]
        self._left = len(self.rows)
        # How many queens stand on each line: what a square's queen attacks.
        self._lines = [0] * (6 * size + 26)
        self._of = {square: self._lines_of(square) for square in range(self._area)}
        self._near = [self._touched(square) for square in range(self._area)] if self._regions else None
        for square in self.locked:
            for line in self._of[square]:
                self._lines[line] += 1

    def _lines_of(self, square):
        size = self.size
        row, column = divmod(square, size)
        if self._regions:
            return (row, size + column, 2 * size + ord(self._regions[square]) - 65)
        return (row, size + column, 2 * size + row + column, 5 * size + row - column)

    def _touched(self, square):
        size = self.size
        row, column = divmod(square, size)
        return [
            (row + down) * size + column + along
            for down in (-1, 1)
            for along in (-1, 1)
            if 0 <= row + down < size and 0 <= column + along < size
        ]

    def attacks(self, one, other):
        """Whether queens on two squares would attack each other."""
        try:
            mine, others = self._of[one], self._of[other]
        except (TypeError, KeyError):
            mine, others = self._of[self._checked("attacks", one)], self._of[self._checked("attacks", other)]
        if one == other:
            return False
        for line in mine:
            if line in others:
                return True
        return self._near is not None and other in self._near[one]

    def attacked(self, square):
        """Whether a queen on another square attacks this one."""
        try:
            of = self._of[square]
        except (TypeError, KeyError):
            of = self._of[self._checked("attacked", square)]
        own = 1 if self._on[square] else 0
        lines = self._lines
        for line in of:
            if lines[line] > own:
                return True
        if self._near:
            for near in self._near[square]:
                if self._on[near]:
                    return True
        return False

    def colour(self, square):
        """The letter of a square's colour; an empty text on a board without colours."""
        self._checked("colour", square)
        return self._regions[square] if self._regions else ""

    def queen_on(self, square):
        """Whether a queen is on a square."""
        return self._on[self._checked("queen_on", square)] > 0

    def place(self, square):
        """Puts a queen on a square, attacked or not."""
        self.place_(0, square)

    def place_(self, line, square=None):
        try:
            is_free = self._on[square] == 0 and square >= 0
        except (TypeError, IndexError):
            is_free = False
        if not is_free:
            self._checked("place", square)
            raise BoardError("place(%s): there is a queen on %s already." % ((self.name(square),) * 2))
        if self._left == 0:
            raise BoardError(
                "place(%s): all %d queens are on the board: take one off first."
                % (self.name(square), self.size)
            )
        self._left -= 1
        self._on[square] = 1
        lines = self._lines
        for each in self._of[square]:
            lines[each] += 1
        self._put(line << 16 | PLACE | square)

    def lift(self, square):
        """Takes a queen off; what was struck since it was placed is possible again."""
        self.lift_(0, square)

    def lift_(self, line, square=None):
        self._standing("lift", square)
        self._left += 1
        self._on[square] = 0
        lines = self._lines
        for each in self._of[square]:
            lines[each] -= 1
        self._put(line << 16 | LIFT | square)

    def _standing(self, what, square):
        try:
            if self._on[square] == 1 and square >= 0:
                return
        except (TypeError, IndexError):
            pass
        name = self.name(self._checked(what, square))
        why = "the queen on %s is locked." if self._on[square] else "there is no queen on %s."
        raise BoardError("%s(%s): %s" % (what, name, why % name))

    def move(self, square, to):
        """Moves a queen to another square."""
        self.move_(0, square, to)

    def move_(self, line, square, to):
        self._standing("move", square)
        self._checked("move", to)
        if to != square and self._on[to]:
            names = (self.name(square), self.name(to), self.name(to))
            raise BoardError("move(%s, %s): there is a queen on %s already." % names)
        self._on[square], self._on[to] = 0, 1
        for each in self._of[square]:
            self._lines[each] -= 1
        for each in self._of[to]:
            self._lines[each] += 1
        self._put(line << 16 | MOVE | square)
        self._put(line << 16 | TO | to)

    def strike(self, square):
        """Rules a square out."""
        self.strike_(0, square)

    def strike_(self, line, square=None):
        self._put(line << 16 | STRIKE | self._checked("strike", square))

    def restore(self, square):
        """Makes a square possible again."""
        self.restore_(0, square)

    def restore_(self, line, square=None):
        self._put(line << 16 | RESTORE | self._checked("restore", square))


class KnightBoard(Board):
    def __init__(self, puzzle, put, note):
        Board.__init__(self, puzzle, put, note)
        self.start = puzzle["squares"][0]
        self.closed = bool(puzzle.get("closed"))
        blocked = puzzle.get("blocked") or []
        self._blocked = blocked
        self.squares = [square for square in range(self._area) if square not in blocked]
        self.path = [self.start]
        # The knight's own, in case a program changes its path.
        self._trail = [self.start]
        # By square, so that a number off the board is none of them.
        self._visited = {square: square in blocked for square in range(self._area)}
        self._visited[self.start] = True
        self._jumps = {square: self._jumps_from(square) for square in range(self._area)}

    def _jumps_from(self, square):
        row, column = divmod(square, self.size)
        there = [(row + down, column + along) for along, down in JUMPS]
        inside = [(r, c) for r, c in there if 0 <= r < self._rows and 0 <= c < self.size]
        targets = [r * self.size + c for r, c in inside]
        return tuple([to for to in targets if to not in self._blocked and square not in self._blocked])

    def jumps(self, square):
        """The squares a jump away, in the game's order, visited or not."""
        try:
            return self._jumps[square]
        except (TypeError, KeyError):
            return self._jumps[self._checked("jumps", square)]

    def visited(self, square):
        """Whether the knight has been on a square."""
        try:
            return self._visited[square]
        except (TypeError, KeyError):
            return self._visited[self._checked("visited", square)]

    def jump(self, square):
        """Jumps to a square."""
        self.jump_(0, square)

    def jump_(self, line, square=None):
        here = self._trail[-1]
        if square not in self._jumps[here]:
            name = self.name(self._checked("jump", square))
            if square in self._blocked:
                raise BoardError("jump(%s): the square %s is blocked." % (name, name))
            raise BoardError(
                "jump(%s): no knight’s jump leads there from %s." % (name, self.name(here))
            )
        if self._visited[square]:
            name = self.name(square)
            raise BoardError("jump(%s): the knight has visited %s already." % (name, name))
        self._visited[square] = True
        self.path.append(square)
        self._trail.append(square)
        self._put(line << 16 | PLACE | square)

    def back(self):
        """Takes the last jump back."""
        self.back_(0)

    def back_(self, line):
        if len(self._trail) == 1:
            raise BoardError("back(): the knight is on its start.")
        square = self._trail.pop()
        if self.path:
            self.path.pop()
        self._visited[square] = False
        self._put(line << 16 | LIFT | square)


def make_board(puzzle, put, note):
    kind = KnightBoard if puzzle["game"] == "knights" else QueensBoard
    return kind(puzzle, put, note)


def run_solve(solve, board, put, note):
    """Runs solve(board), step by step if it is a generator. Returns True, False, or raises BoardError."""
    answer = solve(board)
    if hasattr(answer, "send") and hasattr(answer, "throw"):
        steps = answer
        while True:
            try:
                reason = next(steps)
            except StopIteration as stop:
                answer = stop.value
                break
            if reason is not None:
                if type(reason) is not str:
                    raise BoardError("yield %r: yield nothing, or a text that says why." % (reason,))
                number = note(reason)
                if number is not None:
                    put(NOTE | number)
            put(YIELD)
    if answer is not True and answer is not False:
        raise BoardError(
            "solve gave back %r. Give back True if you solved it, False if there is no solution."
            % (answer,)
        )
    put(END | answer)
    return answer


def square_of(name, rows, columns):
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 96
    number = name[len(letters) :]
    row = rows - int(number) if number else -1
    if not (0 <= row < rows and 1 <= column <= columns):
        raise SystemExit("“%s” isn’t a square of this board." % name)
    return row * columns + column - 1


def puzzle_of(game, board, *names):
    """A puzzle, from the words of the command line."""
    if game not in ("queens", "colour", "knight"):
        raise SystemExit("There is no game “%s”: write queens, colour or knight." % game)
    if game == "colour":
        side = int(len(board) ** 0.5)
        squares = [square_of(name, side, side) for name in names]
        return {"game": game, "rows": side, "columns": side, "squares": squares, "regions": board}
    sides = [int(side) for side in board.split("x")]
    columns, rows = sides[0], sides[-1]
    squares = [square_of(name, rows, columns) for name in names]
    if game == "knight":
        squares = squares or [0]
        blocked = squares[1:]
        return {"game": "knights", "rows": rows, "columns": columns, "squares": squares[:1], "blocked": blocked}
    return {"game": "queens", "rows": rows, "columns": columns, "squares": squares}


def main(file, *about):
    signs = {PLACE: "+", LIFT: "-", STRIKE: "x", RESTORE: "o"}
    moved, notes = [], []

    def put(word):
        kind, number = word & 0xF000, word & 0xFFF
        if kind in signs:
            print(signs[kind] + board.name(number))
        elif kind == MOVE:
            moved.append(number)
        elif kind == TO:
            print(board.name(moved.pop()) + ">" + board.name(number))
        elif kind == NOTE:
            print("“" + notes[number] + "”")

    def note(text):
        notes.append(text)
        return len(notes) - 1

    board = make_board(puzzle_of(*about), put, note)
    # A module, as data classes look for theirs.
    module = sys.modules["program"] = type(sys)("program")
    program = module.__dict__
    try:
        source = open(file, encoding="utf-8-sig").read()
    except OSError:
        raise SystemExit("Cannot find the file %s: check its name." % file)
    exec(compile(source, file, "exec"), program)
    if "solve" not in program:
        raise SystemExit("%s needs a function solve: begin with “def solve(board):”." % file)
    try:
        print("solved" if run_solve(program["solve"], board, put, note) else "no solution")
    except BoardError as error:
        raise SystemExit(str(error))


if __name__ == "__main__":
    if len(sys.argv) < 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
