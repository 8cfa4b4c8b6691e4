/** In Play, a picture that is pasted or dropped is read as a board; text fields keep what is theirs. */

import type { State } from "../store/state.ts";
import { isDialogOpen, TYPED } from "./keys.ts";
import type { PageContext } from "./page-context.ts";

/** Whether a file is wanted here: Play reads pictures, and where a board is brought also texts. */
const isWanted = ({ mode, screen }: State, { type }: { type: string }) =>
  mode === "play" && (screen === "bring" || type.startsWith("image/"));

const isTyped = ({ target }: Event) => target instanceof Element && target.matches(TYPED);

export function takeArrivals({ session, dispatch }: Pick<PageContext, "session" | "dispatch">) {
  const take = (event: ClipboardEvent | DragEvent) => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
    const file = data?.files[0];
    if (!file || isDialogOpen() || isTyped(event) || !isWanted(session.state, file)) return;
    event.preventDefault();
    dispatch({ type: "bring/take", file });
  };
  // Otherwise the browser leaves the page and shows the file.
  const allow = (event: DragEvent) => {
    const [item] = event.dataTransfer?.items ?? [];
    const isFile = item?.kind === "file" && isWanted(session.state, item);
    if (isFile && !isDialogOpen()) event.preventDefault();
  };
  document.addEventListener("paste", take);
  document.addEventListener("drop", take);
  document.addEventListener("dragover", allow);
}
