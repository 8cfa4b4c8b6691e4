from enum import Enum, IntEnum, auto

class Dir(Enum):
    UP = (0, -1)
    DOWN = (0, 1)
    @property
    def dx(self): return self.value[0]
    def opposite(self):
        return Dir.DOWN if self is Dir.UP else Dir.UP
# two kinds
class Level(IntEnum):
    LOW = 1
    HIGH = 2

class Colour(Enum):
    RED = auto()
    BLUE = auto()

print(Dir.UP.dx, Dir.UP.opposite(), Dir.UP == Dir.UP, Dir["UP"], Dir((0, 1)), list(Dir), Level.LOW < Level.HIGH, Level.HIGH + 1, len(Dir))
print({Dir.UP: 1}[Dir.UP], Dir.UP.name, repr(Dir.UP))
for c in Colour: print(c.name, c.value)
