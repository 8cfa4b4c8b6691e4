/** What the save dialog saves, and whether it is open. */

import type { Subject } from "../run/subject.ts";
import { signal } from "../vendor/preact.js";

export const isSaving = signal(false);
/** Null until something is saved. */
export const subject = signal<Subject | null>(null);

export function openSaveDialog(what: Subject) {
  subject.value = what;
  isSaving.value = true;
}
