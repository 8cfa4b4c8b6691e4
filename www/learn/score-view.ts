/** The view model of the score of a drill: what was missed and why, and what comes next. */

import { DRILL_NAMES } from "../content/drill-names.ts";
import type { Check, Question } from "../content/lessons/lesson.ts";
import { ideasOf, lessonAt, type Practice } from "../store/lessons.ts";
import { missedIn } from "./answering.ts";

export interface Answered {
  /** From 1. */
  number: number;
  question: Question;
  /** What the right answer is, and why. */
  why: string;
  /** What was said of a wrong answer, or "". */
  said: string;
}

export function scoreOf(id: string, practice: Practice) {
  const { asks, questions = [], answers = {} } = practice;
  const missing = new Set(missedIn(practice));
  const all = questions.map((question, at): Answered => {
    const { said = "", why = "" } = answers[at] ?? {};
    const isSaid = missing.has(at) && said !== why;
    return {
      number: at + 1,
      question,
      why: unpraised(why) || question.prompt,
      said: isSaid ? said : "",
    };
  });
  const right = all.filter((_, at) => !missing.has(at));
  return {
    title: `${right.length} of ${all.length} right`,
    signs: all.map((_, at) => !missing.has(at)),
    missed: all.filter((_, at) => missing.has(at)),
    right,
    next: ideaAfter(id, asks),
  };
}

/** `Row 2.` for `Right, row 2.` */
function unpraised(text: string) {
  const bare = text.replace(/^(Right, |Here it is: )/, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** The next drill of the lesson; null after the last one. */
function ideaAfter(id: string, asks: Check) {
  const { lesson } = lessonAt({ id, part: 0, step: null, lock: null });
  const ideas = ideasOf(lesson);
  const next = ideas[ideas.indexOf(asks) + 1];
  return next ? { asks: next, name: DRILL_NAMES[next] } : null;
}

/** As it is copied, for a friend. */
export const copiedScore = (
  name: string,
  { title, signs }: ReturnType<typeof scoreOf>,
  link: string,
) =>
  [
    `Forward Check · ${name}`,
    signs.map((right) => (right ? "✅" : "❌")).join(""),
    title,
    link,
  ].join("\n");
