/** The end of a drill: its score, what was missed and why, and what to practise next. */

import { useLayoutEffect, useMemo } from "preact/hooks";
import { SmallBoard } from "../board/SmallBoard.tsx";
import { pictureOf } from "../board/scene/moment-picture.ts";
import { count } from "../core/numbers.ts";
import { Button } from "../ui/Button.tsx";
import { ColourText } from "../ui/ColourText.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { bare, byHand } from "./asked-scene.ts";
import type { LessonView } from "./lesson-view.ts";
import { type Answered, copiedScore } from "./score-view.ts";
import { useLesson } from "./use-lesson.ts";

export function Score() {
  const practice = useLesson((lesson) => lesson.practice);
  useLayoutEffect(() => document.getElementById("score-title")?.focus(), []);
  const score = practice?.score;
  if (!score) return null;
  const { title, signs, missed, right } = score;
  return (
    <div class="score" id="score">
      <div class="stack tight">
        <p class="muted">{practice.name}</p>
        <h1 class="title" id="score-title" tabIndex={-1}>
          {title}
        </h1>
        <div class="went inline" role="img" aria-label={spoken(signs)}>
          {signs.map((isRight, at) => (
            <i key={at} class={isRight ? "good" : "bad"}>
              <Icon name={isRight ? "check" : "cross"} />
            </i>
          ))}
        </div>
      </div>
      <Next practice={practice} />
      <div class="stack" id="score-answers">
        {missed.length > 0 && <Answers title="Missed" answers={missed} />}
        {right.length > 0 && <Answers title="Right" answers={right} />}
      </div>
    </div>
  );
}

const spoken = (signs: boolean[]) =>
  signs.map((right, at) => `${at + 1} ${right ? "right" : "missed"}`).join(", ");

type Practice = NonNullable<LessonView["practice"]>;

/** What to do next; the first is the best choice. */
function Next({ practice }: { practice: Practice }) {
  const { dispatch } = useApp();
  const { id, asks, board, name, score } = practice;
  if (!score) return null;
  const { missed, next } = score;
  const copy = () => {
    const text = copiedScore(name, score, location.href);
    dispatch({ type: "app/copy", text });
  };
  const onward = missed.length > 0 ? "btn large" : "btn primary large";
  return (
    <div class="stack tight" id="score-next">
      {missed.length > 0 && (
        <Button class="btn primary large" data-starts action={{ type: "learn/again" }}>
          Again: the {count(missed.length)} you missed
        </Button>
      )}
      {next && (
        <Button class={onward} data-starts action={{ type: "learn/practise", id, asks: next.asks }}>
          Next idea: {next.name}
        </Button>
      )}
      <Button
        class={next ? "btn" : onward}
        id="another-five"
        data-starts
        action={{ type: "learn/practise", id, asks, board }}
      >
        {board ? "Another ten" : "Another five"}
      </Button>
      <Button class="btn plain" icon="copy" onClick={copy}>
        Copy result
      </Button>
    </div>
  );
}

interface AnswersProps {
  title: string;
  answers: Answered[];
}

function Answers({ title, answers }: AnswersProps) {
  return (
    <section aria-labelledby={`score-${title}`}>
      <h2 id={`score-${title}`}>{title}</h2>
      <ul class="rows">
        {answers.map((answer) => (
          <Row key={answer.number} answer={answer} isMissed={title === "Missed"} />
        ))}
      </ul>
    </section>
  );
}

function Row({ answer, isMissed }: { answer: Answered; isMissed: boolean }) {
  const { number, why, said, question } = answer;
  const { scene, names } = useMemo(() => {
    const picture = pictureOf(question.moment);
    return { ...picture, scene: byHand(bare(picture.scene, question.asks), question) };
  }, [question]);
  return (
    <li class="answer inline">
      <SmallBoard class="pic" scene={scene} names={names} label={`Question ${number}`} />
      <div class="grow">
        <b>Question {number}.</b> <ColourText text={why} />
        {said && (
          <p class="muted">
            <ColourText text={said} />
          </p>
        )}
      </div>
      {isMissed ? (
        <Button class="btn small" action={{ type: "learn/question", number }}>
          Look again
        </Button>
      ) : (
        <span class="good">
          <Icon name="check" />
        </span>
      )}
    </li>
  );
}
