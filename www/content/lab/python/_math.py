# What MicroPython's math lacks.
from math import *

tau = 2 * pi


def gcd(*numbers):
    whole = 0
    for number in numbers:
        while number:
            whole, number = number, whole % number
    return abs(whole)


def lcm(*numbers):
    whole = 1
    for number in numbers:
        if number == 0:
            return 0
        whole = abs(whole * number) // gcd(whole, number)
    return whole


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    root = n
    while root * root > n:
        root = (root + n // root) // 2
    return root


def perm(n, k=None):
    whole = 1
    for factor in range(n, n - (n if k is None else k), -1):
        whole *= factor
    return whole


def comb(n, k):
    return perm(n, k) // perm(k) if 0 <= k <= n else 0


def factorial(n):
    return perm(n)


def prod(items, *, start=1):
    for item in items:
        start *= item
    return start


def hypot(*sides):
    return sqrt(sum([side * side for side in sides]))


def dist(p, q):
    return hypot(*[a - b for a, b in zip(p, q)])
