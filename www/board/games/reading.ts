import { diagonalsThrough, place, type Size, squaresOf } from "../../core/geometry.ts";
import { lettersOf } from "../../core/names.ts";

export type Reading = "row" | "column" | "diagonals" | "attackers" | "left";

interface Reader {
  line: (title: string, squares: number[]) => string;
  attackers: () => string;
  left: () => string;
}

export function readPart(
  size: Size,
  names: string[],
  kind: Reading,
  square: number,
  reader: Reader,
) {
  if (kind === "attackers") return reader.attackers();
  if (kind === "left") return reader.left();
  const name = names[square]!;
  if (kind === "diagonals")
    return reader.line(`Diagonals of ${name}`, diagonalsThrough(size, square));
  const here = place(size, square);
  const squares = squaresOf(size).filter((other) => place(size, other)[kind] === here[kind]);
  const title = kind === "row" ? `Row ${size.rows - here.row}` : `Column ${lettersOf(name)}`;
  return reader.line(title, squares);
}
