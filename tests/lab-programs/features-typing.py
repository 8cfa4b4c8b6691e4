from __future__ import annotations
from abc import ABC, abstractmethod
from typing import NamedTuple, Union, Any, TypeVar, Generic
class Solver(ABC):
    @abstractmethod
    def run(self) -> bool: ...
class Back(Solver):
    def run(self) -> bool: return True
class Pos(NamedTuple):
    row: int
    col: int = 0
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: list[T] = []
    def push(self, item: T) -> None: self.items.append(item)
    def pop(self) -> T | None: return self.items.pop() if self.items else None
s: Stack[int] = Stack(); s.push(3)
p = Pos(1)
print(Back().run(), p, p.row, s.pop(), s.pop())
x: dict[str, list[int]] = {"a": [1]}
def f(a: int | None = None, *, key: str = "k") -> tuple[int, ...]: return (1,)
print(x, f())
