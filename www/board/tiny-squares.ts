/** The squares of tiny boards, in an SVG with one unit a square: one path for all that look the same. */

export const squaresPath = (squares: number[], columns: number) =>
  squares.map((square) => `M${square % columns} ${Math.floor(square / columns)}h1v1h-1z`).join("");

export function darkSquares(rows: number, columns: number) {
  const all = Array.from({ length: rows * columns }, (_, square) => square);
  const isDark = (square: number) => ((square % columns) + Math.floor(square / columns)) % 2 === 1;
  return squaresPath(all.filter(isDark), columns);
}
