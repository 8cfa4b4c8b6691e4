/** The small boards beside the main one: domains, onward moves, and the overview of a large board. */
import { fit, type Size } from "../../core/geometry.ts";
import { columnLetters } from "../../core/names.ts";
import { inkOn, levelColour, mixed, moveColour, type Theme } from "../../ui/theme.ts";
import { triedIn } from "../games/queens.ts";
import { attackLevels, left } from "../scene/attacks.ts";
import { OVERSCAN } from "../scene/large-run.ts";
import type { KnightsScene, LargeScene, QueensScene } from "../scene/scene.ts";
import { struckBy } from "./ground.ts";
import { drawKnight, drawQueen } from "./pieces.ts";
import { paintSquares } from "./pixels.ts";

/** Where a small board is drawn, in CSS pixels. */
interface Sheet {
  context: CanvasRenderingContext2D;
  width: number;
  /** The height of the board without its margins. */
  height: number;
  /** Where the board begins. */
  left: number;
  /** Where it ends. */
  right: number;
}

interface Cell {
  ground: string;
  text?: string;
  piece?: typeof drawQueen;
  ring?: string;
}

/** With more columns than this, squares are too small for text. */
export const MOST_NAMED = 26;
/** Margins of a board with names: at the sides, and below. */
const MARGIN = 22;
export const FOOT = 15;
/** Numbers need squares wider than this. */
const NUMBERED = 12;

export function sheetOf(
  context: CanvasRenderingContext2D,
  columns: number,
  width: number,
  height: number,
): Sheet {
  const margin = columns <= MOST_NAMED ? MARGIN : 0;
  return { context, width, height, left: margin, right: width - margin };
}

/** Which queen rules out each square, and how many squares each row has left. */
export function drawDomainMap(sheet: Sheet, scene: QueensScene, theme: Theme) {
  const { size } = scene;
  const levels = scene.levels ?? attackLevels(scene);
  const faint = (level: number) => struckBy(theme, level)[0];
  if (size.columns > MOST_NAMED) {
    const layout = fit(size, sheet.width, sheet.height);
    return paintSquares(sheet.context, layout, (square) => {
      const level = levels[square]!;
      return level < 0 ? theme.accent : faint(level);
    });
  }
  const [isTried, fresh] = [triedIn({ ...scene, levels }), freshIn(scene)];
  const queens = new Map([
    ...scene.locked.map((square) => [square, 0] as const),
    ...scene.queens.map((square, depth) => [square, depth + 1] as const),
  ]);
  drawCells(sheet, size, theme, (square) => {
    const stands = queens.get(square);
    const level = levels[square]!;
    if (stands !== undefined) return { ground: levelColour(theme, stands), piece: drawQueen };
    if (level < 0) {
      return { ground: theme.accent, ring: fresh.has(square) ? theme.ink : undefined };
    }
    return { ground: faint(level), text: isTried(square, level) ? "×" : numberOf(level) };
  });
  if (scene.regions) drawBorders(sheet, scene.regions, size, theme);
  writeRanks(sheet, scene, theme);
  writeFiles(sheet, size.columns, theme);
}

/** The borders between the regions of a board of colours, and around it. */
function drawBorders(sheet: Sheet, regions: Uint8Array, { rows, columns }: Size, theme: Theme) {
  const { context, left, right, height } = sheet;
  const [wide, high] = [(right - left) / columns, height / rows];
  context.strokeStyle = theme.ink;
  context.lineWidth = 2;
  context.lineCap = "square";
  context.beginPath();
  context.rect(left, 0, right - left, height);
  for (const [square, region] of regions.entries()) {
    const [x, y] = [left + (square % columns) * wide, Math.floor(square / columns) * high];
    if (square % columns > 0 && regions[square - 1] !== region) {
      context.moveTo(x, y);
      context.lineTo(x, y + high);
    }
    if (square >= columns && regions[square - columns] !== region) {
      context.moveTo(x, y);
      context.lineTo(x + wide, y);
    }
  }
  context.stroke();
}

/** The number of a depth; locked queens have none. */
const numberOf = (level: number) => (level > 0 ? String(level) : "");

