class NoSolution(Exception):
    """nothing"""
def f(n):
    try:
        if n == 0: raise NoSolution("none", 3)
        if n == 1: [][1]
        if n == 2: {}["k"]
        return n
    except NoSolution as e:
        print("caught", e.args[0], e)
    except (IndexError, KeyError) as e:
        print(type(e).__name__)
    else:
        print("else")
    finally:
        print("finally", n)
for i in range(4): print(f(i))
try:
    int("x")
except ValueError as e:
    print("ValueError")
assert 1 == 1, "no"
try:
    raise RuntimeError("a") from ValueError("b")
except RuntimeError as e: print(e)
