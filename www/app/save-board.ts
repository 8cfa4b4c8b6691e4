/** Saves the board, which loads when you ask for it. */

import { download } from "../export/download.ts";
import { isExplaining } from "../store/state.ts";
import { readsBack } from "../ui/canvas.ts";
import { NOT_SAVED } from "./not-saved.ts";
import type { PageContext } from "./page-context.ts";
import { openSaveDialog } from "./saving.ts";
import { subjectOf } from "./subject.ts";

/** Opens the save dialog. A large board is a picture already, so its part in view is saved. */
export function saveBoard(app: PageContext) {
  const { state, board, scene, solver, rooms } = app.session;
  const explained = isExplaining(state) ? rooms.explain?.shown : null;
  const recorded = state.mode === "lab" ? rooms.lab?.run.done?.recorded : null;
  const subject = subjectOf(state, board, scene, solver.name, { explained, recorded });
  if (subject) return openSaveDialog(subject);
  const canvas = document.querySelector<HTMLCanvasElement>("#large-canvas");
  canvas?.toBlob(async (content) => {
    const isRight = content && readsBack();
    if (isRight) download({ name: IN_VIEW, type: "image/png", content });
    app.show({ toast: isRight ? `Saved the part in view as ${IN_VIEW}.` : NOT_SAVED });
  });
}

const IN_VIEW = "forward-check.png";