/** Squares that the last step made possible again. */
const freshIn = ({ annotations }: QueensScene) =>
  new Set(annotations.flatMap((one) => (one.kind === "free-again" ? [one.square] : [])));

/** The onward moves of every unvisited square. */
export function drawDegreeMap(sheet: Sheet, { size, degrees, path }: KnightsScene, theme: Theme) {
  const few = (degree: number) =>
    degree < 0
      ? mixed(theme.line, theme.panel, 0.7)
      : mixed(theme.accent, theme.panel, 0.9 - 0.1 * degree);
  if (size.columns > MOST_NAMED) {
    const layout = fit(size, sheet.width, sheet.height);
    return paintSquares(sheet.context, layout, (square) => few(degrees[square]!));
  }
  const knight = path.at(-1);
  const last = size.rows * size.columns - 1;
  drawCells(sheet, size, theme, (square) => {
    if (square === knight) {
      return { ground: moveColour(theme, path.length - 1, last), piece: drawKnight };
    }
    const degree = degrees[square]!;
    return { ground: few(degree), text: degree < 0 ? "" : String(degree) };
  });
  writeRankNames(sheet, size.rows, theme);
  writeFiles(sheet, size.columns, theme);
}

function drawCells(
  { context, left, right, height }: Sheet,
  { rows, columns }: Size,
  theme: Theme,
  cellOf: (square: number) => Cell,
) {
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
    const [middleX, middleY] = [x + (wide - gap) / 2, y + (high - gap) / 2];
    if (wide > NUMBERED) {
      piece?.({ context, theme }, { x: middleX, y: middleY }, Math.min(wide, high) * 1.05);
      if (text) write(context, text, middleX, middleY, pixels, inkOn(ground));
    }
    if (!ring) continue;
    for (const [colour, inset] of [
      [theme.panel, 1.5],
      [ring, 0],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(x + inset, y + inset, wide - gap - 2 * inset, high - gap - 2 * inset, 3);
      context.stroke();
    }
  }
}

/** Row numbers on the left; on the right the squares that each row has left, red if none. */
function writeRanks(sheet: Sheet, scene: QueensScene, theme: Theme) {
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

function writeRankNames({ context, height }: Sheet, rows: number, theme: Theme) {
  const high = height / rows;
  for (let row = 0; row < rows; row++) {
    const pixels = Math.min(12, high);
    write(context, String(rows - row), 9.5, (row + 0.5) * high, pixels, theme.muted);
  }
}

function writeFiles({ context, left, right, height }: Sheet, columns: number, theme: Theme) {
  const wide = (right - left) / columns;
  for (let column = 0; column < columns; column++) {
    const x = left + (column + 0.5) * wide;
    write(context, columnLetters(column), x, height + FOOT / 2, Math.min(11, wide), theme.muted);
  }
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  pixels: number,
  colour: string,
) {
  context.font = `600 ${pixels}px ui-monospace, monospace`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y + 0.5);
}

/** The whole board as last painted, and a frame around the part in view. */
export function drawOverview(
  context: CanvasRenderingContext2D,
  { size, whole, visiblePart }: LargeScene,
  theme: Theme,
  { width, height }: { width: number; height: number },
) {
  context.fillStyle = mixed(theme["wood-a"], theme["wood-b"], 0.5);
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = true;
  if (whole?.width) context.drawImage(whole, 0, 0, width, height);
  if (!visiblePart) return;
  // The picture reaches a little beyond the view.
  const side = width / size.columns;
  const [across, down] = [
    visiblePart.width / visiblePart.side,
    visiblePart.height / visiblePart.side,
  ];
  const seen = 1 / (1 + 2 * OVERSCAN);
  const left = Math.max(0, (visiblePart.left + across * OVERSCAN * seen) * side);
  const top = Math.max(0, (visiblePart.top + down * OVERSCAN * seen) * side);
  const right = Math.min(width, left + across * seen * side);
  const bottom = Math.min(height, top + down * seen * side);
  context.strokeStyle = theme.accent;
  context.lineWidth = 2;
  context.strokeRect(
    left + 1,
    top + 1,
    Math.max(2, right - left - 2),
    Math.max(2, bottom - top - 2),
  );
}
