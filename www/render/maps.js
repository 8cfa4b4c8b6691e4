/** The small boards beside the large one: who rules out which square, and where jumps lead on. */
import { fit } from "../base/geometry.js";
import { columnLetters } from "../base/names.js";
import { triedIn } from "../games/queens.js";
import { attackLevels, left } from "../scene/attacks.js";
import { drawKnight, drawQueen } from "./pieces.js";
import { paintSquares } from "./pixels.js";
import { inkOn, levelColour, mixed, moveColour, TINT } from "./theme.js";

/** @typedef {import("../games/queens.js").QueensScene} QueensScene */
/** @typedef {import("../games/knights.js").KnightsScene} KnightsScene */
/** @typedef {import("./theme.js").Theme} Theme */
/**
 * Where a small board is drawn, in CSS pixels.
 * @typedef {object} Sheet
 * @property {CanvasRenderingContext2D} context
 * @property {number} width
 * @property {number} height of the board without its margins
 * @property {number} left where the board begins
 * @property {number} right where it ends
 */
/** What a square shows: its ground, what stands or is written there, and what rings it. @typedef {{ground: string, text?: string, piece?: typeof drawQueen, ring?: string}} Cell */

/** Boards of more columns than this have squares too small for text. */
export const MOST_NAMED = 26;
/** What stands beside a named board, and below it. */
const MARGIN = 22;
export const FOOT = 15;
/** A square has to be so wide for a number. */
const NUMBERED = 12;

/**
 * Room for a board, with margins where it is named.
 * @param {CanvasRenderingContext2D} context
 * @param {number} columns
 * @param {number} width
 * @param {number} height
 * @returns {Sheet}
 */
export function sheetOf(context, columns, width, height) {
  const margin = columns <= MOST_NAMED ? MARGIN : 0;
  return { context, width, height, left: margin, right: width - margin };
}

/**
 * Who rules out which square, and how many each row has left.
 * @param {Sheet} sheet
 * @param {QueensScene} scene
 * @param {Theme} theme
 */
export function drawDomainMap(sheet, scene, theme) {
  const { size } = scene;
  const levels = scene.levels ?? attackLevels(scene);
  const faint = (/** @type {number} */ level) =>
    mixed(levelColour(theme, level), theme.panel, TINT);
  if (size.columns > MOST_NAMED) {
    const layout = fit(size, sheet.width, sheet.height);
    return paintSquares(sheet.context, layout, (square) =>
      levels[square] < 0 ? [theme.free, 1] : [faint(levels[square]), 1],
    );
  }
  const [isTried, fresh] = [triedIn({ ...scene, levels }), freshIn(scene)];
  const queens = new Map([
    ...scene.locked.map((square) => /** @type {const} */ ([square, 0])),
    ...scene.queens.map((square, depth) => /** @type {const} */ ([square, depth + 1])),
  ]);
  drawCells(sheet, size, theme, (square) => {
    const stands = queens.get(square);
    const level = levels[square];
    if (stands !== undefined) return { ground: levelColour(theme, stands), piece: drawQueen };
    if (level < 0) {
      return { ground: theme.free, ring: fresh.has(square) ? theme.ink : undefined };
    }
    return { ground: faint(level), text: isTried(square, level) ? "×" : String(level) };
  });
  writeRanks(sheet, scene, theme);
  writeFiles(sheet, size.columns, theme);
}

/** Squares that the last step set free. @param {QueensScene} scene */
const freshIn = ({ annotations }) =>
  new Set(annotations.flatMap((one) => (one.kind === "free-again" ? [one.square] : [])));

/**
 * Where jumps lead on from every square that the knight has not visited.
 * @param {Sheet} sheet
 * @param {KnightsScene} scene
 * @param {Theme} theme
 */
