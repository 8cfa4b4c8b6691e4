/** The line above the board in Learn, the controls under it and the column beside it. */

import { useLayoutEffect } from "preact/hooks";
import { Figures } from "../panels/Figures.tsx";
import { SolverText } from "../panels/SolverText.tsx";
import { TreeCard } from "../panels/Tree.tsx";
import { useApp } from "../ui/context.ts";
import { isEmbed, layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { useProjector } from "../ui/projector.ts";
import { Aims } from "./Aims.tsx";
import { Ask } from "./Ask.tsx";
import { AllLessons, Progress } from "./Contents.tsx";
import { Drills, SoFar } from "./Drills.tsx";
import { ColoursCard, TallyCard, Words } from "./LessonCards.tsx";
import { LabLock, LessonText } from "./LessonText.tsx";
import { Links } from "./Links.tsx";
import { QueensNet } from "./Nets.tsx";

import { Stepper } from "./Stepper.tsx";
import { TrialKeys } from "./Trial.tsx";
import { useLesson, useWalk } from "./use-lesson.ts";
import { Walk } from "./Walk.tsx";

const Score = lazy(async () => (await import("./Score.tsx")).Score);
const TrialCard = lazy(async () => (await import("./TrialCards.tsx")).TrialCard);

export function Line() {
  return useScore() ? null : <Question />;
}

function Question() {
  const asksRow = useLesson((lesson) => lesson.asksRow);
  const isWide = layout.value === "wide";
  const isProjected = useProjector();
  return (
    <div class="line" data-asks={asksRow ? "row" : undefined}>
      {!isWide && <Progress />}
      <Ask isLed={!isWide || isProjected} />
      {isWide && !isEmbed && !isProjected && <AllLessons class="pick" />}
    </div>
  );
}

/** Whether the score of a drill is shown in place of its board. */
const useScore = () => useLesson(({ practice }) => Boolean(practice?.score));

/** On a phone only Back and Next are within reach of the thumb. */
export function Under() {
  return useScore() ? null : <Controls />;
}

function Controls() {
  const hasSteps = useLesson(({ stepper }) => stepper !== null);
  const isProjected = useProjector();
  const controls = hasSteps ? <Stepper /> : <TrialKeys />;
  if (layout.value === "wide") {
    return (
      <div class="under">
        {controls}
        {isProjected && <Walk />}
      </div>
    );
  }
  return (
    <>
      <div class="controls inline spread">{controls}</div>
      <div class="under">
        <Walk isBar />
      </div>
    </>
  );
}

/** The number of parts that a key moves by. */
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function useWalkByKey() {
  const { view } = useApp();
  const walk = useWalk();
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const [lesson, by] = [view.lesson.peek(), KEYS[key]];
    if (!lesson || !by || ctrlKey || metaKey || altKey) return;
    if (!(by < 0 ? lesson.isFirst : lesson.isLast)) walk(by);
  };
}

export function Side() {
  return useScore() ? <Score /> : <Column />;
}

function Column() {
  const isWide = layout.value === "wide";
  const key = useLesson(({ place, number }) => `${place.lesson.id}/${number}`);
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [key]);
  return (
    <section class="side" aria-label="Lesson" id="learn" onKeyDown={useWalkByKey()}>
      {isWide && <Progress />}
      <LessonText isWide={isWide} />
      <LabLock />
      {isWide && <Walk />}
      <Panels />
      <SoFar />
      <Drills />
      <Words />
      <Aims />
      {!isEmbed && <Links />}
    </section>
  );
}

/** The panels of a part, besides its board. */
function Panels() {
  const { colours, tally, beside, trial } = useLesson(({ part, colours, trial }) => ({
    trial,
    colours,
    tally: part.kind === "side",
    beside: part.beside ?? [],
  }));
  return (
    <div class="panels columns">
      {trial && <TrialCard trial={trial} />}
      {beside.includes("net") && <QueensNet />}
      {tally && <TallyCard />}
      {colours && <ColoursCard {...colours} />}
      {beside.includes("figures") && <Figures />}
      {beside.includes("code") && <SolverText />}
      {beside.includes("tree") && <TreeCard />}
    </div>
  );
}
