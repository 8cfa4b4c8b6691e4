/**
 * The ghost profile: the depth of the weaker of two methods, step by step. The dead ends that the stronger one never
 * entered are hatched; a click or the slider chooses one.
 */

import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { SmallBoard } from "../board/SmallBoard.tsx";
import { Drawing } from "../charts/Drawing.tsx";
import { ghostAt, ghostChart, ghostCursor } from "../charts/ghost.ts";
import { drawing } from "../charts/tree.ts";
import { count } from "../core/numbers.ts";
import type { GhostProfile } from "../engine/generated/race.ts";
import { Button } from "../ui/Button.tsx";
import { Chart } from "../ui/Chart.tsx";
import { useApp } from "../ui/context.ts";
import type { ElementSize } from "../ui/use-size.ts";
import { FoldRow } from "./FoldRow.tsx";
import type { GhostView } from "./ghost-view.ts";
import type { LaneView, RaceView } from "./race-view.ts";

interface Props {
  race: ReadonlySignal<RaceView>;
}

/** What the stronger method saved; unfolded at first if a link names a dead end. */
export function GhostCard({ race }: Props) {
  const ghost = useComputed(() => race.value.ghost).value;
  const isOpen = useSignal(race.peek().standing.apart.length > 0);
  if (!ghost) return null;
  return (
    <FoldRow id="ghost" isOpen={isOpen} name={ghost.row} end="Ghost profile">
      <div class="ghost" style={{ "--c": `var(--s-${ghost.colours.stronger})` }}>
        <div>
          <div class="head">
            <p id="ghost-what">{ghost.what}</p>
            <p class="num">
              <b id="ghost-spared">{ghost.spared}</b> spared
            </p>
          </div>
          <Pairs ghost={ghost} />
          <div class="ghost-plot">
            <Plot key={`${ghost.pair.weaker} ${ghost.pair.stronger}`} ghost={ghost} race={race} />
            <Spans ghost={ghost} />
          </div>
          <div class="ghost-says cluster">
            <p class="grow">
              <b id="ghost-steps">{ghost.steps}</b> <span id="ghost-says">{ghost.message}</span>
            </p>
            <Button
              id="ghost-next"
              disabled={spansOf(ghost) === 0}
              action={{ type: "race/next-span" }}
            >
              Next dead end
            </Button>
          </div>
        </div>
        {[ghost.pair.weaker, ghost.pair.stronger].map((lane) => (
          <Moment key={lane} race={race.value} lane={race.value.lanes[lane]!} />
        ))}
      </div>
    </FoldRow>
  );
}

/** The board of one of the two lanes, beside the profile. */
function Moment({ race: { puzzle, names }, lane }: { race: RaceView; lane: LaneView }) {
  const { name, inText, scene, moment } = lane;
  return (
    <figure>
      <SmallBoard
        class="ghost-board"
        scene={scene}
        size={puzzle}
        names={names}
        label={`Small board of ${inText}`}
      />
      <figcaption>
        {name} <span class="muted num">step {count(moment?.step ?? 0)}</span>
      </figcaption>
    </figure>
  );
}

const spansOf = ({ profile }: GhostView) => profile?.from.length ?? 0;

function Pairs({ ghost: { pairs, chosen } }: { ghost: GhostView }) {
  const { dispatch } = useApp();
  return (
    <select
      id="ghost-pair"
      aria-label="Solvers compared"
      hidden={pairs.length < 2}
      value={pairs[chosen]}
      onChange={({ currentTarget }) =>
        dispatch({ type: "race/pair", pair: currentTarget.selectedIndex })
      }
    >
      {pairs.map((pair) => (
        <option key={pair}>{pair}</option>
      ))}
    </select>
  );
}

/** A slider through the dead ends; 0 chooses none. */
function Spans({ ghost }: { ghost: GhostView }) {
  const { dispatch } = useApp();
  const { span, spanText } = ghost;
  const choose = (chosen: number) =>
    dispatch(chosen === 0 ? { type: "race/rejoin" } : { type: "race/open-span", span: chosen - 1 });
  return (
    <input
      type="range"
      class="full"
      id="ghost-span"
      min={0}
      max={spansOf(ghost)}
      step={1}
      value={span === null ? 0 : span + 1}
      disabled={spansOf(ghost) === 0}
      aria-label="Dead end"
      aria-valuetext={spanText}
      onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
    />
  );
}

function Plot({ ghost, race }: Props & { ghost: GhostView }) {
  const { dispatch } = useApp();
  const { profile, span, pair, colours, label } = ghost;
  const step = useComputed(() => race.value.lanes[pair.weaker]?.moment?.step ?? 0).value;
  const press = (at: number, width: number) => {
    const found = profile && ghostAt(profile, at, width);
    if (!found) return;
    if ("span" in found) dispatch({ type: "race/open-span", span: found.span });
    else dispatch({ type: "race/seek", at: found.step });
  };
  return (
    <Chart class="full" id="ghost-plot" label={label} onPress={(x, { width }) => press(x, width)}>
      {(size) =>
        profile && <Profile profile={profile} colours={colours} span={span} step={step} {...size} />
      }
    </Chart>
  );
}

interface ProfileProps extends Pick<GhostView, "colours" | "span">, ElementSize {
  profile: GhostProfile;
  step: number;
}

function Profile({ profile, colours, span, step, width, height }: ProfileProps) {
  const { weaker, stronger } = colours;
  const chart = useMemo(
    () => ({ profile, width, height, line: `var(--s-${weaker})`, shade: `var(--s-${stronger})` }),
    [profile, width, height, weaker, stronger],
  );
  // There can be a million dead ends, so what stays the same is made once.
  const still = useMemo(() => ghostChart(chart), [chart]);
  return <Drawing picture={drawing(width, height, [...still, ghostCursor(chart, span, step)])} />;
}
