n = 8
print(f"{n:>4}|{n:<4}|{n:^4}|{3.14159:.2f}|{n:04d}|{1234567:,}|{'x'!r}|{n*2=}|{0.5:.0%}")
name = "abc"
print(f"{name:>10}|{name:*^9}|{', '.join(str(i) for i in range(3))}")
print("%d %s %5.2f %03d" % (1, "a", 2.5, 7), "{1} {0} {x}".format(1, 2, x=3))
print("a,b,,c".split(","), " x ".strip(), "abc".upper(), "a-b".replace("-", "+"), "abc".find("c"), "abc".startswith("ab"), "x".join(["1", "2"]), "abc".center(9), "abc".ljust(5) + "|", "7".zfill(3), "abc".index("b"), "aXb".lower(), "hello world".title(), "abc".capitalize(), "a b".split(), "abab".count("ab"), "abc".isalpha(), "12".isdigit(), "abc"[1:], "abc"[::-1], "abc"[-1], "abc".partition("b"), "  a".lstrip(), "line1\nline2".splitlines())
