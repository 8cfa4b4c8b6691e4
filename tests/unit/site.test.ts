/** The packed site besides its bundle: rewriting of the page, the list of files, budgets, headers and the test host. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, test } from "vitest";
import { checkBudgets, filesOfVisit } from "../../vite/budget.ts";
import {
  ALWAYS,
  headersOf,
  hostHeaders,
  IMMUTABLE,
  inDevelopment,
  POLICY,
  REVALIDATED,
} from "../../vite/headers.ts";
import { serve } from "../../vite/host.ts";
import { needsOf, withNeeds } from "../../vite/needs.ts";
import { optionalFiles } from "../../vite/optional.ts";
import { placed } from "../../vite/page.ts";
import { listOf } from "../../vite/site.ts";
import { sheetsOf, withoutRooms } from "../../vite/styles.ts";
import { withImportedWorkers } from "../../vite/workers.ts";

const PAGE = readFileSync("index.html", "utf8");
const words = (text: string) => text.split(/\s+/).join(" ");

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A folder with these files. */
function folderOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

// ---- the page ----------------------------------------------------------------------

test("the sheets of the same rooms become one, in their order and for their media", () => {
  const html =
    '<link rel="stylesheet" href="www/a.css">\n' +
    '<link rel="stylesheet" href="www/c.css" data-rooms="watch learn">\n' +
    '<link rel="stylesheet" href="www/b.css">\n' +
    '<link rel="stylesheet" href="www/d.css" data-rooms="watch learn" media="print">\n';
  assert.deepEqual(
    [...sheetsOf(html)],
    [["watch learn", '@import "./www/c.css";\n@import "./www/d.css" print;\n']],
  );
  assert.equal(
    withoutRooms(html)
      .match(/\w+\.css/g)
      ?.join(" "),
    "a.css b.css",
  );
});

test("every sheet of the page is in one of the two kinds", () => {
  const all = PAGE.match(/<link rel="stylesheet"/g)!.length;
  const rooms = [...sheetsOf(PAGE).values()].join("").match(/@import/g)!.length;
  assert.equal(
    withoutRooms(PAGE).match(/<link rel="stylesheet" href="[^"]+">\n/g)!.length,
    all - rooms,
  );
});

test("lists name other files", () => {
  const html = '<meta name="needs-solvers-queens" content="www/a.js www/b.wasm">';
  assert.deepEqual([...needsOf(html)], [["solvers-queens", ["www/a.js", "www/b.wasm"]]]);
  const upper = (files: string[]) => files.map((file) => file.toUpperCase());
  assert.ok(withNeeds(html, upper).includes('content="WWW/A.JS WWW/B.WASM"'));
});

test("the picture for links has a full address if the site’s is known", () => {
  assert.equal(placed(PAGE, undefined), PAGE);
  for (const address of ["https://example.org/game", "https://example.org/game/"]) {
    const page = placed(PAGE, address);
    assert.ok(page.includes('content="https://example.org/game/www/icons/share.png"'));
  }
});

test("workers are imported, other addresses stay", () => {
  const code = 'start(new URL("./a.worker.ts", import.meta.url));\n';
  assert.equal(
    withImportedWorkers(code),
    'start(new URL(worker_0, import.meta.url));\nimport worker_0 from "./a.worker.ts?worker&url";\n',
  );
  for (const other of ["new URL(import.meta.url)", 'new URL("./a.wasm", import.meta.url)']) {
    assert.equal(withImportedWorkers(other), null, other);
  }
});

// ---- files and budgets ---------------------------------------------------------------

test("the service worker lists what a browser needs offline", () => {
  const files = {
    "index.html": "p",
    "sw.js": "s",
    "www/a.css": "abc",
    "www/a.css.br": "b",
    _headers: "h",
  };
  const folder = folderOf({ ...files, "www/icons/screen.webp": "s" });
  const { files: listed, version } = listOf(folder);
  assert.deepEqual(Object.keys(listed), ["index.html", "www/a.css"]);
  // The example from the standard, FIPS 180-2.
  const known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.equal(listed["www/a.css"], known);
  assert.equal(listOf(folder).version, version);
  writeFileSync(join(folder, "www/a.css"), "abd");
  assert.notEqual(listOf(folder).version, version);
});

test("files that only optional parts need are in a separate list", () => {
  const texts = new Map([
    ["index.html", "main-1.js icon-1.svg"],
    ["www/packed/main-1.js", "shared-1.js editor-1.js"],
    ["www/packed/shared-1.js", ""],
    ["www/packed/editor-1.js", "shared-1.js grammar-1.js editor-1.wasm"],
    ["www/packed/grammar-1.js", "main-1.js"],
    ["www/packed/editor-1.wasm", ""],
    ["www/packed/icon-1.svg", ""],
  ]);
  assert.deepEqual(
    [...optionalFiles(texts, ["www/packed/editor-1.js"])],
    ["www/packed/editor-1.js", "www/packed/grammar-1.js", "www/packed/editor-1.wasm"],
  );
  assert.equal(optionalFiles(texts, []).size, 0);
  const folder = folderOf({ "index.html": "p", "www/packed/editor-1.js": "e" });
  const { files, optional } = listOf(folder, new Set(["www/packed/editor-1.js"]));
  assert.deepEqual(Object.keys(files), ["index.html"]);
  assert.deepEqual(Object.keys(optional), ["www/packed/editor-1.js"]);
});

