/** Practice: the drill that is open, and the drills of a lesson at its end and in the contents. */

import { type Check, FIVE, type Lesson } from "../../content/lessons/lesson.ts";
import { capital } from "../../core/words.ts";
import { drillsOf } from "../../run/lessons/lesson-view.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
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
  const boardFor = (asks: Check) => (asks === practice?.asks ? practice.board : undefined);
  return (
    <section class="card drills" id="drills">
      <h2>{practice ? "More practice" : "Practise this"}</h2>
      <ul class="rows">
        {drills.map(({ asks, name, best }) => (
          <li key={asks}>
            <Button
              class="row"
              action={{ type: "learn/practise", id, asks, board: boardFor(asks) }}
            >
              <span class="grow">
                {asks === practice?.asks
                  ? `Another ${practice.board ? "ten" : "five"}`
                  : capital(name)}
              </span>
              <Best count={best} />
              <Icon name="right" />
            </Button>
          </li>
        ))}
        {practice && (
          <li>
            <a class="row spread" href={`#/learn/${id}`}>
              {`Back to “${title}”`}
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
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
