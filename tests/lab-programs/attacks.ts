/** Programs that try to get out, to fill the memory, or never to end. None may print “reached”. */

import type { Program } from "../../www/lab/run/protocol.ts";

export interface Attack extends Program {
  name: string;
  /** How it must end, as “ending: fault”. */
  ends: RegExp;
}

const js = (name: string, source: string, ends: RegExp = /./): Attack => ({
  language: "javascript",
  name,
  source,
  ends,
});
const py = (name: string, source: string, ends: RegExp = /./): Attack => ({
  language: "python",
  name,
  source,
  ends,
});

const FORBIDDEN =
  "fetch XMLHttpRequest WebSocket indexedDB caches localStorage postMessage importScripts Worker self window document navigator crypto performance Date setTimeout setInterval queueMicrotask WebAssembly process require SharedArrayBuffer".split(
    " ",
  );

/** Whether a name is there. */
const reaches = (name: string) =>
  `if (typeof ${name} !== "undefined") console.log("reached ${name}");`;

export const ATTACKS: Attack[] = [
  js("every global", FORBIDDEN.map(reaches).join("\n"), /needs a function solve/),
  js(
    "every global, by its value",
    `for (const name of ${JSON.stringify(FORBIDDEN)}) if (globalThis[name]) console.log("reached", name);`,
  ),
  js(
    "the constructor of functions",
    `const f = (() => {}).constructor("return globalThis")(); if (f.fetch || f.process) console.log("reached");`,
  ),
  js(
    "the constructor of the board’s functions",
    `function solve(board) { const f = board.place.constructor("return typeof fetch + typeof process")();
      if (f !== "undefinedundefined") console.log("reached"); return true; }`,
    /solved/,
  ),
  js(
    "the constructor of a function of the host",
    `const f = console.log.constructor("return typeof postMessage")(); if (f !== "undefined") console.log("reached");`,
  ),
  js("an import", `import("./runner.js").then(() => console.log("reached"));`, /nothing to import/),
  js("a module", `import fs from "node:fs"; console.log("reached", fs);`, /nothing to import/),
  js("eval", `console.log(eval("typeof fetch === 'undefined' ? 'no' : 'reached'"));`),
  js("an import by eval", `eval("import('fs').then(() => console.log('reached'))");`),
  js(
    "prototypes",
    `Object.prototype.then = () => console.log("reached"); Array.prototype.push = () => 1;
    function solve() { return true; }`,
  ),
  js("an endless loop", "while (true) {}", /limit: 5 seconds|limit: .*5 seconds/),
  js("an endless loop that catches all", "for (;;) { try { for (;;) {} } catch {} }", /limit/),
  js("endless recursion", "function f() { return f() + 1; }\nf();", /error: too many calls/),
  js(
    "endless recursion that catches all",
    "function f() { try { f(); } catch { } }\nf();\nfunction solve() { return false; }",
    /no solution|error/,
  ),
  js("all memory", "const all = [];\nfor (;;) all.push(new Array(100000).fill(1));", /error|limit/),
  js("one large text", 'let text = "x";\nfor (;;) text += text;', /error/),
  js(
    "large buffers",
    "const all = [];\nfor (;;) all.push(new ArrayBuffer(1 << 24));",
    /64 MB|5 seconds/,
  ),
  js("a slow regular expression", '/^(a+)+$/.test("a".repeat(40) + "b");', /limit|error/),
  js("a flood of prints", 'for (let i = 0; i < 20000; i++) console.log("x".repeat(100));'),
  js(
    "hostile getters",
    "throw { get stack() { throw 1; }, get message() { return this.stack; } };",
  ),
  js("a thrown null", "throw null;", /error/),
  js("a thrown proxy", "throw new Proxy({}, { get() { for (;;) {} } });", /limit|error/),
  js("a solve that is no function", "const solve = 5;", /needs a function solve/),
  js("a promise", "async function solve() { return true; }", /promise/),
  js("a getter on solve", "function solve() { return { get then() { throw 1; } }; }", /error/),
  js(
    "another Math.random",
    "Math.random = () => 5;\nfunction solve() { return false; }",
    /no solution/,
  ),
  js(
    "a forged board",
    `function solve(board) { Object.getPrototypeOf(Object.getPrototypeOf(board)).record = () => console.log("own"); return true; }`,
    /solved/,
  ),
  py(
    "the bridge to JavaScript",
    `import js\nprint([name for name in dir(js) if not name.startswith("__")])
for name in ["fetch", "indexedDB", "postMessage", "self", "globalThis", "eval", "Function"]:
    if hasattr(js, name): print("reached", name)`,
    /needs a function solve/,
  ),
  py("an attribute of the bridge", "import js\njs.fetch('x')", /AttributeError/),
  py("storing in the bridge", "import js\njs.escaped = 1\nprint('reached')", /error/),
  py(
    "a proxy",
    `import jsffi\nprint("reached", jsffi.to_js([1]).constructor.constructor("return 1")())`,
    /error/,
  ),
  py("a callback", `import jsffi\njsffi.create_proxy(lambda: 1)\nprint("reached")`, /error/),
  py("the time", "import time\nif time.time() or time.ticks_ms(): print('reached')"),
  py("a file", "open('/etc/passwd')", /files/),
  py("a file to write", "open('x', 'w')", /files/),
  py(
    "folders",
    "import os\ntry:\n    print('reached', os.listdir('/'))\nexcept OSError:\n    pass",
  ),
  py("a wait for the keyboard", "input()", /nobody/),
  py("a wait for the keyboard, below", "import sys\nsys.stdin.readline()", /nobody|error/),
  py("an endless loop", "while True:\n    pass", /limit: .*5 seconds/),
  py(
    "an endless loop that catches all",
    "while True:\n    try:\n        while True: pass\n    except: pass",
    /limit/,
  ),
  py(
    "700 calls inside one another",
    "def f(n):\n    return f(n - 1) + 1 if n else 0\nf(700)\ndef solve(board):\n    return False",
    /no solution/,
  ),
  js(
    "700 calls inside one another",
    "const f = (n) => (n ? f(n - 1) + 1 : 0);\nf(700);\nfunction solve() { return false; }",
    /no solution/,
  ),
  py("endless recursion", "def f():\n    return f() + 1\nf()", /error: too many calls/),
  py("all memory", "all = []\nwhile True:\n    all.append(bytearray(100000))", /memory|limit/),
  py("one large number", "x = 3\nwhile True:\n    x = x * x", /memory|limit|error/),
  py("the page’s words forged", "import sys\nsys.stderr.write('[\"answer\", true]\\n')", /./),
  py("a false tape", "import sys\nsys.stderr.write('[\"tape\", 4, 99999999]\\n')", /./),
  py(
    "any address",
    "import uctypes\nprint(len(uctypes.bytearray_at(0, 1000)))",
    /needs a function solve|error/,
  ),
  py("the end of Python", "import sys\nsys.exit()", /ended itself/),
];
