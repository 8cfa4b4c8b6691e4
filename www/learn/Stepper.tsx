import { count } from "../core/numbers.ts";
import { PlayerKeys } from "../panels/PlayerKeys.tsx";
import { GRIP, Seek } from "../panels/Seek.tsx";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import type { StretchProfile } from "./stretch.ts";
import { useLesson } from "./use-lesson.ts";

/** More ticks would overlap. */
const MOST = 40;

/** Moves through the stretch of a run that a lesson is about. */
export function Stepper() {
  const { dispatch } = useApp();
  const stepper = useLesson((lesson) => lesson.stepper);
  const hasProfile = useLesson(({ part }) => part.beside?.includes("profile"));
  if (!stepper) return null;
  const { from, to, step, playing, course } = stepper;
  const where = `Step ${count(step - from)} of ${count(to - from)}`;
  const label = playing ? "Pause" : "Play";
  const ticks = course.back.length > MOST ? [] : course.back;
  return (
    <div class="stepper inline grow" role="group" aria-label="Steps">
      <PlayerKeys
        ids={{ on: "stretch-on" }}
        player={{ playing, label, atStart: step <= from, atEnd: step >= to }}
        onPress={(drive) => dispatch({ type: "learn/drive", drive })}
        isEndless
      />
      <div class="scrub grow" style={{ "--grip": `${GRIP}px` }}>
        {hasProfile && <Profile {...course} steps={Math.max(1, to - from)} />}
        <Seek
          id="stretch"
          label="Step"
          min={from}
          max={to}
          value={step}
          text={where}
          onSeek={(wanted) => dispatch({ type: "learn/seek", step: wanted })}
        />
        <div class="ticks" aria-hidden="true">
          {ticks.map((back) => (
            <i key={back} style={{ left: `${(100 * (back - from)) / (to - from)}%` }} />
          ))}
        </div>
      </div>
      {layout.value !== "phone" && (
        <span class="muted num" id="stretch-at">
          {where}
        </span>
      )}
    </div>
  );
}

/** How deep the search is, step by step. */
function Profile({ what, heights, steps }: StretchProfile & { steps: number }) {
  const most = Math.max(1, ...heights);
  return (
    <svg
      preserveAspectRatio="none"
      role="img"
      aria-label={`Profile of these steps: ${what}, 0 to ${most}`}
      viewBox={`0 0 ${steps} ${most}`}
    >
      <path d={areaOf(heights, most)} />
    </svg>
  );
}

/** An area one step wide per height. */
function areaOf(heights: number[], most: number) {
  const tops = heights.map(
    (height, at) => `L${Math.max(0, at - 0.5)} ${most - height}H${at + 0.5}`,
  );
  return `M0 ${most}${tops.join("")}V${most}Z`;
}
