/** Tiny boards for lists; the text next to them describes them. */

import type { ComponentChildren } from "preact";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { BoardLayout } from "../store/state.ts";
import { darkSquares, TinyRegions } from "./TinyRegions.tsx";

/** The margin of a piece in its square. */
const MARGIN = 0.12;

interface TinyBoardProps {
  game: GameId;
  layout: BoardLayout;
}

/** A puzzle: locked queens, or the start and blocked squares. */
export function TinyBoard({ game, layout }: TinyBoardProps) {
  const { rows, columns, squares, blocked, regions } = layout;
  const cornerOf = (square: number) => ({ x: square % columns, y: Math.floor(square / columns) });
  const tile = (square: number, fill: string) => (
    <rect key={square} {...cornerOf(square)} width={1} height={1} fill={fill} />
  );
  return (
    <Squares rows={rows} columns={columns}>
      {regions && <TinyRegions letters={regions} />}
      {blocked.map((square) => tile(square, "var(--blocked)"))}
      {squares.map((square) => [
        tile(square, "var(--locked)"),
        <Piece key={`piece ${square}`} game={game} {...cornerOf(square)} />,
      ])}
    </Squares>
  );
}

function Piece({ game, x, y }: { game: GameId; x: number; y: number }) {
  const side = 1 - 2 * MARGIN;
  return (
    <use
      href={game !== "knights" ? "#i-queen" : "#i-knight"}
      x={x + MARGIN}
      y={y + MARGIN}
      width={side}
      height={side}
    />
  );
}

interface TinyShapeProps {
  /** Squares on 8 × 8; empty until it is found. */
  queens: number[];
  /** Whether all its solutions have been found. */
  isWhole: boolean;
}

/** A solution, a dot for each queen; a question mark until it is found. */
export function TinyShape({ queens, isWhole }: TinyShapeProps) {
  const isFound = queens.length > 0;
  return (
    <Squares rows={8} columns={8} isVeiled={!isFound}>
      {queens.map((square) => (
        <circle
          key={square}
          cx={(square % 8) + 0.5}
          cy={Math.floor(square / 8) + 0.5}
          r={0.32}
          fill={isWhole ? "var(--good)" : "var(--accent)"}
        />
      ))}
      {!isFound && (
        <text x={4} y={4.9} text-anchor="middle" font-size={2.4} fill="var(--muted)">
          ?
        </text>
      )}
    </Squares>
  );
}

interface SquaresProps {
  rows: number;
  columns: number;
  /** Whether the board is paler. */
  isVeiled?: boolean;
  children: ComponentChildren;
}

/** An empty board, centred in a square. */
function Squares({ rows, columns, isVeiled = false, children }: SquaresProps) {
  const side = Math.max(rows, columns);
  const box = `${(columns - side) / 2} ${(rows - side) / 2} ${side} ${side}`;
  return (
    <svg viewBox={box} class="tiny" aria-hidden="true">
      <g opacity={isVeiled ? 0.5 : undefined}>
        <rect width={columns} height={rows} fill="var(--wood-a)" />
        <path d={darkSquares(rows, columns)} fill="var(--wood-b)" />
      </g>
      {children}
    </svg>
  );
}
