/** The texts that the Lab begins with and can show: stubs, and solutions. Each is a file that loads when it is needed. */

import type { Language } from "../content/code/programs.ts";
import type { LabTask } from "../routes/lab.ts";

/** A stub to begin with, or a solution. */
export type TextKind = "stub" | "solution";

const ENDINGS: Record<Language, string> = { python: "py", javascript: "js" };

/** The text of a task in a language. */
export async function textOf(task: LabTask, language: Language, kind: TextKind): Promise<string> {
  const name = `${task}${kind === "stub" ? "-stub" : ""}.${ENDINGS[language]}`;
  const answer = await fetch(new URL(`../content/lab/${name}`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}
