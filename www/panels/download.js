/** Gives a file to the person. */

/**
 * @param {object} file
 * @param {string} file.name
 * @param {string} file.type of its content, as `text/csv`
 * @param {BlobPart} file.content
 */
export function download({ name, type, content }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
