/** A map of the starts from which tie-breaks of Warnsdorff's rule succeed. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { heatMap, heatScale, isMarked } from "../charts/heat.ts";
import { useApp } from "../ui/context.ts";
import { useWidth } from "../ui/use-size.ts";
import { ChartDetails } from "./ChartDetails.tsx";
import { HeatMap, mapWidth } from "./HeatMap.tsx";
import { FILE_WIDTH } from "./StartsReadout.tsx";
import type { Survey } from "./SurveyBar.tsx";
import { tiesMap } from "./starts-cells.ts";
import { tiesView } from "./ties-view.ts";

const SIGNS = [
  "✓ succeeds",
  "× gets stuck",
  "A number: how many tie-breaks succeed",
  "Grey: no tour can start there",
];
/** For squares too small for text. */
const MARKS = SIGNS.with(2, "A larger dot: more tie-breaks succeed");

interface Props extends Survey<"starts"> {
  title: string;
}

export function TiesMap({ title, setup, solvers, measured }: Props) {
  const app = useApp();
  const theme = app.theme.value;
  const [host, room] = useWidth();
  const width = mapWidth(room);
  const looked = useSignal<number | null>(null);
  const { view, map } = useMemo(() => {
    const view = tiesView(setup, solvers, measured.known);
    return { view, map: tiesMap(view, setup, theme, heatScale(theme.heat, [1, 2])) };
  }, [setup, solvers, measured, theme]);
  const seen = looked.value ?? setup.at;
  const signs = isMarked({ ...map, width }) ? MARKS : SIGNS;
  return (
    <>
      <div class="heats">
        <figure class="card heat">
          <HeatMap
            map={map}
            width={width}
            host={host}
            cursor={seen}
            onLook={(square) => (looked.value = square)}
            onChoose={(at) => app.dispatch({ type: "compare/look-at-start", at })}
          />
        </figure>
        <aside class="card readout">
          {seen !== null && <p class="muted">{view.labels[seen]}</p>}
          {signs.map((text) => (
            <p key={text} class="muted">
              {text}
            </p>
          ))}
        </aside>
      </div>
      <ChartDetails
        name="every-start"
        title={title}
        caption={view.caption}
        table={view.table}
        pictures={() => [heatMap({ ...map, width: FILE_WIDTH, cursor: seen, focus: 0 })]}
      />
    </>
  );
}
