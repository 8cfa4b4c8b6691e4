/** The texts that the Lab begins with and can show: stubs, and solutions. */

import type { Language } from "../content/code/programs.ts";
import type { LabTask } from "../routes/lab.ts";

/** A stub to begin with, or a solution. */
export type TextKind = "stub" | "solution";

/** The text of a task in a language. */
export async function textOf(task: LabTask, language: Language, kind: TextKind): Promise<string> {
  const { STUBS, SOLUTIONS } = await import("./stubs.ts");
  return (kind === "stub" ? STUBS : SOLUTIONS)[task][language];
}
