/** The texts that `cargo xtask words` finds in files, and the banned wordings in them. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { banned, bannedIn, hits } from "../../xtask/words/banned.ts";
import { html, json, markdown, settings, style } from "../../xtask/words/markup.ts";
import { rust } from "../../xtask/words/rust.ts";
import { script } from "../../xtask/words/script.ts";
import { isWords, type Kind, Text } from "../../xtask/words/text.ts";

const told = (texts: Text[], kind: Kind) =>
  texts.filter((text) => text.kind === kind).map((text) => [text.lineAt(), text.words]);
const strings = (source: string) =>
  told(script("www/a.tsx", source), "string").map(([, words]) => words);

test("a phrase is found across lines", () => {
  const text = new Text("comment", "  one\n  two ", 7);
  text.push("\n three", 8);
  assert.equal(text.words, "one two three");
  assert.deepEqual(
    [0, 4, 8].map((offset) => text.lineAt(offset)),
    [7, 8, 9],
  );
});

test("code in backticks is blank", () => {
  const prose = (words: string) => new Text("comment", words).prose();
  assert.equal(prose("set `let it’s` so"), "set _______’_` so");
  assert.equal(prose("`a` b `c` d"), "__` b __` d");
});

test("words differ from ids", () => {
  for (const words of ["Play", "to the end", "Row {row} is full"]) assert.ok(isWords(words), words);
  for (const code of ["play", "hint/close", "a8 b6", "a => b", "", "Q", "./a b"]) {
    assert.ok(!isWords(code), code);
  }
});

test("lines become paragraphs", () => {
  const found = markdown("# A\nb\nc\n\n- d\n  e\n1. f\n```\ng\n```\n|---|\n| h | i |");
  assert.deepEqual(
    found.map(({ words }) => words),
    ["# A b c", "- d e", "1. f", "| h | i |"],
  );
  assert.equal(found[1]!.lineAt(4), 6);
});

test("in Rust, comments, strings and names are told apart", () => {
  const found = rust(
    '//! A\n//! b.\n\n/// C “d”.\nfn e() {\n    // F\n    g!("h {i} k\\\n       ll \\"mm\\u{2026}", "id");\n} // n\n',
  );
  const comments = [
    [1, "A b."],
    [4, "C “d”."],
    [6, "F"],
    [9, "n"],
  ];
  assert.deepEqual(told(found, "comment"), comments);
  assert.deepEqual(told(found, "string"), [[7, 'h {i} kll "mm…']]);
  assert.deepEqual(told(found, "name"), [
    [5, "fn"],
    [5, "e"],
    [7, "g"],
  ]);
});

test("in Rust, raw strings are read, and bytes and characters are not", () => {
  const found = rust(
    `const A: &str = r#"say "big" now"#; const B: &[u8] = b"some bytes"; 'a: [ '"', '\\'', "so it" ]`,
  );
  assert.deepEqual(told(found, "string"), [
    [1, 'say "big" now'],
    [1, "so it"],
  ]);
});

test("comments that follow each other are one", () => {
  const found = script(
    "www/a.ts",
    "// One\n// two.\n\n/**\n * Three\n * four.\n */\nconst a = 1; // five\n",
  );
  assert.deepEqual(told(found, "comment"), [
    [1, "One two."],
    [5, "Three four."],
    [8, "five"],
  ]);
});

test("an element is read as a whole", () => {
  const found = strings(
    'const a = <p title="On the board" class="no words">Row {n} is <b>full</b>.{" "}\n{list.map((n) => <i>no {n}</i>)}</p>;',
  );
  assert.deepEqual(found, ["On the board", "Row … is full. …", "no …"]);
});

test("a fragment is read once, without its comments", () => {
  const found = strings('const a = <><i>{b}</i>Two words {/* no words */}and {"it is so"}</>;');
  assert.deepEqual(found, ["…Two words and it is so"]);
});

