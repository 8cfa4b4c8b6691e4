/** The cards beside the text of a lesson. */

import { count } from "../core/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { useApp } from "../ui/context.ts";
import { Figures } from "../ui/Figures.tsx";
import { boardNames, type LessonView } from "./lesson-view.ts";
import { isNewIn, termCalled, termsIn } from "./markup.ts";
import { useLesson } from "./use-lesson.ts";

/** The steps of two runs since the stretch began. */
export function TallyCard() {
  const { solvers } = useApp().view;
  const tally = useLesson(({ part, lanes }) => tallyOf(part, lanes ?? [], solvers.value));
  return (
    <div class="card">
      <h2>Steps made here</h2>
      <Figures id="tally" figures={tally} />
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

const WOODS = [
  ["light", "wood-a"],
  ["dark", "wood-b"],
] as const;

/** Light and dark squares, counted. */
export function ColoursCard(colours: NonNullable<LessonView["colours"]>) {
  const most = Math.max(colours.light, colours.dark);
  return (
    <div class="card">
      <h2>Count the colours</h2>
      <ol class="bars lengths">
        {WOODS.map(([name, wood]) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              <i style={{ width: `${(100 * colours[name]) / most}%`, "--c": `var(--${wood})` }} />
            </span>
            <b class="num">{count(colours[name])}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The terms that a part introduces. */
export function Words() {
  const words = useLesson(({ place: { lesson }, number, practice }) =>
    practice ? [] : termsIn(lesson).filter((id) => isNewIn(id, lesson, number - 1)),
  );
  if (words.length === 0) return null;
  return (
    <dl class="words parted stack">
      {words.map((id) => (
        <div key={id}>
          <dt>{termCalled(id).word}</dt>
          <dd class="muted">{termCalled(id).means}</dd>
        </div>
      ))}
    </dl>
  );
}
