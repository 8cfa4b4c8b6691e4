/** Tiny boards, for a list of puzzles or of solutions: what they show is told beside them. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { Layout } from "../session/state.ts";

type Place = [x: number, y: number];

const SVG = "http://www.w3.org/2000/svg";

/** A puzzle: its locked queens, or its start and its blocked squares. */
export function tinyBoard(game: GameId, { rows, columns, squares, blocked }: Layout) {
  const board = boardOf(rows, columns);
  const at = (square: number): Place => [square % columns, Math.floor(square / columns)];
  for (const square of blocked) board.append(tile(at(square), "blocked"));
  for (const square of squares) {
    const [x, y] = at(square);
    board.append(tile([x, y], "given"), piece(game === "queens" ? "queen" : "knight", x, y));
  }
  return board;
}

/**
 * A solution of queens, a dot each; a question mark while it has not been found.
 * @param queens squares on 8 × 8
 * @param whole whether all of its kind have been found
 */
export function tinyShape(queens: number[], whole: boolean) {
  const board = boardOf(8, 8);
  if (queens.length === 0) return veiled(board);
  for (const square of queens) {
    const [cx, cy] = [(square % 8) + 0.5, Math.floor(square / 8) + 0.5];
    board.append(part("circle", { cx, cy, r: 0.32, class: whole ? "whole" : "found" }));
  }
  return board;
}

function veiled(board: SVGElement) {
  board.setAttribute("class", "tiny veiled");
  const mark = part("text", { x: 4, y: 4.9, "text-anchor": "middle", "font-size": 2.4 });
  mark.textContent = "?";
  board.append(mark);
  return board;
}

function boardOf(rows: number, columns: number) {
  const side = Math.max(rows, columns);
  const [left, top] = [(side - columns) / 2, (side - rows) / 2];
  const box = `${-left} ${-top} ${side} ${side}`;
  const board = part("svg", { viewBox: box, class: "tiny", "aria-hidden": "true" });
  board.append(part("rect", { width: columns, height: rows, class: "light" }));
  const all = Array.from(
    { length: rows * columns },
    (_, square): Place => [square % columns, Math.floor(square / columns)],
  );
  const dark = all.filter(([x, y]) => (x + y) % 2 === 1);
  const path = dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("");
  board.append(part("path", { d: path, class: "dark" }));
  return board;
}

const tile = ([x, y]: Place, kind: string) =>
  part("rect", { x, y, width: 1, height: 1, class: kind });

const piece = (name: string, x: number, y: number) =>
  part("use", {
    ...{ href: `#i-${name}`, class: "piece" },
    ...{ x: x + 0.12, y: y + 0.12, width: 0.76, height: 0.76 },
  });

function part(tag: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
