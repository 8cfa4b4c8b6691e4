class Board:
    count = 0
    def __init__(self, n=8):
        self.n = n; self._cells = [["." for _ in range(n)] for _ in range(n)]
        Board.count += 1
    def __getitem__(self, rc): r, c = rc; return self._cells[r][c]
    def __setitem__(self, rc, v): r, c = rc; self._cells[r][c] = v
    def __str__(self): return "\n".join(" ".join(row) for row in self._cells)
    def __repr__(self): return f"Board({self.n})"
    def __len__(self): return self.n
    def __contains__(self, v): return any(v in row for row in self._cells)
    def __iter__(self): return iter(self._cells)
    def __eq__(self, o): return self._cells == o._cells
    def __lt__(self, o): return self.n < o.n
    def __bool__(self): return True
    def __call__(self, x): return x + 1
    def __enter__(self): return self
    def __exit__(self, *a): return False
    @staticmethod
    def make(): return Board(2)
    @classmethod
    def big(cls): return cls(3)
    @property
    def size(self): return self.n
    @size.setter
    def size(self, v): self.n = v
b = Board(3); b[1, 2] = "Q"
print(b, repr(b), len(b), "Q" in b, b == Board(3), Board.make(), Board.big().size, b(1), Board.count, sep="\n")
b.size = 4; print(b.n, sorted([Board(3), Board(1)], key=len)[0].n, min(Board(3), Board(2)).n)
with Board(1) as x: print(x.n)
class Sub(Board):
    def __init__(self): super().__init__(1); self.extra = True
print(Sub().n, isinstance(Sub(), Board), issubclass(Sub, Board), Sub.__name__, hasattr(b, "n"), getattr(b, "zzz", 5))
