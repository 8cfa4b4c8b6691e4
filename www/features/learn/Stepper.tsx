import { count } from "../../core/numbers.ts";
import { PlayerKeys } from "../../player/PlayerKeys.tsx";
import { Seek } from "../../player/Seek.tsx";
import type { Drive } from "../../state/actions.ts";
import { useApp } from "../../ui/context.ts";
import { layout } from "../../ui/layout.ts";
import { useLesson } from "./use-lesson.ts";

/** Moves through the stretch of a run that a lesson is about. */
export function Stepper() {
  const stepper = useLesson((lesson) => lesson.stepper);
  const hasProfile = useLesson(({ part }) => part.beside?.includes("profile"));
  const { from, to, step, playing } = stepper ?? NO_STEPS;
  const { dispatch } = useApp();
  const drive = (what: Drive) => dispatch({ type: "learn/drive", drive: what });
  const where = `Step ${count(step - from)} of ${count(to - from)}`;
  const label = playing ? "Pause" : "Play";
  return (
    <div class="stepper" role="group" aria-label="Steps">
      <PlayerKeys
        ids={IDS}
        player={{ playing, label, atStart: step <= from, atEnd: step >= to }}
        onPress={drive}
        isEndless
      />
      <div class="scrub">
        {hasProfile && <Profile />}
        <Seek
          id="stretch"
          label="Step"
          min={from}
          max={to}
          value={step}
          text={where}
          onSeek={(wanted) => dispatch({ type: "learn/seek", step: wanted })}
        />
        <Ticks />
      </div>
      {layout.value !== "phone" && (
        <span class="num" id="stretch-at">
          {where}
        </span>
      )}
    </div>
  );
}

const IDS = {
  start: "stretch-start",
  back: "stretch-back",
  toggle: "stretch-play",
  on: "stretch-on",
};

const NO_STEPS = { from: 0, to: 0, step: 0, playing: false };

/** The parts of the stretch that stay the same from step to step. */
function useStretch() {
  const course = useLesson(({ stepper }) => stepper?.course) ?? NOT_KNOWN;
  const from = useLesson(({ stepper }) => stepper?.from) ?? 0;
  const to = useLesson(({ stepper }) => stepper?.to) ?? 0;
  return { course, from, steps: Math.max(1, to - from) };
}

const NOT_KNOWN = { what: "", heights: [], back: [] };

/** How deep the search is, step by step. */
function Profile() {
  const {
    course: { what, heights },
    steps,
  } = useStretch();
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

/** More ticks would overlap. */
const MOST = 40;

/** A tick for each backtrack. */
function Ticks() {
  const {
    course: { back },
    from,
    steps,
  } = useStretch();
  return (
    <div class="ticks" aria-hidden="true">
      {back.length <= MOST &&
        back.map((step) => <i key={step} style={{ left: `${(100 * (step - from)) / steps}%` }} />)}
    </div>
  );
}
