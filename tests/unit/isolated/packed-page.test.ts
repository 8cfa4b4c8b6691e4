/** What Vite makes of the page: much of it goes wrong in silence. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { beforeAll, test } from "vitest";
import { BUDGETS, filesOfVisit } from "../../../vite/budget.ts";
import { FOLDER } from "../../../vite/folder.ts";
import { sheetName, sheetsOf } from "../../../vite/styles.ts";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The licences of npm's packages that may be shipped: they only require attribution. */
const ACCEPTED = ["MIT", "ISC"];

let files: Map<string, Output>;
let html: string;

beforeAll(async () => {
  process.env.NODE_ENV = "production";
  const built = await build({ build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  files = new Map(output.map((file) => [file.fileName, file]));
  html = textOf(files.get("index.html")!);
});

const textOf = (file: Output) => {
  if (file.type === "chunk") return file.code;
  return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString();
};

const chunks = () => [...files.values()].filter((file) => file.type === "chunk");
const scripts = () => [...files.values()].filter(({ fileName }) => /\.js$/.test(fileName));

/** The page's own modules in a chunk. */
const sourcesOf = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds
    .map((id) => id.replace(`${process.cwd()}/`, ""))
    .filter((id) => /^www.*\.tsx?$/.test(id));

/** A packed file without its folder and its hash. */
const plain = (file: string) => file.replace(/^(\.\/)?www\/packed\/(.*)-[\w-]{8}\.(\w+)$/, "$2.$3");

/** The chunk of the page's first module. */
const main = () => chunks().find((chunk) => sourcesOf(chunk).includes("www/main.tsx"))!;

test("the page requests its modules and its sheet first, then marks itself for the first paint", () => {
  const head = html.slice(html.indexOf("<!-- Those with rooms"), html.indexOf("</head>"));
  const tags = Array.from(head.matchAll(/<(\w+) .*?(?:src|href|content)="([^"]+)"/g));
  assert.deepEqual(
    tags.map(([, tag, file = ""]) => `${tag} ${plain(file)}`),
    [
      "script main.js",
      "link play.js",
      "link main.css",
      "meta lazy-rooms.css",
      "meta watch-learn-compare-lab-rooms.css",
      "meta today-lazy-rooms.css",
      "meta bring-rooms.css",
      "meta learn-rooms.css",
      "meta compare-rooms.css",
      "meta lab-rooms.css",
      "meta embed-rooms.css",
      "meta sw.js",
      "script before-paint.js",
    ],
  );
});

test("every module that the page needs first is preloaded, so that none waits for another", () => {
  const preloaded = Array.from(html.matchAll(/"modulepreload" crossorigin href="\.\/([^"]+)"/g));
  const open = new Set(main().imports);
  for (const name of open) {
    const file = files.get(name);
    if (file?.type === "chunk") for (const other of file.imports) open.add(other);
  }
  assert.deepEqual(new Set(preloaded.map(([, file]) => file)), open);
});

test("a sheet needs no permission of its host, in a frame without an origin", () => {
  assert.ok(!/<link[^>]*stylesheet[^>]*crossorigin/.test(html));
});

test("the page’s sheet names all cascade layers, in their order", () => {
  const tokens = readFileSync("www/style/tokens.css", "utf8");
  const wanted = /@layer ([^;{]+);/.exec(tokens)![1]!.split(", ");
  const layersOf = (css: string) =>
    [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) => names.trim().split(/, ?/));
  const sheets = [...files.values()].filter(({ fileName }) => fileName.endsWith(".css"));
  const own = sheets.find(({ fileName }) => plain(fileName) === "main.css")!;
  assert.deepEqual([...new Set(layersOf(textOf(own)))], wanted);
  for (const sheet of sheets) {
    for (const layer of layersOf(textOf(sheet))) assert.ok(wanted.includes(layer), layer);
  }
});

test("the sheets of rooms keep their order", () => {
  for (const [rooms, sheet] of sheetsOf(readFileSync("index.html", "utf8"))) {
    const packed = [...files.values()].find(({ fileName }) =>
      plain(fileName).startsWith(sheetName(rooms)),
    )!;
    const parts = Array.from(sheet.matchAll(/"(.+)"/g), ([, file = ""]) =>
      readFileSync(file, "utf8"),
    );
    const namesOf = (css: string) => css.match(/[.#][a-z][\w-]+(?=[\s,{:])/g) ?? [];
    // The first class or id that no other sheet of these rooms has tells where a sheet begins.
    const places = parts.map((css) => {
      const others = parts.filter((part) => part !== css).flatMap(namesOf);
      return textOf(packed).indexOf(namesOf(css).find((name) => !others.includes(name)) ?? "?");
    });
    assert.ok(!places.includes(-1), `${rooms}: ${places}`);
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
      rooms,
    );
  }
});

test("a sheet for print is for print alone", () => {
  const learn = [...files.values()].find(({ fileName }) => plain(fileName) === "learn-rooms.css")!;
  assert.match(textOf(learn), /@media print\{.*@page/s);
});

test("the first module shares its file with nothing, because it waits for what others import", () => {
  assert.deepEqual(sourcesOf(main()), ["www/main.tsx"]);
});

test("a mode loads none of the others, in few requests", () => {
  for (const { what, needs, requests } of BUDGETS) {
    const visit = filesOfVisit(html, needs);
    assert.ok(visit.size <= requests, `${what} makes ${visit.size} requests`);
  }
  const play = chunks().filter(({ fileName }) => filesOfVisit(html, ["play"]).has(fileName));
  const others = /^www\/(features\/(watch|learn|compare)|content\/lessons\/)/;
  // What Play names by their addresses is only data.
  assert.deepEqual(
    play.flatMap(sourcesOf).filter((source) => others.test(source) && source.endsWith(".tsx")),
    [],
  );
});

test("nothing is inlined as an address that the security policy forbids", () => {
  const texts = [...files.values()].filter(({ fileName }) => /\.(js|css|html)$/.test(fileName));
  // CodeMirror has one for tabs, which it draws only where an editor shows white space: ours does not.
  const tabs = "data:image/svg+xml,<svg";
  for (const file of texts) {
    const text = textOf(file).replaceAll(tabs, "");
    assert.ok(!/["'`(]data:[\w/+-]+[;,]/.test(text), /.{40}data:[\w/+-]+[;,].{40}/.exec(text)?.[0]);
  }
});

test("browsers compile every packed script at once, and no import is wrapped", () => {
  for (const script of chunks().filter(({ fileName }) => fileName.startsWith(FOLDER))) {
    assert.ok(textOf(script).startsWith("//# allFunctionsCalledOnLoad\n"), script.fileName);
    assert.ok(!/__vite__mapDeps|vite:preloadError/.test(textOf(script)), script.fileName);
  }
});

test("a worker is one file", () => {
  const workers = scripts().filter(({ fileName }) => fileName.includes(".worker-"));
  assert.deepEqual(workers.map(({ fileName }) => plain(fileName)).sort(), [
    "engine.worker.js",
    "javascript.worker.js",
    "movie.worker.js",
    "python.worker.js",
    "reader.worker.js",
  ]);
  for (const worker of workers) assert.ok(!/\b(from|import)\s*\(?["'`]\.\//.test(textOf(worker)));
});

test("scripts that are not modules have neither imports nor exports", () => {
  for (const name of ["before-paint.js", "embed.js"]) {
    const script = scripts().find(({ fileName }) =>
      [plain(fileName), fileName].some((one) => one.endsWith(name)),
    )!;
    assert.ok(!/\b(import|export)\b[\s{"'`]/.test(textOf(script)), name);
  }
});

test("what other pages load before they need the game is small", () => {
  assert.ok(textOf(files.get("www/embed.js")!).length < 4096);
});

test("the site works under any path: no address begins at the root", () => {
  assert.ok(!/(src|href|content)="\//.test(html));
  assert.ok(!/(src|href)="\//.test(readFileSync("index.html", "utf8")));
});

test("checks of a checkout are not in the packed site", () => {
  assert.ok(!chunks().some((chunk) => sourcesOf(chunk).includes("www/ui/check-rendering.ts")));
});

test("every package in the site may be shipped, and its licence is listed", () => {
  const text = textOf(files.get("LICENSES.txt")!);
  const listed = Array.from(text.matchAll(/^## (\S+) - \S+ \((.+)\)\n\n(?=\S)/gm));
  const packages = listed.map(([, name]) => name);
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { vite: _, ...own } = dependencies;
  // Their licences are listed by what they compile: see `www/lab/licences.txt`.
  const interpreters = Object.keys(own).filter((name) => /quickjs|micropython/.test(name));
  const missing = Object.keys(own).filter((name) => !packages.includes(name));
  assert.deepEqual(missing.toSorted(), interpreters.toSorted());
  const others = readFileSync("www/lab/licences.txt", "utf8");
  for (const name of ["MicroPython", "QuickJS"]) assert.ok(others.includes(name), name);
  for (const [, name, licence = ""] of listed) assert.ok(ACCEPTED.includes(licence), name);
});
