/** Programs as students write them, run in the Lab's interpreters. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { graded } from "../../grade/grader.ts";
import { run } from "../../grade/runner.ts";
import { boardNamed } from "../../www/content/lab/boards.ts";
import { INTERPRETERS } from "../../www/lab/run/files.ts";
import { type Language, LONGEST, sentence } from "../../www/lab/run/protocol.ts";
import { Ended, Recorder } from "../../www/lab/run/recorder.ts";

const WWW = new URL("../../www/", import.meta.url);
const own = (file: string) => readFileSync(new URL(file, WWW), "utf8");
const BOARD = "queens 8 a8";

const ran = (language: Language, source: string, board = BOARD, patience = 60_000) =>
  run({ language, source }, boardNamed(board).puzzle, 1, () => {}, patience).result;

/** How a program ends, as the page says it. */
async function told(language: Language, source: string, board = BOARD) {
  const { ending, fault } = await ran(language, source, board);
  return `${ending}: ${fault ? sentence(fault) : ""}`;
}

const python = (source: string) => told("python", source);
const javascript = (source: string) => told("javascript", source);

/** A program with a body of solve. */
const solve = (...lines: string[]) =>
  `def solve(board):\n${lines.map((line) => `    ${line}\n`).join("")}`;

const CODE = readdirSync(new URL("content/code/", WWW)).filter((name) => name !== "programs.ts");

for (const name of CODE) {
  test(`${name} prints the same in the Lab`, async () => {
    const isPython = name.endsWith(".py");
    const isLong = /^(knight|stranded|one-per-row)/.test(name);
    const source = own(`content/code/${name}`).replace(/\bN = \d+/, isLong ? "N = 5" : "$&");
    const [command, args] = isPython
      ? ["python3", ["-c", source]]
      : [process.execPath, ["--input-type=module", "-e", source]];
    const wanted = execFileSync(command as string, args as string[], { encoding: "utf8" });
    const { printed } = await ran(isPython ? "python" : "javascript", source);
    assert.equal(printed, wanted);
  });
}

const FEATURES = readdirSync(new URL("../lab-programs/", import.meta.url)).filter((name) =>
  name.startsWith("features-"),
);

test.each(FEATURES)("%s prints as in CPython", async (name) => {
  const source = readFileSync(new URL(`../lab-programs/${name}`, import.meta.url), "utf8");
  const wanted = execFileSync("python3", ["-c", source], { encoding: "utf8" });
  const { printed, fault } = await ran("python", source);
  assert.equal(printed, wanted, fault?.text);
});

test("the boards to download print the same trace, which is the Lab’s", async () => {
  const path = (file: string) => fileURLToPath(new URL(`content/lab/${file}`, WWW));
  const tasks = [
    ["backtracking", "queens 6 a6"],
    ["forward-checking", "queens 6 b6"],
    ["own", "colour AABBACBBCCCDCDDD"],
    ["knight-backtracking", "knight 5 a5"],
    ["warnsdorff", "knight 6x5 c3"],
  ] as const;
  for (const [task, board] of tasks) {
    const trace = (command: string, ending: string) =>
      execFileSync(
        command,
        [path(`board.${ending}`), path(`${task}.${ending}`), ...board.split(" ")],
        {
          encoding: "utf8",
        },
      );
    const wanted = trace("python3", "py");
    assert.equal(trace(process.execPath, "js"), wanted, task);
    const both = [
      await ran("python", own(`content/lab/${task}.py`), board),
      await ran("javascript", own(`content/lab/${task}.js`), board),
    ];
    for (const { words, notes, ending } of both) {
      const name = (square: number) => squareName(square, board);
      const lines = Array.from(words, (word) => line(word >> 12, word & 0xfff, name, notes));
      assert.equal(`${lines.filter(Boolean).join("\n")}\n${ending}\n`, wanted, task);
    }
  }
});

test("the boards to download say what is wrong with a command, in the same words", () => {
  const path = (file: string) => fileURLToPath(new URL(`content/lab/${file}`, WWW));
  const said = (command: string, ending: string, words: string[]) =>
    spawnSync(command, [path(`board.${ending}`), ...words], { encoding: "utf8" }).stderr.trim();
  for (const [words, wanted] of [
    [["own.txt", "queens", "8"], "Cannot find the file own.txt: check its name."],
    [["own.txt", "chess", "8"], "There is no game “chess”: write queens, colour or knight."],
    [["own.txt", "queens", "8", "z9"], "“z9” isn’t a square of this board."],
    [[], /^The board of the Lab/],
  ] as const) {
    for (const [command, ending] of [
      ["python3", "py"],
      [process.execPath, "js"],
    ] as const) {
      const text = said(command, ending, [...words]);
      if (typeof wanted === "string") assert.equal(text, wanted);
      else assert.match(text, wanted);
    }
  }
});

