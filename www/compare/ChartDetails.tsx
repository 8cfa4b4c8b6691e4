/** The caption of a chart, its data as a table, and its files. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { poster, toPng, toSvg } from "../charts/poster.ts";
import type { Shape } from "../charts/tree.ts";
import { type Table, toCsv } from "../core/csv.ts";
import { again } from "../core/words.ts";
import { download } from "../export/download.ts";
import { Button } from "../ui/Button.tsx";
import { TableHead } from "../ui/TableHead.tsx";

interface Props {
  /** The name of its files, without the extension. */
  name: string;
  /** The title in its files. */
  title: string;
  caption: string;
  table: Table;
  /** The pictures for files. */
  pictures: () => Shape[];
}

const NOT_MADE = "The PNG could not be made. Save the chart as SVG instead.";

export function ChartDetails(props: Props) {
  const trouble = useSignal("");
  const savePng = async () => {
    const content = await toPng(posterOf(props)).catch(() => null);
    trouble.value = content ? "" : again(NOT_MADE, trouble.peek());
    if (content) download({ name: `${props.name}.png`, type: "image/png", content });
  };
  return (
    <div class="chart-more">
      <p class="muted">{props.caption}</p>
      <TableDetails table={props.table} />
      <div class="btns" role="group" aria-label="Save the chart">
        <SaveButton kind="SVG" onClick={() => saveSvg(props)} />
        <SaveButton kind="PNG" onClick={savePng} />
        <SaveButton kind="CSV" onClick={() => saveCsv(props)} />
      </div>
      <p class="bad" role="alert">
        {trouble}
      </p>
    </div>
  );
}

const posterOf = ({ title, caption, pictures }: Props) => poster(title, pictures(), caption);

const saveSvg = (props: Props) =>
  download({
    name: `${props.name}.svg`,
    type: "image/svg+xml",
    content: toSvg(posterOf(props)),
  });

const saveCsv = ({ name, table }: Props) =>
  download({ name: `${name}.csv`, type: "text/csv", content: toCsv(table) });

function SaveButton({ kind, onClick }: { kind: string; onClick: () => void }) {
  return (
    <Button class="btn small" title={`Save as ${kind}`} onClick={onClick}>
      {kind}
    </Button>
  );
}

/** The table, rendered only when opened. */
function TableDetails({ table }: { table: Table }) {
  const isOpen = useSignal(false);
  const filled = isOpen.value ? table : null;
  const content = useMemo(() => filled && <TableContent {...filled} />, [filled]);
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary class="muted">Show as a table</summary>
      <div class="scroll" role="region" aria-label="Chart data" tabIndex={0}>
        <table>{content}</table>
      </div>
    </details>
  );
}

function TableContent({ head, rows }: Table) {
  return (
    <>
      <TableHead names={head} />
      <tbody>
        {rows.map(([first, ...values]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {values.map((value, column) => (
              <td key={column}>{typeof value === "number" ? value.toLocaleString("en") : value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
