/** In Play, a picture that is pasted or dropped is read as a board; text fields keep what is theirs. */

import { useLayoutEffect } from "preact/hooks";
import type { State } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { isDialogOpen, TYPED } from "./keys.ts";

/** Whether a file is wanted here: Play reads pictures, and where a board is brought also texts. */
const isWanted = ({ mode, screen }: State, { type }: { type: string }) =>
  mode === "play" && (screen === "bring" || type.startsWith("image/"));

const isTyped = ({ target }: Event) => target instanceof Element && target.matches(TYPED);

export function useArrivals() {
  const { view, dispatch } = useApp();
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: ClipboardEvent | DragEvent) => {
      const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
      const file = data?.files[0];
      if (!file || isDialogOpen() || isTyped(event) || !isWanted(view.state.peek(), file)) return;
      event.preventDefault();
      dispatch({ type: "bring/take", file });
    };
    // Otherwise the browser leaves the page and shows the file.
    const allow = (event: DragEvent) => {
      const [item] = event.dataTransfer?.items ?? [];
      const isFile = item?.kind === "file" && isWanted(view.state.peek(), item);
      if (isFile && !isDialogOpen()) event.preventDefault();
    };
    document.addEventListener("paste", take, { signal });
    document.addEventListener("drop", take, { signal });
    document.addEventListener("dragover", allow, { signal });
    return () => listening.abort();
  }, []);
}
