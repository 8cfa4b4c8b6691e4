/** Downloads a file. */

/** @param file.type of its content, as `text/csv` */
export function download({
  name,
  type,
  content,
}: {
  name: string;
  type: string;
  content: BlobPart;
}) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
