/** Boards as text, written and read by the compiled reader. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { test } from "vitest";
import { TEXT_FORMS } from "../../content/text-forms.ts";
import { letterOf, lettersOf } from "../../core/regions.ts";
import type { BoardToWrite, ReadText } from "../../engine/reader.ts";
import * as reader from "../../pkg/reader.js";
import { BringController } from "./bring-controller.ts";
import { bringView } from "./bring-view.ts";
import type { ReaderMethods } from "./reader.worker.ts";

const code = readFileSync(new URL("../../pkg/reader_bg.wasm", import.meta.url));
await reader.default({ module_or_path: new WebAssembly.Module(code) });

/** What a text says of the board that was written. */
function toWrite(read: ReadText): BoardToWrite {
  if (read.game === "knights") {
    const { rows, columns, path, blocked } = read;
    return { game: "knights", rows, columns, letters: "", squares: path, blocked };
  }
  const { side, letters } = read.game === "colour" ? read.board : { ...read, letters: "" };
  const squares = read.game === "queens" ? read.queens : [];
  return { game: read.game, rows: side, columns: side, letters, squares, blocked: [] };
}

const board = (part: Partial<BoardToWrite>): BoardToWrite => ({
  game: "colour",
  rows: 4,
  columns: 4,
  letters: "",
  squares: [],
  blocked: [],
  ...part,
});

/** Boards of colours of every side, with colours in any number of pieces. */
const coloured = fc.integer({ min: 4, max: 18 }).chain((side) =>
  fc
    .array(fc.nat(side - 1), { minLength: side * side, maxLength: side * side })
    .map((colours) => lettersOf(colours.map(letterOf).join(""))!)
    .map((letters) => board({ rows: side, columns: side, letters })),
);

/** A queen in every row and column. */
const queens = fc.integer({ min: 4, max: 20 }).chain((side) => {
  const all = Array.from({ length: side }, (_, column) => column);
  return fc.shuffledSubarray(all, { minLength: side }).map((columns) => {
    const squares = columns.map((column, row) => row * side + column);
    return board({ game: "queens", rows: side, columns: side, squares });
  });
});

const AROUND = board({ game: "knights", rows: 3, columns: 3 });
const TOURS = [
  { ...AROUND, squares: [0, 7, 2, 3, 8, 1, 6, 5], blocked: [4] },
  toWrite(reader.readText("1 4 7 10\n12 9 2 5\n3 6 11 8")),
];

test("a board that is written as text is the same when it is read, in every form that is offered", () => {
  const forms = new Set<string>();
  const same = (given: BoardToWrite) => {
    const written = reader.writeText(given);
    assert.notEqual(written.length, 0);
    for (const { form, text } of written) {
      forms.add(form);
      assert.deepEqual(toWrite(reader.readText(text)), given, `${form}: ${text}`);
    }
  };
  for (const tour of TOURS) same(tour);
  fc.assert(fc.property(fc.oneof(coloured, queens), same), { numRuns: 60, seed: 1 });
  // Random colours are in pieces, which a link of borders can't hold.
  same(board({ letters: "AABBACBBCCDBCDDD" }));
  assert.deepEqual(forms, new Set(Object.keys(TEXT_FORMS)));
});

test("text without a board is refused, and a board that no form holds is not written", () => {
  for (const wrong of [
    board({ letters: "AAB" }),
    board({ letters: "AABBACBBCCDBCDDZ" }),
    board({ letters: "aabbacbbccdbcddd" }),
    board({ game: "queens", squares: [16] }),
    board({ game: "queens", rows: 4.5 }),
  ]) {
    assert.throws(() => reader.writeText(wrong), { name: "Error" });
  }
  assert.deepEqual(reader.writeText({ ...TOURS[0]!, squares: [0, 7] }), []);
  assert.equal(reader.hasPanicked(), false);
});

/** Texts of every form. */
const WHOLE = [
  board({ letters: "AABBACBBCCDBCDDD" }),
  board({ game: "queens", squares: [1, 7, 8, 14] }),
]
  .concat(TOURS)
  .flatMap((one) => reader.writeText(one).map(({ text }) => text));

/** What chat, tables and careless hands put into a text. */
const SIGNS = [
  ..."AZaqQ.#?*-_ 0179,;|/\\\"'`<>[]{}()\n\t\r\0\ufeff\u200d\ufe0f🟥👑é字",
  ...["\ud800", "99999999999999999999", "9999A", "-1", "null", "1e309", "\n\n", "```"],
  ...["#/play/colour/", "#/queens/4000000000/", "p?starbattle/99/99/1/", "pzprv3/starbattle/"],
  ...['"colorGrid":[', "colorRegions: [", 'data-cell-idx="', "cell-color-", "[".repeat(5000)],
  ...["A".repeat(20_000), "a1 ".repeat(5000)],
];

const mangled = fc
  .record({
    text: fc.constantFrom(...WHOLE),
    edits: fc.array(
      fc.record({ at: fc.nat(400), cut: fc.nat(9), sign: fc.constantFrom("", ...SIGNS) }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ text, edits }) =>
    edits.reduce((now, { at, cut, sign }) => {
      const from = at % (now.length + 1);
      return now.slice(0, from) + sign + now.slice(from + cut);
    }, text),
  );

/** A reader without a worker. */
const atOnce = {
  call(_: keyof ReaderMethods, [text]: unknown[], onChange: (news: object) => void) {
    const job = { isOpen: false, progress: 1, cancel() {} };
    try {
      onChange({ value: reader.readText(String(text)), problem: "", done: true });
    } catch (error) {
      // A trap or a mistake in the page has no code.
      if (!(error instanceof Error) || !("code" in error)) throw error;
      onChange({ value: null, problem: error.message, done: false });
    }
    return job;
  },
  end() {},
};

const TRIED = process.env.ALL ? 10_000 : 1000;

test("a mangled text is read or refused in one sentence, and shown", () => {
  const session = { ui: { isShared: false }, show() {} };
  const engine = { call: () => ({ cancel() {} }) };
  const room = new BringController(session as never, engine as never, atOnce as never);
  const law = (text: string) => {
    room.type(text);
    const shown = bringView(room);
    assert.equal(shown.step, "text");
    const { fault, other, isColours } = shown.text;
    const answers = [fault, other, isColours && shown.read].filter(Boolean);
    assert.equal(answers.length, text.trim() ? 1 : 0, JSON.stringify(text.slice(0, 200)));
    if (!fault) return;
    assert.match(`${fault.title}${fault.sub && ` ${fault.sub}`}`, /^[“\p{Lu}\d][^\n]*\.$/u);
    assert.ok(fault.title.length + fault.sub.length < 220, fault.title);
  };
  fc.assert(fc.property(mangled, law), { numRuns: TRIED, seed: 3 });
  assert.equal(reader.hasPanicked(), false);
});
