import sys
sys.setrecursionlimit(10000)
def depth(n): return 0 if n == 0 else 1 + depth(n - 1)
print(depth(500))
print(sys.maxsize > 0, sys.version_info >= (3, 0))
import time
t = time.perf_counter()
print(f"{time.perf_counter() - t:.1f}"[:1])
import os.path
