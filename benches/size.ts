/**
 * How large each compiled module is, and what its bytes are for. `cargo xtask bench --size` builds the
 * modules with the names of their functions and sets FOLDER.
 */
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { tell } from "./measuring.ts";

const { FOLDER = "" } = process.env;
const BIGGEST = 30;

/** A function's subject is the first pattern in its name; the last patterns are for shared code. */
const SUBJECTS: [string, RegExp][] = [
  ["values to and from JSON", /serde|zmij/],
  ["sorting", /core::slice::sort/],
  ["numbers as decimals", /flt2dec|fmt::float|bignum/],
  ["maps and sets", /hashbrown|std::hash|::btree::/],
  ["memory", /dlmalloc|raw_vec|__rdl_|__rust_/],
  ["copying and dropping", /drop_in_place|core::clone::Clone>/],
  ["solvers of queens", /solve::queens/],
  ["solvers of knights", /solve::knights/],
  ["solvers’ contract", /::solve::/],
  ["hints", /::hint::/],
  ["generated puzzles", /::generate::/],
  [
    "ghosts, races, surveys",
    /run::(ghost|race|survey|timed_run|lane_order)|wasm::engine::(rac|survey)/,
  ],
  ["search tree", /run::tree|run::timeline::Timeline::tree/],
  ["run and timeline", /::run::/],
  ["pictures and movies", /::paint::|gif::|weezl|wasm::engine::(picture|movie)/],
  ["published programs", /::published::/],
  ["games in play", /puzzles::\w*(game|play|lost|losing|kept)/],
  ["tour search, theorems", /puzzles::(tour|theorems|hopeless|completion)/],
  ["puzzles and boards", /::(puzzles|board)::/],
  ["glue", /::(wasm|wire)::|wasm_bindgen|js_sys|^__|^\w+$|panic_hook/],
];
const REST = "core, alloc, formatting";

interface Func {
  name: string;
  bytes: Uint8Array;
}

/** Reads a module's sections; positions are in bytes. */
class Reader {
  at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** An unsigned number in LEB128. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  /** Bytes with their count in front. */
  block() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The sections, each after a byte with its kind. */
function* sections(reader: Reader): Generator<[kind: number, block: Uint8Array]> {
  while (reader.at < reader.bytes.length) yield [reader.bytes[reader.at++]!, reader.block()];
}

/** The names of functions by their numbers, imported ones first. */
function namesIn(module: WebAssembly.Module) {
  const names: Map<number, string> = new Map();
  const [custom] = WebAssembly.Module.customSections(module, "name");
  for (const [kind, block] of sections(new Reader(new Uint8Array(custom!)))) {
    if (kind !== 1) continue;
    const reader = new Reader(block);
    for (let left = reader.number(); left > 0; left--) {
      names.set(reader.number(), textOf(reader.block()));
    }
  }
  return names;
}

/** A module's functions, and the size of its data in bytes. */
function read(wasm: Uint8Array<ArrayBuffer>) {
  const module = new WebAssembly.Module(wasm);
  const imported = WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function");
  const names = namesIn(module);
  const funcs: Func[] = [];
  let data = new Uint8Array();
  const reader = new Reader(wasm);
  reader.at = 8;
  for (const [kind, block] of sections(reader)) {
    if (kind === 11) data = new Uint8Array(block);
    if (kind !== 10) continue;
    const code = new Reader(block);
    for (let left = code.number(); left > 0; left--) {
      const name = names.get(imported.length + funcs.length) ?? "";
      funcs.push({ name: name.replace(/::h[0-9a-f]{16}$/, ""), bytes: code.block() });
    }
  }
  return { funcs, data };
}

const packed = (bytes: Uint8Array) => brotliCompressSync(bytes).length;
const sum = (funcs: Func[]) => funcs.reduce((all, { bytes }) => all + bytes.length, 0);
const subjectOf = ({ name }: Func) => SUBJECTS.find(([, words]) => words.test(name))?.[0] ?? REST;

function grouped(funcs: Func[], by: (func: Func) => string) {
  const groups: Map<string, Func[]> = new Map();
  for (const func of funcs) groups.set(by(func), [...(groups.get(by(func)) ?? []), func]);
  return groups;
}

/** One line per group, the largest first. */
function list(groups: Map<string, Func[]>, most: number) {
  const all = [...groups].map(([name, funcs]) => ({ name, funcs, size: sum(funcs) }));
  for (const { name, funcs, size } of all.toSorted((a, b) => b.size - a.size).slice(0, most)) {
    console.log(`${String(size).padStart(9)} ${String(funcs.length).padStart(4)} × ${name}`);
  }
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith("_bg.wasm"))) {
  const module = file.replace("_bg.wasm", "");
  const { funcs, data } = read(readFileSync(`${FOLDER}/${file}`));
  const kilo = (what: string, bytes: number) => tell(`${module}: ${what}`, bytes / 1000, "kB");
  const subjects = grouped(funcs, subjectOf);
  for (const name of [...SUBJECTS.map(([name]) => name), REST]) {
    const own = subjects.get(name);
    if (!own) continue;
    kilo(name, sum(own));
    kilo(`${name}, compressed`, packed(Buffer.concat(own.map(({ bytes }) => bytes))));
  }
  const code = Buffer.concat(funcs.map(({ bytes }) => bytes));
  kilo("data", data.length);
  kilo("data, compressed", packed(data));
  kilo("all", code.length + data.length);
  kilo("all, compressed", packed(Buffer.concat([code, data])));
  console.log(`\nThe largest functions of ${module}, in bytes, and how often each was compiled`);
  list(
    grouped(funcs, ({ name }) => name),
    BIGGEST,
  );
}
