/** Draws the borders and the letters of regions. */

import { type BoardLayout, place } from "../../core/geometry.ts";
import { outlineOf } from "../../core/outline.ts";
import { letterOf, needsLetters, piecesOf } from "../../core/regions.ts";
import type { BoardLine } from "../../engine/generated/thinking.ts";
import type { Surface } from "../../ui/canvas.ts";
import type { Theme } from "../../ui/theme.ts";
import { type Coloured, isColoured, isFilled, paletteOf } from "../games/palette.ts";
import { squaresIn } from "../scene/pointing.ts";
import type { QueensScene } from "../scene/scene.ts";
import type { Frame } from "./frame.ts";
import { fillText, NUMBER_SIDE, strokeLine, strokeText } from "./ink.ts";

/** In squares: half a border, and the radius of its corners. */
const HALF = 0.035;
const RADIUS = 0.1;
/** The opacity of the lines between squares of a region. */
const THIN = { light: 0.22, dark: 0.42 };

/** Draws borders and letters; they are kept until they change. */
export function drawRegions({ context, layout, theme, stamps }: Frame, scene: Coloured) {
  const letters = lettersOf(scene, layout, theme);
  const key = [scene.regions, isFilled(scene), letters.map(({ square }) => square).join()];
  stamps.cover(context, layout, theme, key, (context) => {
    drawThin(context, layout, theme, scene.regions);
    fillText(context, bordersOf(scene.regions, layout), theme["region-edge"], "evenodd");
    for (const letter of letters) writeLetter(context, layout, theme, letter, isFilled(scene));
  });
}

/**
 * The borders between all regions and around the board: one path, to be filled by the even-odd rule.
 * @param half of a border, in squares
 */
export function bordersOf(
  regions: Uint8Array,
  { size, side, width, height }: BoardLayout,
  half = HALF,
): string {
  const squares = Array.from({ length: size.rows }, (): number[] => []);
  for (const [square, region] of regions.entries()) squares[region]!.push(square);
  const shape = { side, inset: half * side, radius: RADIUS * side };
  const outlines = squares.map((inside) => outlineOf(inside, size, shape));
  return `M0 0H${width}V${height}H0Z${outlines.join("")}`;
}

/** Thin lines between the squares of a region. */
function drawThin(
  context: Surface,
  { size, side }: BoardLayout,
  theme: Theme,
  regions: Uint8Array,
) {
  const { columns } = size;
  context.save();
  context.globalAlpha = THIN[theme.dark ? "dark" : "light"];
  context.strokeStyle = theme["region-edge"];
  context.lineWidth = Math.max(1, side * 0.02);
  context.beginPath();
  for (const [square, region] of regions.entries()) {
    const { row, column } = place(size, square);
    const [x, y] = [column * side, row * side];
    if (column > 0 && regions[square - 1] === region) {
      context.moveTo(x, y);
      context.lineTo(x, y + side);
    }
    if (row > 0 && regions[square - columns] === region) {
      context.moveTo(x, y);
      context.lineTo(x + side, y);
    }
  }
  context.stroke();
  context.restore();
}

interface Letter {
  square: number;
  letter: string;
  fill: string;
}

/** Annotations that write in the place of letters. */
const LOW = new Set(["number", "unsupported", "unsupported-by-colour"]);

/** The least side of a square with a letter where letters are needed, in pixels. */
const LETTER_SIDE = 10;

/** A letter for each piece of a region, in the first of its squares that has room for it. */
function lettersOf(scene: Coloured, { side }: BoardLayout, theme: Theme): Letter[] {
  const { regions, locked, queens, annotations } = scene;
  const isNeeded = needsLetters(regions);
  const isWanted = isNeeded || scene.letters || theme.contrast;
  if (!isWanted || side < (isNeeded ? LETTER_SIDE : NUMBER_SIDE)) return [];
  const low = annotations.flatMap((one) =>
    LOW.has(one.kind) && "square" in one ? [one.square] : [],
  );
  const taken = new Set([...locked, ...queens, ...low]);
  const palette = paletteOf(regions);
  return piecesOf(regions).map((piece) => {
    const square = piece.find((at) => !taken.has(at)) ?? piece[0]!;
    const region = regions[square]!;
    return { square, letter: letterOf(region), fill: theme.regions[palette[region]!]! };
  });
}

/** Writes in the lower left of a square; on a chip of its colour where regions have none. */
function writeLetter(
  context: Surface,
  { size, side }: BoardLayout,
  theme: Theme,
  { square, letter, fill }: Letter,
  isFilled: boolean,
) {
  const { row, column } = place(size, square);
  const chip = side * 0.27;
  const [left, top] = [(column + 0.075) * side, (row + 0.925) * side - chip];
  if (!isFilled) {
    context.fillStyle = fill;
    context.strokeStyle = theme["region-edge"];
    context.lineWidth = Math.max(1, side * 0.02);
    context.beginPath();
    context.roundRect(left, top, chip, chip, chip * 0.24);
    context.fill();
    context.stroke();
  }
  const pixels = Math.max(9, side * (isFilled ? 0.21 : 0.18));
  context.font = `600 ${pixels}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = theme["region-ink"];
  context.fillText(letter, left + chip / 2, top + chip / 2 + pixels * 0.06);
}

/** Frames a row, a column or a colour; on a board of colours within a light line. */
export function strokeUnit(frame: Frame, scene: QueensScene, line: BoardLine, colour: string) {
  if (line.kind === "colour") return strokeGroup(frame, squaresIn(scene, line), colour);
  const { context, layout, theme } = frame;
  const width = thickness(layout);
  if (isColoured(scene)) strokeLine(context, layout, line, theme.panel, 1.7 * width);
  strokeLine(context, layout, line, colour, width);
}

const thickness = ({ side }: BoardLayout) => Math.max(2, side * 0.06);

/** Outlines squares on a board of colours, within a light line. */
export function strokeGroup({ context, layout, theme }: Frame, squares: number[], colour: string) {
  const { side, size } = layout;
  const width = thickness(layout);
  const outline = outlineOf(squares, size, { side, inset: side * 0.06, radius: RADIUS * side });
  strokeText(context, outline, theme.panel, 1.7 * width);
  strokeText(context, outline, colour, width);
}