export function drawDegreeMap(sheet, { size, degrees, path }, theme) {
  const few = (/** @type {number} */ degree) =>
    degree < 0
      ? mixed(theme.line, theme.panel, 0.7)
      : mixed(theme.accent, theme.panel, 0.9 - 0.1 * degree);
  if (size.columns > MOST_NAMED) {
    const layout = fit(size, sheet.width, sheet.height);
    return paintSquares(sheet.context, layout, (square) => [few(degrees[square]), 1]);
  }
  const knight = path.at(-1);
  const last = size.rows * size.columns - 1;
  drawCells(sheet, size, theme, (square) => {
    if (square === knight) {
      return { ground: moveColour(theme, path.length - 1, last), piece: drawKnight };
    }
    const degree = degrees[square];
    return { ground: few(degree), text: degree < 0 ? "" : String(degree) };
  });
  writeRankNames(sheet, size.rows, theme);
  writeFiles(sheet, size.columns, theme);
}

/**
 * @param {Sheet} sheet
 * @param {import("../base/geometry.js").Size} size
 * @param {Theme} theme
 * @param {(square: number) => Cell} cellOf
 */
function drawCells({ context, left, right, height }, { rows, columns }, theme, cellOf) {
  const [wide, high] = [(right - left) / columns, height / rows];
  const gap = Math.min(2, wide * 0.12);
  const pixels = Math.min(12, high * 0.66, wide * 0.66);
  for (let square = 0; square < rows * columns; square++) {
    const { ground, text, piece, ring } = cellOf(square);
    const x = left + (square % columns) * wide + gap / 2;
    const y = Math.floor(square / columns) * high + gap / 2;
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(x, y, wide - gap, high - gap, 3);
    context.fill();
    const [middle, half] = [x + (wide - gap) / 2, y + (high - gap) / 2];
    if (wide > NUMBERED) {
      piece?.(context, middle, half, Math.min(wide, high) * 1.05);
      if (text) write(context, text, middle, half, pixels, inkOn(ground));
    }
    if (!ring) continue;
    for (const [colour, inset] of /** @type {const} */ ([
      [theme.panel, 1.5],
      [ring, 0],
    ])) {
      context.strokeStyle = colour;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(x + inset, y + inset, wide - gap - 2 * inset, high - gap - 2 * inset, 3);
      context.stroke();
    }
  }
}

/**
 * Ranks on the left; on the right how many squares each row has left, in red where there is none.
 * @param {Sheet} sheet
 * @param {QueensScene} scene
 * @param {Theme} theme
 */
function writeRanks(sheet, scene, theme) {
  const { context, width, height } = sheet;
  const { rows } = scene.size;
  writeRankNames(sheet, rows, theme);
  const high = height / rows;
  const used = new Set(
    scene.annotations.flatMap((one) => (one.kind === "used-up" ? [one.row] : [])),
  );
  for (const row of used) {
    context.strokeStyle = theme.accent;
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect(1, row * high + 1.5, 17, high - 3, 4);
    context.stroke();
  }
  left(scene).forEach((squares, row) => {
    if (squares === null) return;
    const colour = squares === 0 ? theme.bad : squares === 1 ? theme.ink : theme.muted;
    write(context, String(squares), width - 9, (row + 0.5) * high, Math.min(12, high), colour);
  });
}

/**
 * @param {Sheet} sheet
 * @param {number} rows
 * @param {Theme} theme
 */
function writeRankNames({ context, height }, rows, theme) {
  const high = height / rows;
  for (let row = 0; row < rows; row++) {
    const pixels = Math.min(12, high);
    write(context, String(rows - row), 9.5, (row + 0.5) * high, pixels, theme.muted);
  }
}

/**
 * @param {Sheet} sheet
 * @param {number} columns
 * @param {Theme} theme
 */
function writeFiles({ context, left, right, height }, columns, theme) {
  const wide = (right - left) / columns;
  for (let column = 0; column < columns; column++) {
    const x = left + (column + 0.5) * wide;
    write(context, columnLetters(column), x, height + FOOT / 2, Math.min(11, wide), theme.muted);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 * @param {string} colour
 */
function write(context, words, x, y, pixels, colour) {
  context.font = `600 ${pixels}px ui-monospace, monospace`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y + 0.5);
}
