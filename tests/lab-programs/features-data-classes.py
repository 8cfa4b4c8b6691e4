from dataclasses import dataclass, field
from typing import List, Dict, Tuple, Optional, Set, Callable, Iterator
@dataclass(frozen=True)
class Square:
    row: int
    col: int
    def attacks(self, other: "Square") -> bool:
        return self.row == other.row or self.col == other.col or abs(self.row - other.row) == abs(self.col - other.col)
@dataclass
class State:
    queens: List[Square] = field(default_factory=list)
    tried: int = 0
    @property
    def depth(self) -> int:
        return len(self.queens)
    def __post_init__(self):
        self.tried += 1
s = State()
s.queens.append(Square(0, 1))
print(s, s.depth, Square(0, 0).attacks(Square(3, 3)), {Square(1, 2): "x"}[Square(1, 2)], Square(1, 2) == Square(1, 2))
