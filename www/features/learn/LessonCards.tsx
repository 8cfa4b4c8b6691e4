import { count } from "../../core/numbers.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import { boardNames, type LessonView } from "../../run/lessons/lesson-view.ts";
import { termCalled, termsIn } from "../../state/markup.ts";
import { useApp } from "../../ui/context.ts";
import { Figures } from "../../ui/Figures.tsx";
import { useLesson } from "./use-lesson.ts";

/** The place of the mark, as a share of the width. */
const MARK = 0.68;

/** The attempts at an exercise. */
export function TriesCard() {
  const tries = useLesson((lesson) => lesson.tries);
  return (
    <div class="card" id="tries-card" data-in="learn">
      <h2>Your tries</h2>
      <div class="tries" id="tries">
        {tries && <Tries {...tries} />}
      </div>
    </div>
  );
}

function Tries({ bars, mark }: NonNullable<LessonView["tries"]>) {
  const widthOf = (value: number) => `${Math.min(100, (100 * MARK * value) / mark)}%`;
  return (
    <>
      <div class="head">
        <span>{count(mark)}</span>
      </div>
      <ol>
        {bars.map(({ name, value, hit }) => (
          <li key={name} class={hit ? "hit" : undefined}>
            <b>{name}</b>
            <i style={{ "--w": widthOf(value) }} />
            <b>{count(value)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The steps of two runs since the stretch began. */
export function TallyCard() {
  const { solvers } = useApp().view;
  const part = useLesson((lesson) => lesson.part);
  const lanes = useLesson((lesson) => lesson.lanes);
  return (
    <div class="card" id="tally-card" data-in="learn">
      <h2 id="tally-title">Steps made here</h2>
      <Figures id="tally" figures={part && lanes ? tallyOf(part, lanes, solvers.value) : {}} />
    </div>
  );
}

type Lanes = NonNullable<LessonView["lanes"]>;

function tallyOf(part: LessonView["part"], lanes: Lanes, solvers: SolverInfo[]) {
  if (part.kind !== "side") return {};
  const begins = [part.stretch[0], part.pairs[0]?.[1] ?? part.right.step];
  const names = boardNames(part, lanes, solvers);
  return Object.fromEntries(
    lanes.map(({ snapshot }, at) => [names[at]!, count(snapshot.step - begins[at]!)]),
  );
}

/** The terms of a lesson. */
export function WordsCard() {
  const lesson = useLesson(({ place }) => place.lesson);
  return (
    <div class="card" id="words-card" data-in="learn">
      <h2>Words</h2>
      <dl class="words" id="words">
        {lesson && termsIn(lesson).map((id) => <Word key={id} id={id} />)}
      </dl>
    </div>
  );
}

function Word({ id }: { id: string }) {
  const { word, means } = termCalled(id);
  return (
    <>
      <dt>{word}</dt>
      <dd>{means}</dd>
    </>
  );
}

/** Light and dark squares, counted. */
export function ColoursCard() {
  const colours = useLesson((lesson) => lesson.colours);
  return (
    <div class="card" id="colours-card" data-in="learn">
      <h2>Count the colours</h2>
      <div class="colours" id="colours">
        {colours && <Colours {...colours} />}
      </div>
    </div>
  );
}

function Colours(colours: NonNullable<LessonView["colours"]>) {
  const most = Math.max(colours.light, colours.dark);
  return (
    <>
      {(["light", "dark"] as const).map((name) => (
        <Colour key={name} name={name} many={colours[name]} most={most} />
      ))}
    </>
  );
}

function Colour({ name, many, most }: { name: string; many: number; most: number }) {
  return (
    <>
      <span>{name}</span>
      <i class={name} style={{ "--w": `${(100 * many) / most}%` }} />
      <b>{count(many)}</b>
    </>
  );
}
