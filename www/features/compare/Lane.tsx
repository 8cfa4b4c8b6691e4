/** A lane of a race: its solver, board, status and depth profile. */

import { SmallBoard } from "../../board/SmallBoard.tsx";
import { CoursePicture } from "../../charts/outline.ts";
import { count } from "../../core/numbers.ts";
import type { RunEnd } from "../../engine/generated/run.ts";
import { depthColour, inkOn } from "../../render/theme.ts";
import { chipOf } from "../../run/chip-view.ts";
import { placeWords } from "../../run/race-result.ts";
import type { LaneView, RaceView } from "../../run/race-view.ts";
import { useApp } from "../../ui/context.ts";
import { Figures } from "../../ui/Figures.tsx";
import { useCanvas } from "../../ui/use-canvas.ts";
import { type ReadonlySignal, useMemo } from "../../vendor/preact.js";
import type { OpenOptions } from "./LaneOptions.tsx";
import { LanePick } from "./LanePick.tsx";

interface Props {
  race: ReadonlySignal<RaceView>;
  index: number;
  /** The lane whose sentence a phone shows. */
  on: ReadonlySignal<number>;
  onTouch: (lane: number) => void;
  onOptions: OpenOptions;
}

export function Lane({ race, index, on, onTouch, onOptions }: Props) {
  const { dispatch } = useApp();
  const { puzzle, names, lanes, scale } = race.value;
  const press = useMemo(
    () => (square: number) => dispatch({ type: "race/lock", square }),
    [dispatch],
  );
  const lane = lanes[index];
  if (!lane) return null;
  return (
    <article
      class={classOf(lane, on.value === index)}
      style={{ "--c": `var(--s-${lane.colour})` }}
      aria-label={`Lane ${lane.letter}: ${lane.name}`}
      onPointerDown={() => onTouch(index)}
      onFocusIn={() => onTouch(index)}
    >
      <LanePick race={race.value} index={index} lane={lane} onOptions={onOptions} />
      <p class="lane-options">{lane.options}</p>
      <div class="lane-body">
        <SmallBoard
          class="lane-board"
          scene={lane.scene}
          size={puzzle}
          names={names}
          label={`Board of ${lane.inText}`}
          onPress={press}
        />
        <Figures class="lane-figures" figures={lane.figures} />
        <div class="lane-line">
          <Chip lane={lane} />
          <span title={lane.sentence}>{lane.sentence}</span>
        </div>
        <Profile lane={lane} onSeek={(x) => dispatch({ type: "race/seek", at: scale.fromX(x) })} />
      </div>
    </article>
  );
}

function classOf({ isDone, moment }: LaneView, isOn: boolean) {
  const isFinished = isDone && moment?.outcome === "solved";
  return `lane${isOn ? " on" : ""}${isFinished ? " finished" : ""}`;
}

/** The depth of a lane, or how it ended. */
function Chip({ lane }: { lane: LaneView }) {
  const theme = useApp().theme.value;
  const { info, moment, scene, end, isDone, place } = lane;
  if (isDone && end) {
    const kind = end.outcome !== "solved" ? "stop" : place ? "flag later" : "flag";
    return <span class={`chip ${kind}`}>{endWords(end, place)}</span>;
  }
  const { step: steps = 0, depth = 0, solutions = 0 } = moment ?? {};
  const puzzle = { game: info.game, ...(scene?.size ?? { rows: 1, columns: 1 }) };
  const [words] = chipOf({ puzzle, steps, depth, solutions, outcome: null }, info);
  const colour = words === "" || steps === 0 ? "" : depthColour(theme, puzzle, depth);
  return (
    <span class="chip" style={{ background: colour, color: colour && inkOn(colour) }}>
      {words}
    </span>
  );
}

const ENDS = { exhausted: "proved", counted: "counted", "gave-up": "gave up", stopped: "stopped" };

function endWords({ outcome, steps }: RunEnd, place: number | null) {
  const many = steps === 1 ? "1 step" : `${count(steps)} steps`;
  if (outcome !== "solved") return `${ENDS[outcome]} · ${many}`;
  return place === null ? `solved · ${many}` : `${placeWords(place)} · ${many}`;
}

interface ProfileProps {
  lane: LaneView;
  /** @param x a place on the profile, from 0 to 1 */
  onSeek: (x: number) => void;
}

/** Its depth at every step. */
function Profile({ lane, onSeek }: ProfileProps) {
  const theme = useApp().theme.value;
  const picture = useMemo(() => new CoursePicture(), []);
  const { course, colour, info, name } = lane;
  const ref = useCanvas((context, size) =>
    picture.show(context, course, theme, { ...size, colour: theme.solvers[colour] }),
  );
  return (
    <canvas
      ref={ref}
      class="lane-profile"
      role="img"
      aria-label={`${info.profile} of ${name}, step ${count(course.step)} of ${count(course.reached)}`}
      onClick={({ offsetX, currentTarget }) => onSeek(offsetX / currentTarget.clientWidth)}
    />
  );
}