test("texts come in the order of their lines", () => {
  const source = 'a("Two words");\n// Three\nb("Four words");\n';
  for (const texts of [script("www/a.ts", source), rust(source)]) {
    const lines = texts.filter(({ kind }) => kind !== "name").map((text) => text.lineAt());
    assert.deepEqual(lines, [1, 2, 3]);
  }
});

test("ids, selectors and modules are not words", () => {
  const found = strings(
    `import a from "no words"; export { z } from "no words"; b.querySelector("no words"); c({ type: "d/e" }); f(\`Row \${n} is \${"quite full"}\`);`,
  );
  assert.deepEqual(found, ["Row … is …", "quite full"]);
});

test("a declaration has names", () => {
  const found = script(
    "www/a.ts",
    "class A {}\nconst { b, c: [d = e], ...f } = (g: { [H in I]: J }) => k;\n",
  );
  assert.deepEqual(
    told(found, "name").map(([, name]) => name),
    ["A", "b", "d", "f", "g", "H"],
  );
});

test("a file that is not a script is refused by name", () => {
  assert.throws(() => script("www/a.ts", "const = 1;"), /^Error: www\/a\.ts: /);
});

test("HTML has words, attributes and comments", () => {
  const found = html(
    '<!-- Why -->\n<p title="Say it">One <b>two</b>\nthree</p>\n<script src="a"></script>',
  );
  assert.deepEqual(told(found, "comment"), [[1, "Why"]]);
  assert.deepEqual(told(found, "string").sort(), [
    [2, "One two three"],
    [2, "Say it"],
  ]);
});

test("style sheets and settings have comments and descriptions", () => {
  assert.deepEqual(told(style("a { b: c; } /* One\n   two. */\n"), "comment"), [[1, "One two."]]);
  const found = settings('# One\n# two.\nkey = 1\ndescription = "Three four"\n# five\n');
  assert.deepEqual(told(found, "comment"), [
    [1, "One two."],
    [5, "five"],
  ]);
  assert.deepEqual(told(found, "string"), [[4, "Three four"]]);
  const described = json('{\n  "description": "One two",\n  "key": 1\n}\n');
  assert.deepEqual(told(described, "string"), [[2, "One two"]]);
});

/** The hits of an entry in a text. */
const hitsOf = (entry: string, kind: Kind, words: string) =>
  hits("www/a.ts", new Text(kind, words, 3), bannedIn(`[[banned]]\n${entry}`));

test("a hit has its place and the better wording", () => {
  const entry = "find = 'whoever'\nsay = 'the reader'";
  const words = "This is for\nWhoever reads. Whoevers are not, nor `whoever`.";
  assert.deepEqual(hitsOf(entry, "comment", words), [
    "www/a.ts:4: “is for Whoever reads. Whoevers are”: the reader",
  ]);
});

test("exceptions are not hits", () => {
  const entry = "find = 'at once'\nsay = 'now'\n";
  const except = `${entry}except = ['four at once']`;
  assert.equal(hitsOf(except, "string", "Runs four at once").length, 0);
  assert.equal(hitsOf(except, "string", "Runs four at once, at once").length, 1);
  assert.equal(hitsOf(`${entry}files = ['www/']`, "string", "Runs at once").length, 0);
});

test("an entry may be for names or strings alone", () => {
  const job = "find = 'errand'\nsay = 'job'\nonly = 'names'";
  assert.equal(hitsOf(job, "name", "errand").length, 1);
  assert.equal(hitsOf(job, "comment", "errand").length, 0);
  const mark = `find = "'"\nsay = '’'\nonly = 'strings'`;
  assert.equal(hitsOf(mark, "string", "it's").length, 1);
  assert.equal(hitsOf(mark, "comment", "it's").length, 0);
});

test("the list can be read, and a wrong key or kind is named", () => {
  assert.ok(banned().length > 0);
  assert.throws(() => hitsOf("find = 'a'\nsay = 'b'\nwhy = 'c'", "name", ""), /why is not a key/);
  assert.throws(() => hitsOf("find = 'a'\nsay = 'b'\nonly = 'c'", "name", ""), /c are not a kind/);
});
