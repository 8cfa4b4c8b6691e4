/** The cells of the maps of every start. */

import type { Cell, HeatScale } from "../charts/heat.ts";
import { count } from "../core/numbers.ts";
import type { Starts } from "../routes/compare/starts.ts";
import { inkOn, type Theme } from "../ui/theme.ts";
import type { HeatBoard } from "./HeatMap.tsx";
import type { StartsView, Value } from "./starts-view.ts";
import { ALL, type TiesView } from "./ties-view.ts";

export function solverMap(
  { contender, values }: StartsView["maps"][number],
  view: StartsView,
  { rows, columns }: Starts,
  scale: HeatScale,
): HeatBoard {
  const cells = values.map((value, square) =>
    valueCell(value, view, view.nameOf(square), contender.name, scale),
  );
  return { rows, columns, cells, label: `${contender.name}: ${view.unit} from every start` };
}

function valueCell(
  value: Value | null,
  { unit }: StartsView,
  name: string,
  solver: string,
  { colourOf, shareOf }: HeatScale,
): Cell {
  if (!value) return blank("var(--line)", "var(--ink)", `${name}: not measured yet`);
  const fill = colourOf(value.value);
  const [long, short] = [count(value.value), shortened(value.value)];
  const texts = value.stopped ? [`△ ${short}`, "△"] : [long, short];
  const suffix = value.label ? `, ${value.label}` : "";
  const label = `${name}: ${long} ${unit}, ${solver}${suffix}`;
  return { fill, ink: inkOn(fill), texts, mark: shareOf(value.value), label };
}

const blank = (fill: string, ink: string, label: string): Cell => ({
  fill,
  ink,
  texts: [],
  mark: null,
  label,
});

/** In tight places: `12k`, `1.2M`. */
function shortened(value: number) {
  if (value < 1000) return String(value);
  return value < 1e6 ? `${Math.round(value / 1e3)}k` : `${(value / 1e6).toFixed(1)}M`;
}

export const tiesMap = (
  view: TiesView,
  { rows, columns }: Starts,
  theme: Theme,
  scale: HeatScale,
): HeatBoard => ({
  rows,
  columns,
  label: `Map of the starts. ${view.caption}`,
  cells: view.shares.map((share, square) =>
    tieCell(share, view, view.labels[square]!, theme, scale),
  ),
});

function tieCell(
  share: number | null,
  { rule, rules }: TiesView,
  label: string,
  theme: Theme,
  { colourOf }: HeatScale,
): Cell {
  if (share === null) return blank(theme.line, theme.ink, label);
  if (rule === ALL) {
    const fill = colourOf(1 + share);
    return { fill, ink: inkOn(fill), texts: [String(share * rules.length)], mark: share, label };
  }
  const [fill, text, mark] = share === 1 ? good(theme) : bad(theme);
  return { fill, ink: inkOn(fill), texts: [text], mark, label };
}

/** The look of starts from which a tie-break succeeds, or gets stuck. */
const good = (theme: Theme) => [theme.good, "✓", "tick"] as const;
const bad = (theme: Theme) => [theme.bad, "×", "cross"] as const;
