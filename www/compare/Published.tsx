/** Published figures, measured again. */

import { useComputed } from "@preact/signals";
import { count } from "../core/numbers.ts";
import type { PublishedRow } from "../engine/generated/published.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { usePassedFocus } from "../ui/use-kept-focus.ts";
import { Intro } from "./Intro.tsx";
import type { PublishedView } from "./published-controller.ts";

const TEXT =
  "Each figure as the source printed it, as this program measures it when it follows the source to the letter, and as the textbook algorithm gives it. Nothing is measured until you ask.";

const NO_COLOURS =
  "These figures are for Queen’s Challenge and Knight’s Tour. There are none for Colour Queens.";

export function Published() {
  const { view } = useApp();
  const figures = view.published.value;
  const isColour = useComputed(() => view.state.value.game === "colour").value;
  return (
    <>
      <Intro
        title="Published figures, reproduced"
        text={isColour ? `${NO_COLOURS} ${TEXT}` : TEXT}
      />
      <p class="muted" id="caution">
        {figures?.caution}
      </p>
      {figures && <Measuring figures={figures} />}
      <div class="scroll" role="region" aria-label="Published figures" tabIndex={0}>
        <table class="full" id="published">
          <thead>
            <tr>
              <th scope="col" class="not-phone">
                What
              </th>
              {["n", "Published", "Reproduced", "Corrected"].map((name) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {figures && <Sources figures={figures} />}
        </table>
      </div>
    </>
  );
}

interface Props {
  figures: PublishedView;
}

/** A button to start and stop measuring, and its progress. */
function Measuring({ figures }: Props) {
  const { offer, message, progress } = figures;
  const isWorking = progress !== null;
  const text = usePassedFocus<HTMLSpanElement>();
  return (
    <div class="tools-bar cluster">
      <Button
        class={isWorking ? "btn" : "btn primary"}
        id="measure"
        data-starts={isWorking ? undefined : true}
        hidden={!isWorking && offer === ""}
        action={{ type: isWorking ? "published/cancel" : "published/measure" }}
      >
        {isWorking ? "Cancel" : offer || "Measure the rest"}
      </Button>
      <progress
        id="measure-progress"
        max={1}
        value={progress ?? 0}
        aria-label="Progress of the measurement"
        hidden={!isWorking}
      />
      <span class="muted" id="measure-says" role="status" tabIndex={-1} ref={text}>
        {message}
      </span>
    </div>
  );
}

/** The rows of each source under its name. */
function Sources({ figures: { rows, measured } }: Props) {
  const sources = [...new Set(rows.map(({ source }) => source))];
  return (
    <>
      {sources.map((source) => (
        <tbody key={source}>
          <tr class="wide">
            <th colSpan={5} scope="rowgroup">
              {source}
            </th>
          </tr>
          {rows.map(
            (row, place) =>
              row.source === source && (
                <Row key={place} row={row} after={rows[place + 1]} measured={measured[place]} />
              ),
          )}
        </tbody>
      ))}
    </>
  );
}

interface RowProps {
  row: PublishedRow;
  after: PublishedRow | undefined;
  measured: PublishedView["measured"][number];
}

/** A figure; under the last one that shares a reason, the reason. */
function Row({ row, after, measured }: RowProps) {
  return (
    <>
      <tr>
        <th scope="row">{row.what}</th>
        <td class="number">{row.n}</td>
        <td class="number">{figureText(row.published)}</td>
        <td class="number">{measured ? figureText(measured.reproduced) : "…"}</td>
        <td class="number">{measured ? figureText(measured.corrected) : "…"}</td>
      </tr>
      {(row.why !== after?.why || row.source !== after.source) && (
        <tr class="wide">
          <td colSpan={5}>{row.why}</td>
        </tr>
      )}
    </>
  );
}

/** Some rows lack some figures. */
const figureText = (figure: number | null) => (figure === null ? "–" : count(figure));
