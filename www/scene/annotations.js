/**
 * What a solver wants drawn besides its pieces and domains: the engine's flat numbers as notes.
 */

/** @typedef {import("../base/geometry.js").Size} Size */
/**
 * @typedef {{kind: "number", square: number, value: number}
 *   | {kind: "row-number", row: number, value: number}
 *   | {kind: "chosen", square: number}
 *   | {kind: "fault", square: number}
 *   | {kind: "jumped", row: number}
 *   | {kind: "unsupported", square: number, row: number, fresh: boolean}
 *   | {kind: "covered", axis: number, place: number}
 *   | {kind: "force", square: number, force: number, along: number, down: number}
 *   | {kind: "trail", piece: number, square: number}
 *   | {kind: "edge" | "joined" | "cut", square: number, to: number}} Note
 */
/** @typedef {Note["kind"]} NoteKind */

/** Numbers of a note: its kind, a row, a column, and three whose meaning the kind decides. */
const WIDTH = 6;

/** @type {((square: number, row: number, a: number, b: number, c: number, at: (row: number, column: number) => number) => Note)[]} */
const READERS = [
  (square, _row, value) => ({ kind: "number", square, value }),
  (_square, row, value) => ({ kind: "row-number", row, value }),
  (square) => ({ kind: "chosen", square }),
  (square) => ({ kind: "fault", square }),
  (_square, row) => ({ kind: "jumped", row }),
  (square, _row, row, fresh) => ({ kind: "unsupported", square, row, fresh: fresh > 0 }),
  (_square, _row, axis, place) => ({ kind: "covered", axis, place }),
  (square, _row, force, along, down) => ({ kind: "force", square, force, along, down }),
  (square, _row, piece) => ({ kind: "trail", piece, square }),
  (square, _row, row, column, _c, at) => ({ kind: "edge", square, to: at(row, column) }),
  (square, _row, row, column, _c, at) => ({ kind: "joined", square, to: at(row, column) }),
  (square, _row, row, column, _c, at) => ({ kind: "cut", square, to: at(row, column) }),
];

/**
 * @param {ArrayLike<number>} flat as the engine gives them
 * @param {Size} size
 * @returns {Note[]}
 */
export function readNotes(flat, { columns }) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => row * columns + column;
  return Array.from({ length: flat.length / WIDTH }, (_, index) => {
    const [kind, row, column, a, b, c] = Array.from(
      { length: WIDTH },
      (_, k) => flat[index * WIDTH + k],
    );
    return READERS[kind](at(row, column), row, a, b, c, at);
  });
}
