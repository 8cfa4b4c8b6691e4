/** In Play, a picture that is pasted or dropped is read as a board; text fields keep what is theirs. */

import { imageIn, takeFiles } from "../ui/dropped.ts";
import { isDialogOpen, TYPED } from "./keys.ts";
import type { PageContext } from "./page-context.ts";

/** Where a board is brought, that room takes what comes itself. */
export function takeArrivals({ session, dispatch }: Pick<PageContext, "session" | "dispatch">) {
  const isWanted = ({ target }: Event) => {
    const { mode, screen } = session.state;
    const isTyped = target instanceof Element && target.matches(TYPED);
    return mode === "play" && screen !== "bring" && !isTyped && !isDialogOpen();
  };
  takeFiles(imageIn, isWanted, (file) => dispatch({ type: "bring/take", file }));
}
