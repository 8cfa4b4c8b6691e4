/** A lane of a race: its solver, its board, and its progress or place. */

import "../board/draw/annotations.ts";
import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { SmallBoard } from "../board/SmallBoard.tsx";
import { Drawing } from "../charts/Drawing.tsx";
import { laneProfile } from "../charts/profile.ts";
import { counted } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import { timeWords } from "../core/time-words.ts";
import type { RunEnd } from "../engine/generated/run.ts";
import { chipOf } from "../panels/chip-view.ts";
import { profileName } from "../panels/figures-view.ts";
import { Button } from "../ui/Button.tsx";
import { Chart } from "../ui/Chart.tsx";
import { useApp } from "../ui/context.ts";
import { isEmbed, layout } from "../ui/layout.ts";
import { depthColour, inkOn } from "../ui/theme.ts";
import { placeWords } from "./race-result.ts";
import type { LaneView, RaceView } from "./race-view.ts";

interface Props {
  race: ReadonlySignal<RaceView>;
  index: number;
  /** Whether a square can be chosen. */
  isSetUp: ReadonlySignal<boolean>;
}

export function Lane({ race, index, isSetUp }: Props) {
  const { dispatch } = useApp();
  const { puzzle, names, lanes, stage, guess } = race.value;
  const press = useMemo(
    () => (square: number) => dispatch({ type: "race/lock", square }),
    [dispatch],
  );
  const lane = lanes[index];
  if (!lane) return null;
  const { letter, name, inText, colour, options, scene, own } = lane;
  const isGuess = guess === index;
  return (
    <article
      class={isGuess ? "card lane mine" : "card lane"}
      style={{ "--c": `var(--s-${colour})` }}
      aria-label={`Lane ${letter}: ${name}`}
    >
      <div class="lane-who">
        {!isEmbed && <span class="badge">{letter}</span>}
        <h2 class={isEmbed ? "cut" : undefined}>{name}</h2>
        {!isEmbed && (
          <small class="not-low" title={options}>
            {options}
          </small>
        )}
      </div>
      <SmallBoard
        class="lane-board"
        scene={scene}
        size={puzzle}
        names={names}
        label={`Board of ${inText}`}
        onPress={isSetUp.value ? press : undefined}
      />
      {stage === "ask" && !isEmbed ? (
        <Button
          aria-pressed={isGuess}
          action={{ type: "race/guess", lane: isGuess ? null : index }}
        >
          {own === "you" ? "You win" : `${name} wins`}
        </Button>
      ) : (
        <LaneProgress race={race.value} lane={lane} isGuess={isGuess} />
      )}
    </article>
  );
}

interface ProgressProps {
  race: RaceView;
  lane: LaneView;
  isGuess: boolean;
}

/** A lane's progress or place; below, its sentence and its depth at every step. */
function LaneProgress({ race: { standing, scale }, lane, isGuess }: ProgressProps) {
  const { dispatch } = useApp();
  const { isDone, end, place, moment, sentence } = lane;
  const length = (end: RunEnd) =>
    standing.clock === "time" ? timeWords(end.microseconds) : counted(end.steps, "step");
  return (
    <div class="lane-course">
      {isDone && end ? (
        <b class={place === 0 ? "title good" : "title"}>{placeWords(place, end)}</b>
      ) : (
        <Depth lane={lane} />
      )}
      {isGuess && (
        <small class="chip yours">{layout.value === "phone" ? "Yours" : "Your guess"}</small>
      )}
      <span class="num">{isDone && end ? length(end) : `step ${count(moment?.step ?? 0)}`}</span>
      <p title={sentence}>{sentence}</p>
      <Profile lane={lane} onSeek={(x) => dispatch({ type: "race/seek", at: scale.fromX(x) })} />
    </div>
  );
}

function Depth({ lane: { info, moment, scene } }: Pick<ProgressProps, "lane">) {
  const theme = useApp().theme.value;
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

interface ProfileProps {
  lane: LaneView;
  /** @param x a place on the profile, from 0 to 1 */
  onSeek: (x: number) => void;
}

/** The depth at every step that may be shown. */
function Profile({ lane: { course, colour, info, name }, onSeek }: ProfileProps) {
  const { step, reached } = course;
  return (
    <Chart
      label={`${profileName(info)} of ${name}, step ${count(step)} of ${count(reached)}`}
      onPress={(x, { width }) => onSeek(x / width)}
    >
      {(size) => <Drawing picture={laneProfile(course, size, `var(--s-${colour})`)} />}
    </Chart>
  );
}