function squareName(square: number, board: string) {
  const { rows, columns } = boardNamed(board).puzzle;
  return String.fromCharCode(97 + (square % columns)) + (rows - Math.floor(square / columns));
}

function line(kind: number, number: number, name: (square: number) => string, notes: string[]) {
  if (kind === 7) return `“${notes[number]}”`;
  const sign = ["", "+", "-", "x", "o"][kind];
  return sign ? sign + name(number) : "";
}

test("only these functions lead out of the interpreters", () => {
  const imports = (language: Language) =>
    WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(INTERPRETERS[language])));
  const named = imports("python").filter(({ name }) => !/^(invoke_|__syscall_|fd_)/.test(name));
  assert.deepEqual(named.map(({ name }) => name).toSorted(), BRIDGE);
  // The other interpreter's are numbered by letters: its glue has their code.
  assert.equal(imports("javascript").length, 21);
});

/** Replaced by `micropython.ts`: everything that it does not list throws. */
const BRIDGE = [
  "_abort_js",
  "_emscripten_throw_longjmp",
  "call0",
  "call0_kwarg",
  "call1",
  "call2",
  "calln",
  "calln_kwarg",
  "create_promise",
  "emscripten_resize_heap",
  "has_attr",
  "js_check_existing",
  "js_get_error_info",
  "js_get_iter",
  "js_get_proxy_js_ref_info",
  "js_iter_next",
  "js_reflect_construct",
  "js_subscr_load",
  "js_subscr_store",
  "js_then_continue",
  "js_then_reject",
  "js_then_resolve",
  "lookup_attr",
  "mp_js_random_u32",
  "mp_js_ticks_ms",
  "mp_js_time_ms",
  "proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside",
  "proxy_convert_mp_to_js_then_js_to_mp_obj_jsside",
  "proxy_js_free_obj",
  "store_attr",
];

test("errors are one sentence at their line, in both languages", async () => {
  const place = "board.place(9)";
  assert.equal(
    await python(solve(place, place)),
    "error: Line 3: place(b7): there is a queen on b7 already.",
  );
  assert.equal(
    await javascript(`function solve(board) {\n ${place};\n ${place};\n}`),
    "error: Line 3: place(b7): there is a queen on b7 already.",
  );
  const none =
    "error: Line 1: solve gave back None. Give back True if you solved it, False if there is no solution.";
  assert.equal(await python(solve("pass")), none);
  assert.match(
    await javascript("function solve() {}"),
    /^error: Line 1: solve gave back undefined\. /,
  );
  assert.equal(
    await python(solve("yield 8")),
    "error: yield 8: yield nothing, or a text that says why.".replace("y", "Y"),
  );
  assert.match(
    await python("x = 1"),
    /error: Your program needs a function solve: begin with “def solve/,
  );
  assert.match(
    await python(solve("board.place(None)")),
    /Line 2: place\(None\): a square is a number from 0 to 63\./,
  );
  assert.match(
    await python(solve("board.lift(0)")),
    /Line 2: lift\(a8\): the queen on a8 is locked\./,
  );
  assert.match(await python(solve("return nope")), /Line 2: NameError: .*nope/);
  assert.match(
    await javascript("function solve() {\n  nope();\n}"),
    /Line 2: ReferenceError: .*nope/,
  );
  assert.match(
    await told("python", solve("board.jump(27)"), "knight 8 a8"),
    /Line 2: jump\(d5\): no knight’s jump leads there from a8\./,
  );
});

test("what Python can’t do here is named, with what to write", async () => {
  assert.match(
    await python("x = 1\nmatch x:\n    case 1:\n        pass"),
    /Line 2: .*“match”.*“if”/,
  );
  assert.match(await python("def f(a, /, b):\n    pass"), /Line 1: .*“\/”/);
  assert.match(await python("def f(a):\n    return 1, *a"), /Line 2: .*brackets/);
  assert.match(await python("import numpy"), /Line 1: there is no module numpy in the Lab/);
  assert.match(
    await python("a = [1, 2, 3]\ndel a[::2]"),
    /Line 2: .*slice like \[::2\]: write a loop/,
  );
  const enumeration = "from enum import Enum\nclass A(Enum):\n    X = 1\ndef f(): pass";
  assert.match(await python(enumeration), /Line 4: .*needs an empty line before this one/);
});

