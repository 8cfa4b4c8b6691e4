/** A map for each of two solvers, and their values on a square. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { heatMap, heatScale, isMarked } from "../charts/heat.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Starts } from "../routes/compare/starts.ts";
import { takes } from "../store/roster.ts";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { useWidth } from "../ui/use-size.ts";
import { ChartDetails } from "./ChartDetails.tsx";
import { comparable, isSame, laneName } from "./contenders.ts";
import { HeatMap, mapWidth } from "./HeatMap.tsx";
import { FILE_WIDTH, ScaleOfColours, SquareReadout } from "./StartsReadout.tsx";
import type { Survey } from "./SurveyBar.tsx";
import { solverMap } from "./starts-cells.ts";
import { startsView } from "./starts-view.ts";

const NAMES = ["Solver on the left", "Solver on the right"];

interface Props extends Survey<"starts"> {
  title: string;
}

export function SolverMaps({ title, setup, game, solvers, measured }: Props) {
  const { dispatch, theme } = useApp();
  const [host, room] = useWidth();
  const width = mapWidth(room);
  const looked = useSignal<number | null>(null);
  const { heat } = theme.value;
  const { view, scale, maps } = useMemo(() => {
    const view = startsView(setup, game, solvers, measured.known);
    const scale = heatScale(heat, view.ends ?? [1, 2]);
    return { view, scale, maps: view.maps.map((map) => solverMap(map, view, setup, scale)) };
  }, [setup, game, solvers, measured, heat]);
  const seen = looked.value ?? setup.at;
  const map = { width, cursor: seen, onLook: (square: number | null) => (looked.value = square) };
  return (
    <>
      <div class="heats">
        {maps.map((board, place) => (
          <figure key={NAMES[place]} class="card heat">
            <div class="head">
              <SolverChoice place={place} setup={setup} solvers={solvers} />
              {/* On a separate line in both heads, so that the maps are level. */}
              <span class="muted num full">{view.maps[place]!.message}</span>
            </div>
            <HeatMap
              {...map}
              map={board}
              host={place === 0 ? host : undefined}
              onChoose={(at) => dispatch({ type: "compare/look-at-start", at })}
            />
          </figure>
        ))}
        <aside class="card readout">
          {seen === null ? (
            <p>Choose a square to compare.</p>
          ) : (
            <SquareReadout view={view} setup={setup} game={game} square={seen} />
          )}
          <ScaleOfColours
            view={view}
            scale={scale}
            isMarked={maps.some((board) => isMarked({ ...board, width }))}
          />
        </aside>
      </div>
      <ChartDetails
        name="every-start"
        title={title}
        caption={view.caption}
        table={view.table}
        pictures={() =>
          maps.map((board) => heatMap({ ...board, width: FILE_WIDTH, cursor: seen, focus: 0 }))
        }
      />
    </>
  );
}

interface ChoiceProps {
  place: number;
  setup: Starts;
  solvers: SolverInfo[];
}

function SolverChoice({ place, setup, solvers }: ChoiceProps) {
  const { dispatch } = useApp();
  const lanes = comparable(solvers);
  const options = lanes.map((lane, index) => {
    const info = solvers.find(({ id }) => id === lane.solver)!;
    return { value: String(index), label: laneName(info, lane), disabled: !takes(info, setup) };
  });
  const choose = (index: string) => {
    const change = { lanes: setup.lanes.with(place, lanes[Number(index)]!) };
    dispatch({ type: "compare/starts", change });
  };
  return (
    <Field>
      <Select
        label={NAMES[place]}
        options={options}
        value={String(lanes.findIndex((lane) => isSame(lane, setup.lanes[place]!)))}
        onChange={choose}
      />
    </Field>
  );
}
