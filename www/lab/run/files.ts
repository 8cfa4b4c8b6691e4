/** Where the interpreters and the files of their languages are. */

import type { Language, Program } from "./protocol.ts";
import { importsOf } from "./python-text.ts";

/** The compiled interpreters. */
export const INTERPRETERS: Record<Language, URL> = {
  python: new URL(
    "../../../node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm",
    import.meta.url,
  ),
  javascript: new URL(
    "../../../node_modules/@jitl/quickjs-ng-wasmfile-release-sync/dist/emscripten-module.wasm",
    import.meta.url,
  ),
};

/** The board of each language, which also runs on one's own machine. */
export const BOARDS: Record<Language, URL> = {
  python: new URL("../../content/lab/board.py", import.meta.url),
  javascript: new URL("../../content/lab/board.js", import.meta.url),
};

const DRIVER = new URL("../../content/lab/python/driver.py", import.meta.url);

/** Modules of Python that MicroPython lacks, or has without what students use: `_math` stands in for `math`. */
const MODULES: Record<string, URL> = {
  _heapq: new URL("../../content/lab/python/_heapq.py", import.meta.url),
  _math: new URL("../../content/lab/python/_math.py", import.meta.url),
  _sys: new URL("../../content/lab/python/_sys.py", import.meta.url),
  _time: new URL("../../content/lab/python/_time.py", import.meta.url),
  __future__: new URL("../../content/lab/python/__future__.py", import.meta.url),
  bisect: new URL("../../content/lab/python/bisect.py", import.meta.url),
  collections: new URL("../../content/lab/python/collections.py", import.meta.url),
  contextlib: new URL("../../content/lab/python/contextlib.py", import.meta.url),
  copy: new URL("../../content/lab/python/copy.py", import.meta.url),
  dataclasses: new URL("../../content/lab/python/dataclasses.py", import.meta.url),
  enum: new URL("../../content/lab/python/enum.py", import.meta.url),
  functools: new URL("../../content/lab/python/functools.py", import.meta.url),
  itertools: new URL("../../content/lab/python/itertools.py", import.meta.url),
  operator: new URL("../../content/lab/python/operator.py", import.meta.url),
  queue: new URL("../../content/lab/python/queue.py", import.meta.url),
  random: new URL("../../content/lab/python/random.py", import.meta.url),
  statistics: new URL("../../content/lab/python/statistics.py", import.meta.url),
  typing: new URL("../../content/lab/python/typing.py", import.meta.url),
};

/** Reads a text. */
export type Read = (address: URL) => Promise<string>;

/** The files that a program needs, by name. */
export async function filesFor(
  { language, source }: Program,
  read: Read,
): Promise<Record<string, string>> {
  if (language === "javascript") return { "board.js": await read(BOARDS.javascript) };
  const [board, driver] = await Promise.all([read(BOARDS.python), read(DRIVER)]);
  return { "board.py": board, "driver.py": driver, ...(await modulesFor(source, read)) };
}

/** The modules that a text imports, and those that these import. */
async function modulesFor(text: string, read: Read, known: Set<string> = new Set()) {
  const imported = importsOf(text).flatMap((name) => [name, `_${name}`]);
  const names = imported.filter((name) => Object.hasOwn(MODULES, name) && !known.has(name));
  for (const name of names) known.add(name);
  const files: Record<string, string> = {};
  for (const name of new Set(names)) {
    files[`${name}.py`] = await read(MODULES[name]!);
    Object.assign(files, await modulesFor(files[`${name}.py`]!, read, known));
  }
  return files;
}
