/** What is drawn, as a table for other programs. */

export interface Table {
  head: string[];
  rows: (string | number | null)[][];
}

/** A table as comma-separated values (RFC 4180). */
export const toCsv = ({ head, rows }: Table) =>
  [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");

function cell(value: string | number | null) {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
