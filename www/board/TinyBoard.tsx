/** Tiny solutions for lists; the text next to them describes them. */

import type { ComponentChildren } from "preact";
import { darkSquares } from "./TinyRegions.tsx";

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
