/**
 * The long jumps of C, as WebAssembly. A compiled module calls what may jump by way of functions that it imports, such as
 * `invoke_iii`: a result, then what is passed on. Written in JavaScript they would take most of the time of a call of Python,
 * and half of the stack that a browser gives a worker.
 */

const I32 = 0x7f;
const NOTHING = 0x40;
const FUNCTION = 0x60;
const [TYPES, FUNCTIONS, TABLE, EXPORTS, CODE, TAGS] = [1, 3, 4, 7, 10, 13];
const [TRY, CATCH, THROW, END] = [0x06, 0x07, 0x08, 0x0b];
/** WebKit doesn't catch what is thrown by the last instruction before `catch`: this one follows it. */
const NOP = 0x01;
const [CALL_INDIRECT, GET, SET, CONST, ADD] = [0x11, 0x20, 0x21, 0x41, 0x6a];

/** The types of what is called: a jump, and the functions of the first places of the table. */
const JUMP_TYPE = 0;
const STACK_TYPE = 1;
const RESTORE_TYPE = 2;
const THREW_TYPE = 3;
/** What the module itself has in its table begins here. */
const FIRST = 3;

/** A length, and what has it. Nothing here is longer than two bytes tell. */
const sized = (bytes: number[]) => [(bytes.length & 0x7f) | 0x80, bytes.length >> 7, ...bytes];
const list = (items: number[][]) => [
  (items.length & 0x7f) | 0x80,
  items.length >> 7,
  ...items.flat(),
];
const section = (id: number, items: number[][]) => [id, ...sized(list(items))];
const type = (parameters: number, results: number) => [
  FUNCTION,
  ...list(Array.from({ length: parameters }, () => [I32])),
  ...list(Array.from({ length: results }, () => [I32])),
];
const exported = (name: string, kind: number, place: number) => [
  ...sized([...new TextEncoder().encode(name)]),
  kind,
  place,
];
const call = (kind: number) => [CALL_INDIRECT, kind, 0];

/** Calls the function at a place of the table, its first parameter, with the others; after a jump says that there was one. */
function body(parameters: number, hasResult: boolean, target: number) {
  const stack = parameters + 1;
  const given = Array.from({ length: parameters }, (_, at) => [GET, at + 1]).flat();
  return sized([
    ...list([[1, I32]]),
    ...[CONST, 0, ...call(STACK_TYPE), SET, stack],
    ...[TRY, hasResult ? I32 : NOTHING],
    ...[...given, GET, 0, CONST, FIRST, ADD, ...call(target), NOP],
    ...[CATCH, JUMP_TYPE],
    ...[GET, stack, CONST, 1, ...call(RESTORE_TYPE)],
    ...[CONST, 1, CONST, 0, CONST, 2, ...call(THREW_TYPE)],
    ...(hasResult ? [CONST, 0] : []),
    ...[END, END],
  ]);
}

/** @param names such as `invoke_iii`: what they return, v for nothing, and what they pass on */
function written(names: string[]) {
  const kinds = names.map((name) => ({
    parameters: name.length - "invoke_i".length,
    results: name["invoke_".length] === "v" ? 0 : 1,
  }));
  const types = kinds.flatMap(({ parameters, results }) => [
    type(parameters + 1, results),
    type(parameters, results),
  ]);
  const own = (at: number) => THREW_TYPE + 1 + 2 * at;
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(TYPES, [type(0, 0), type(0, 1), type(1, 0), type(2, 0), ...types]),
    ...section(FUNCTIONS, [[JUMP_TYPE], ...names.map((_, at) => [own(at)])]),
    ...section(TABLE, [[0x70, 0, FIRST]]),
    ...section(TAGS, [[0, JUMP_TYPE]]),
    ...section(EXPORTS, [
      exported("table", 1, 0),
      exported("jump", 0, 0),
      ...names.map((name, at) => exported(name, 0, at + 1)),
    ]),
    ...section(CODE, [
      sized([...list([]), THROW, 0, END]),
      ...kinds.map(({ parameters, results }, at) => body(parameters, results > 0, own(at) + 1)),
    ]),
  ]);
}

/** What a module exports that jumps. */
export interface Jumping {
  __indirect_function_table: WebAssembly.Table;
  emscripten_stack_get_current: CallableFunction;
  _emscripten_stack_restore: CallableFunction;
  setThrew: CallableFunction;
}

export class LongJumps {
  readonly #exports;

  /** @param names the functions that a module imports for calls that may jump */
  constructor(names: string[]) {
    const module = new WebAssembly.Module(written(names));
    this.#exports = new WebAssembly.Instance(module).exports as Record<string, CallableFunction>;
  }

  /** Jumps. */
  get jump() {
    return this.#exports.jump!;
  }

  of(name: string) {
    return this.#exports[name]!;
  }

  /** Gives it the functions of the module, before any of them is called. */
  connect(module: Jumping) {
    const table = this.#exports.table as unknown as WebAssembly.Table;
    const { __indirect_function_table: all } = module;
    table.grow(all.length);
    table.set(0, module.emscripten_stack_get_current);
    table.set(1, module._emscripten_stack_restore);
    table.set(2, module.setThrew);
    for (let at = 0; at < all.length; at++) table.set(FIRST + at, all.get(at));
  }
}
