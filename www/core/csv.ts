type Cell = string | number | boolean | null;

export interface Table<C extends Cell = string | number | null> {
  head: string[];
  rows: C[][];
}

/** Comma-separated values as in RFC 4180. */
export const toCsv = ({ head, rows }: Table<Cell>) =>
  [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");

function cell(value: Cell) {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