test("a mistake is named at its line, with what to write", async () => {
  const inPython = [
    [solve("if board.size = 8: pass"), "Line 2: “=” gives a name a value: write “==” to compare."],
    [solve('print "hello"'), "Line 2: “print” needs brackets: write “print(…)”."],
    [
      solve("for square in []", "    pass"),
      "Line 2: this can’t be read: is a “:” missing at its end?",
    ],
    [
      solve("for square in []:", "pass"),
      "Line 3: this line should be indented: it belongs to the line above, which ends with “:”.",
    ],
    [solve('text = "abc'), "Line 2: a quote is missing: this text isn’t closed."],
    ["function solve(board) {\n}", "Line 1: this is JavaScript, but the Lab reads it as Python."],
    [solve("return true"), "Line 2: Python has True, False and None, with capital letters."],
    [solve("board.jump(3)"), "Line 2: a board with queens has no “jump”: see Commands."],
    [
      solve("pass"),
      "Line 1: solve gave back None. Give back True if you solved it, False if there is no solution.",
    ],
    [
      "def solve():\n    pass",
      "Line 1: TypeError: solve() takes 0 positional arguments but 1 were given.",
    ],
  ] as const;
  for (const [source, text] of inPython) assert.equal(await python(source), `error: ${text}`);
  const inJavaScript = [
    [
      "function solve(board) {\n  board.put(3);\n}",
      "Line 2: the board has no “put”: see Commands.",
    ],
    ["function solve(board) {\n  return nope;\n}", "Line 2: ReferenceError: nope is not defined."],
    [
      "function solve(board) {\n  for (const row of board.rows {\n  }\n}",
      "Line 2: “{” is unexpected: look for a missing bracket, comma or quote, here or before.",
    ],
    [
      "function solve(board) {\n  cont x = 3;\n}",
      "Line 2: this can’t be read: look for a misspelt word, or a missing bracket.",
    ],
    [
      "function solve(board) {\n  const x = 'abc;\n}",
      "Line 2: a quote is missing: this text isn’t closed.",
    ],
    [
      "function solve(board) {\n  const x = 1;\n  x = 2;\n}",
      "Line 3: a name declared with “const” keeps its value: declare it with “let”.",
    ],
    [
      "function solve(board) {\n  let x = 1;\n  let x = 2;\n}",
      "Line 3: this name is declared already: leave “let” out.",
    ],
    [
      "function solve(board) {\n  for (;;) {\n}\n",
      "Line 4: the program ends too early: is a “}” or a “)” missing?",
    ],
    [
      "def solve(board):\n    return True",
      "Line 1: this is Python, but the Lab reads it as JavaScript.",
    ],
    [
      "function solve(board) {}",
      "Line 1: solve gave back undefined. Give back true if you solved it, false if there is no solution.",
    ],
    ["function solve() {\n  throw 'no idea';\n}", "It threw “no idea”."],
  ] as const;
  for (const [source, text] of inJavaScript)
    assert.equal(await javascript(source), `error: ${text}`);
});

test("a byte order mark, other line ends, tabs and exports are no trouble", async () => {
  const text = "\uFEFFdef solve(board):\r\n\tboard.place(9)\r\n\treturn False\r\n";
  assert.equal(await python(text), "no solution: ");
  assert.equal(
    await javascript("\uFEFFexport default function solve(board) {\r\n return false;\r\n}"),
    "no solution: ",
  );
});

test("texts that look like calls stay as they are, and own names don’t collide", async () => {
  const { printed, words } = await ran(
    "python",
    `say = "board.place(9)"  # board.place(9)
def check(x): return x
def put(x): return x
def note(x): return x
def word(x): return x
class Robot:
    def move(self, a): return a
def solve(board):
    print(say, f"board.place({check(1)})", Robot().move(4), put(1), note(2), word(3))
    board.place(9)
    return False`,
  );
  assert.equal(printed, "board.place(9) board.place(1) 4 1 2 3\n");
  assert.deepEqual(Array.from(words), [(8 << 12) | 10, (1 << 12) | 9, 10 << 12]);
  const other = await ran(
    "javascript",
    `const flush = 1, put = 2, host = 3, words = 4;
function solve(board) {
  const say = \`board.place(9) \${board.name(9)}\`;
  console.log(say, /board.place(9)/.source);
  board.place(9);
  return false;
}`,
  );
  assert.equal(other.printed, "board.place(9) b7 board.place(9)\n");
  assert.deepEqual(Array.from(other.words), [(8 << 12) | 5, (1 << 12) | 9, 10 << 12]);
});

