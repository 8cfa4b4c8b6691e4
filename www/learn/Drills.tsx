/** Practice: the drill that is open, and the drills of a lesson at its end and in the contents. */

import { type Check, FIVE, type Lesson } from "../content/lessons/lesson.ts";
import { capital } from "../core/words.ts";
import { Button } from "../ui/Button.tsx";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { Figures } from "../ui/Figures.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import { drillsOf, type LessonView } from "./lesson-view.ts";
import { useLesson } from "./use-lesson.ts";

/** What can be practised once the last part of a lesson is reached. */
export function Drills() {
  const { id, title, practice, drills, isLastPart } = useLesson((lesson) => ({
    id: lesson.place.lesson.id,
    title: lesson.place.lesson.title,
    practice: lesson.practice,
    drills: lesson.drills,
    isLastPart: lesson.isLastPart,
  }));
  if (drills.length === 0 || !(practice || isLastPart)) return null;
  if (practice?.board) return <Rounds practice={practice} title={title} />;
  return (
    <section class="card drills" id="drills">
      <h2>{practice ? "More practice" : "Practise this"}</h2>
      <ul class="rows">
        {drills.map(({ asks, name, best }) => (
          <li key={asks}>
            <Button class="row" data-starts action={{ type: "learn/practise", id, asks }}>
              <span class="grow">{asks === practice?.asks ? "Another five" : capital(name)}</span>
              <Best count={best} />
              <Icon name="right" />
            </Button>
          </li>
        ))}
        {practice && (
          <li>
            <BackTo id={id} title={title} />
          </li>
        )}
      </ul>
    </section>
  );
}

const BackTo = ({ id, title }: { id: string; title: string }) => (
  <a class="row spread" href={`#/learn/${id}`}>
    {`Back to “${title}”`}
    <Icon name="right" />
  </a>
);

const LINES = ["One", "Two", "Three"];

/** How many lines a reason has in the next round. */
function Rounds({ practice: { id, asks, rounds }, title }: RoundsProps) {
  const { dispatch } = useApp();
  const choices = rounds.map((round, at) => ({ value: round.asks, label: LINES[at]! }));
  const opens = (asks: Check): Command => {
    const board = rounds.find((round) => round.asks === asks)?.board;
    return { type: "learn/practise", id, asks, board };
  };
  return (
    <section class="card drills stack tight" id="drills" aria-labelledby="lines-title">
      <h2 id="lines-title">Lines</h2>
      <Segmented
        class="seg"
        id="round-lines"
        name="round-lines"
        label="Lines of a reason"
        choices={choices}
        value={asks}
        onChange={(chosen) => dispatch(opens(chosen))}
      />
      <ul class="rows">
        <li>
          <Button class="row" data-starts action={opens(asks)}>
            <span class="grow">Another ten</span>
            <Icon name="right" />
          </Button>
        </li>
        <li>
          <BackTo id={id} title={title} />
        </li>
      </ul>
    </section>
  );
}

interface RoundsProps {
  practice: NonNullable<LessonView["practice"]>;
  title: string;
}

/** How a round has gone so far. */
export function SoFar() {
  const soFar = useLesson(({ practice }) => practice?.soFar ?? null);
  if (!soFar?.right) return null;
  const { right, first, each } = soFar;
  const figures = {
    right: String(right),
    "on first try": String(first),
    ...(each === null ? {} : { "seconds each": String(Math.round(each)) }),
  };
  return (
    <section class="card" id="so-far" aria-labelledby="so-far-title">
      <h2 id="so-far-title">So far</h2>
      <Figures class="kpi" figures={figures} />
    </section>
  );
}

/** The best result in a drill, if there is one. */
const Best = ({ count }: { count: number }) =>
  count > 0 ? <small class="num muted">{`best ${count} of ${FIVE}`}</small> : null;

/** The first drill of a lesson, in the contents; its page leads to the others. */
export function DrillLink({ lesson, onFollow }: { lesson: Lesson; onFollow: () => void }) {
  const [drill] = useLesson(({ learned }) => drillsOf(lesson, learned));
  if (!drill) return null;
  const { name, best } = drill;
  return (
    <a
      class="link practise"
      href={`#/learn/${lesson.id}/practice`}
      aria-label={`Practise ${lesson.title}: ${name}`}
      onClick={onFollow}
    >
      Practise
      {best > 0 && <small class="num">{`${best} of ${FIVE}`}</small>}
    </a>
  );
}