const VISITED =
  '<meta name="needs-watch" content="www/packed/watch.js www/packed/a.wasm">\n' +
  '<meta name="needs-learn" content="www/packed/learn.js">\n' +
  '<meta name="styles" data-rooms="learn compare" content="www/packed/rooms.css">\n' +
  '<link rel="preload" href="./www/packed/a.wasm">\n' +
  '<script type="module" src="./www/packed/main.js"></script>\n';

test("a mode is charged for the page and its own files", () => {
  const of = (...needs: string[]) => [...filesOfVisit(VISITED, needs)].sort();
  const common = ["index.html", "www/packed/a.wasm", "www/packed/main.js"];
  assert.deepEqual(of(), common);
  assert.deepEqual(of("watch"), [...common, "www/packed/watch.js"]);
  assert.deepEqual(of("learn"), [...common, "www/packed/learn.js", "www/packed/rooms.css"].sort());
});

test("what loads too much is named", () => {
  const files = ["a.wasm", "watch.js", "learn.js", "main.js", "rooms.css"];
  const folder = folderOf({
    "index.html": VISITED,
    ...Object.fromEntries(files.map((file) => [`www/packed/${file}`, "12345"])),
  });
  checkBudgets(folder);
  const main = join(folder, "www/packed/main.js");
  writeFileSync(main, "0".repeat(300_000));
  assert.throws(() => checkBudgets(folder), /^Error: Play loads 300\d\d\d bytes in 3 requests: /);
  writeFileSync(`${main}.br`, "0");
  checkBudgets(folder);
});

// ---- headers -------------------------------------------------------------------------

test("the page has the policy that is sent", () => {
  assert.ok(words(PAGE).includes(`content="${POLICY["Content-Security-Policy"]}"`));
});

test("any page may embed the game", () => {
  assert.ok(!/frame-ancestors|x-frame-options/i.test(hostHeaders([])));
});

test("hosts read a path and its headers", () => {
  const worker = "www/packed/engine.worker-A.js";
  const text = hostHeaders([worker, "www/packed/main-A.js", `${worker}.br`, "www/a.worker-A.js"]);
  assert.ok(
    text.startsWith(
      "/*\n  X-Content-Type-Options: nosniff\n  Access-Control-Allow-Origin: *\n/www/packed/*\n  Cache-Control: public,",
    ),
  );
  const named = text.split("\n").filter((line) => line.includes("-A.js"));
  assert.deepEqual(named, [`/${worker}`]);
  const policy = "\n  Content-Security-Policy: default-src 'self';";
  assert.ok(text.includes(`\n/${worker}${policy}`));
  assert.ok(text.includes(`\n/index.html\n  Cache-Control: no-cache${policy}`));
});

test("the guide to hosting names the same headers", () => {
  const lines = readFileSync("docs/hosting.md", "utf8").split("\n");
  for (const [name, value] of Object.entries({ ...ALWAYS, ...POLICY })) {
    assert.ok(lines.includes(`${name}: ${value}`), name);
  }
  for (const { "Cache-Control": value } of [IMMUTABLE, REVALIDATED]) {
    assert.ok(lines.includes(`Cache-Control: ${value}`), value);
  }
});

test("documents and workers have a policy", () => {
  const hasPolicy = (file: string) => "Content-Security-Policy" in headersOf(file);
  assert.deepEqual(
    ["index.html", "www/a.js", "www/packed/a.worker-1.js", "www/packed/a-1.js"].map(hasPolicy),
    [true, true, true, false],
  );
});

test("in development only styles may do more", () => {
  const policy = "Content-Security-Policy";
  const { [policy]: own = "" } = inDevelopment(POLICY);
  const added = own.split("; ").filter((rule) => !POLICY[policy]!.split("; ").includes(rule));
  assert.deepEqual(added, ["style-src 'self' 'unsafe-inline'"]);
});

// ---- the host ------------------------------------------------------------------------

test("the host sends compressed copies, types and headers, under its path only", async () => {
  const folder = folderOf({
    "index.html": "page",
    "index.html.br": "br",
    "www/packed/a-1.js": "script",
    "www/packed/a-1.js.gz": "gz",
    "www/packed/a-1.wasm": "wasm",
  });
  const { address, close } = await serve(folder, "/any/path/");
  ends.push(close);
  const ask = async (path: string, accepted: string) => {
    const how = { headers: { "accept-encoding": accepted }, method: "HEAD" };
    const { status, headers } = await fetch(new URL(path, address), how);
    return { status, header: (name: string) => headers.get(name) };
  };
  const page = await ask("", "gzip, br");
  assert.equal(page.header("content-encoding"), "br");
  assert.equal(page.header("content-type"), "text/html");
  assert.equal(page.header("cache-control"), "no-cache");
  const script = await ask("www/packed/a-1.js?query", "gzip, br");
  assert.equal(script.header("content-encoding"), "gzip");
  assert.match(script.header("cache-control")!, /immutable/);
  const wasm = await ask("www/packed/a-1.wasm", "identity");
  assert.equal(wasm.header("content-type"), "application/wasm");
  assert.equal(wasm.header("content-length"), "4");
  for (const path of ["nothing", "/www/packed/a-1.js", "www/", "..%2f..%2f..%2fetc/passwd"]) {
    assert.equal((await ask(path, "br")).status, 404, path);
  }
  assert.equal((await ask("/favicon.ico", "br")).status, 204);
});
