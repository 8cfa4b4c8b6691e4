print(1, 2, 3, sep=", ", end=".\n"); print(); print("a", end=""); print("b"); print(*[1, 2]); print([1, "a", None, True, 2.0, (1,), {1}, {}], "x")
print(1e10, 1/3, 2**100, 7 // 2, -7 // 2, -7 % 3, divmod(7, 2), round(2.5), round(3.14159, 2), abs(-3), pow(2, 10, 1000), 1_000, 0xff, 0b101, bin(5), hex(255), 10 / 2, int(3.9), float("1.5"), 5 & 3, 5 ^ 1, ~5, 1 << 4)