test("steps before an interruption are shown, also if the program catches everything", async () => {
  const loop = solve(
    "board.place(9)",
    "while True:",
    "    try:",
    "        while True: pass",
    "    except: pass",
  );
  const { ending, words, fault } = await ran("python", loop, BOARD, 500);
  assert.deepEqual([ending, words.length], ["limit", 2]);
  assert.match(fault!.text, /without a step: the last one was made by line 2/);
  const other = await ran(
    "javascript",
    "function solve(board) {\n board.place(9);\n for (;;) { try { for (;;) {} } catch {} }\n}",
    BOARD,
    500,
  );
  assert.deepEqual([other.ending, other.words.length], ["limit", 2]);
  assert.ok(other.fault!.line, "QuickJS knows where it was");
});

test("a program is stopped within 200 ms, and its steps are kept", async () => {
  const source = solve("while True:", "    board.place(9)", "    board.lift(9)");
  let begun = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const running = run({ language: "python", source }, boardNamed(BOARD).puzzle, 1, begun);
  await first;
  const before = performance.now();
  running.stop();
  const { ending, words } = await running.result;
  assert.ok(performance.now() - before < 200);
  assert.equal(ending, "stopped");
  assert.ok(words.length > 0);
});

test("there is room for 16 million words, and no catching helps beyond", () => {
  let count = 0;
  const recorder = new Recorder(({ words }) => {
    count += words?.length ?? 0;
  });
  const part = new Uint16Array(1 << 16);
  for (let at = 0; at < 255; at++) recorder.take(part);
  assert.throws(() => recorder.take(part), Ended);
  assert.equal(count, LONGEST - 1);
  assert.throws(() => recorder.take(new Uint16Array(1)), Ended);
});

test("ten thousand notes are cut, and stay notes", async () => {
  const source = solve(
    "for number in range(10000):",
    "    board.place(9)",
    "    board.note(str(number) * 100)",
    "    board.lift(9)",
    "return False",
  );
  const result = await ran("python", source);
  assert.equal(result.notes.length, 4096);
  assert.ok(result.notes.every((note) => note.length <= 200));
  const { verdict } = await graded("own", boardNamed(BOARD).puzzle, result);
  assert.equal(verdict, "wrong");
});

test("a program has 64 MB of memory, and no more", async () => {
  const full = "it needs more than the 64 MB of memory that there are";
  const inPython = (bytes: number) => python(solve(`kept = bytearray(${bytes})`, "return False"));
  const inJavaScript = (bytes: number) =>
    javascript(`function solve() {\n const kept = new ArrayBuffer(${bytes});\n return false;\n}`);
  for (const allocating of [inPython, inJavaScript]) {
    assert.equal(await allocating(50 << 20), "no solution: ");
    assert.match(await allocating(64 << 20), new RegExp(`^limit: Line 2: ${full}`));
  }
  // No memory is left to tell the line.
  assert.match(
    await python("kept = ()\nwhile True:\n    kept = (kept, 1)"),
    /^limit: It needs more/,
  );
});

test("the same seed gives the same run, another one another", async () => {
  const sources: [Language, string][] = [
    [
      "python",
      "import random\nprint(random.random(), {random.choice(range(99)) for _ in range(9)})",
    ],
    ["javascript", "console.log(Math.random(), Math.random())"],
  ];
  for (const [language, source] of sources) {
    const { puzzle } = boardNamed(BOARD);
    const print = async (seed: number) =>
      (await run({ language, source }, puzzle, seed).result).printed;
    assert.equal(await print(1), await print(1));
    assert.notEqual(await print(1), await print(2));
  }
});

test("a generator’s texts are notes, and its yields end steps", async () => {
  const python = solve("board.place(9)", 'yield "because"', "yield", "return False");
  const javascript =
    "function* solve(board) {\n board.place(9);\n yield 'because';\n yield;\n return false;\n}";
  for (const [language, source] of [
    ["python", python],
    ["javascript", javascript],
  ] as const) {
    const { words, notes } = await ran(language, source);
    assert.deepEqual(notes, ["because"]);
    const kinds = Array.from(words, (word) => word >> 12);
    assert.deepEqual(kinds, [8, 1, 7, 9, 9, 10]);
  }
});
