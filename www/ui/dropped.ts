/** Files that are pasted or dropped anywhere on the page. */

/** The file of what comes, if it is wanted. */
type Wanted = (data: DataTransfer | null) => File | undefined;

/** Whether a file that is still dragged may be a picture. */
const mayBeImage = ({ kind, type }: DataTransferItem) =>
  kind === "file" && /^(?:image\/|$)/.test(type);

export const imageIn: Wanted = (data) =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));

export const anyFileIn: Wanted = (data) => data?.files[0];

/**
 * @param fileIn the wanted file
 * @param isWanted whether a file is wanted there and now
 * @returns stops listening
 */
export function takeFiles(
  fileIn: Wanted,
  isWanted: (event: ClipboardEvent | DragEvent) => boolean,
  take: (file: File) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hear = (event: ClipboardEvent | DragEvent) => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
    const file = isWanted(event) ? fileIn(data) : undefined;
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  // Otherwise the browser leaves the page and shows the file.
  const allow = (event: DragEvent) => {
    const items = [...(event.dataTransfer?.items ?? [])];
    const isFile = items.some((item) =>
      fileIn === anyFileIn ? item.kind === "file" : mayBeImage(item),
    );
    if (isFile && isWanted(event)) event.preventDefault();
  };
  document.addEventListener("paste", hear, { signal });
  document.addEventListener("drop", hear, { signal });
  document.addEventListener("dragover", allow, { signal });
  return () => listening.abort();
}
