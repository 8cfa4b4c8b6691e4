/** What is drawn, as a table for other programs. */

/** @typedef {{head: string[], rows: (string | number | null)[][]}} Table */

/**
 * A table as comma-separated values (RFC 4180).
 * @param {Table} table
 */
export const toCsv = ({ head, rows }) =>
  [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** @param {string | number | null} value */
function cell(value) {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
