/** What the save dialog saves, and whether it is open. */

import { signal } from "@preact/signals";
import type { Subject } from "../export/subject.ts";

export const isSaving = signal(false);
/** Null until something is saved. */
export const subject = signal<Subject | null>(null);

export function openSaveDialog(what: Subject) {
  subject.value = what;
  isSaving.value = true;
}

export const NOT_SAVED =
  "The picture could not be made. Make the window smaller, or allow this page to read canvases, and try again.";
