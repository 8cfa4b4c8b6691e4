/** The answers to all questions and exercises, as the engine judges them while the page is open. */

import { useMemo } from "preact/hooks";
import { LESSONS } from "../store/lessons.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import type { Theme } from "../ui/theme.ts";
import type { KeyLesson, KeyPart } from "./answer-key.ts";
import { Figure, lightTheme } from "./Handout.tsx";
import { plainText } from "./markup.ts";

/** Pixels on a side of a picture. */
const SIDE = 150;

export function AnswerKey() {
  const { key } = useApp().view;
  const theme = useMemo(lightTheme, []);
  const { lessons, done, isMissing } = key.value ?? { lessons: [], done: false, isMissing: false };
  return (
    <>
      <p class="back">
        <a class="link" href="#/learn/teachers">
          For teachers
        </a>
      </p>
      <h1 class="title">Answer key</h1>
      <p class="lead">
        The engine has judged every square for this page; the boards show the right ones.
      </p>
      <p class="back">
        <Button class="btn" id="print-key" disabled={!done} onClick={() => print()}>
          Print
        </Button>
      </p>
      <p role="status" id="judging">
        {statusOf(lessons.length, done, isMissing)}
      </p>
      {lessons.map((lesson) => (
        <LessonAnswers key={lesson.id} lesson={lesson} theme={theme} />
      ))}
    </>
  );
}

function statusOf(judged: number, done: boolean, isMissing: boolean) {
  if (isMissing)
    return "The answer key could not be loaded. Check your connection, and reload the page.";
  return done ? "" : `Judging answers: ${judged} of ${LESSONS.length} lessons…`;
}

interface Props {
  theme: Theme;
}

function LessonAnswers({ lesson, theme }: Props & { lesson: KeyLesson }) {
  const { number, title, parts } = lesson;
  return (
    <section class="stack tight">
      <h2>{`${number}. ${title}`}</h2>
      {parts.map((part) => (
        <PartAnswers key={part.link} part={part} theme={theme} />
      ))}
    </section>
  );
}

function PartAnswers({ part, theme }: Props & { part: KeyPart }) {
  const { link, asks, answers, more, picture } = part;
  return (
    <div class="answers inline">
      <Figure {...picture} caption="" theme={theme} side={SIDE} />
      <div class="stack tight">
        <h3>
          <a href={link}>{asks}</a> {link.includes("@") && <small>asked again</small>}
        </h3>
        {answers.map(({ names, why }) => (
          <p key={why}>
            <b>{names.join(", ")}</b>
            {why && `: ${plainText(why)}`}
          </p>
        ))}
        {more && <p class="muted">{plainText(more)}</p>}
      </div>
    </div>
  );
}
