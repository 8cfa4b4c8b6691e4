/** The parts of every start: what a square shows, and the card of the one that is looked at. */

import { count } from "../base/numbers.ts";
import { capital } from "../base/words.ts";
import { draw } from "../charts/dom.ts";
import { type Cell, type HeatScale, ramp } from "../charts/heat.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { inkOn, type Theme } from "../render/theme.ts";
import { laneName } from "../run/contenders.ts";
import { takes } from "../run/roster.ts";
import { type StartsView, squareWords, type Value } from "../run/starts-view.ts";
import { ALL, type TiesView } from "../run/ties-view.ts";
import { raceLink, runLink } from "../session/compare/links.ts";
import type { Starts } from "../session/compare/starts.ts";
import { make } from "./dom.ts";

/** The width of the scale of colours, in pixels. */
const RAMP_WIDTH = 230;

export function choiceOf(lane: LaneOrder, id: string, solvers: SolverInfo[], size: Starts) {
  const info = solvers.find((info) => info.id === lane.solver) as SolverInfo;
  return { id, label: laneName(info, lane), disabled: !takes(info, size) };
}

export function cellOf(
  value: Value | null,
  { unit, nameOf }: StartsView,
  square: number,
  solver: string,
  { colourOf, shareOf }: HeatScale,
): Cell {
  const name = nameOf(square);
  if (!value)
    return {
      fill: "var(--line)",
      ink: "var(--ink)",
      texts: [],
      mark: null,
      label: `${name}: not measured yet`,
    };
  const fill = colourOf(value.value);
  const [long, short] = [count(value.value), shortened(value.value)];
  const texts = value.stopped ? [`△ ${short}`, "△"] : [long, short];
  const says = value.says ? `, ${value.says}` : "";
  const label = `${name}: ${long} ${unit}, ${solver}${says}`;
  return { fill, ink: inkOn(fill), texts, mark: shareOf(value.value), label };
}

/** In tight places: `12k`, `1.2M`. */
const shortened = (value: number) =>
  value < 1000
    ? String(value)
    : value < 1e6
      ? `${Math.round(value / 1e3)}k`
      : `${(value / 1e6).toFixed(1)}M`;

export function tieCell(
  share: number | null,
  { rule, rules, labels }: TiesView,
  square: number,
  theme: Theme,
  { colourOf }: HeatScale,
): Cell {
  const label = labels[square]!;
  if (share === null) return { fill: theme.line, ink: theme.ink, texts: [], mark: null, label };
  if (rule === ALL) {
    const fill = colourOf(1 + share);
    const texts = [String(share * rules.length)];
    return { fill, ink: inkOn(fill), texts, mark: share, label };
  }
  const [fill, text, mark] = share === 1 ? good(theme) : bad(theme);
  return { fill, ink: inkOn(fill), texts: [text], mark, label };
}

/** How a start looks from which a tie-break succeeds, and one from which it gets stuck. */
const good = (theme: Theme) => [theme.good, "✓", "tick"] as const;
const bad = (theme: Theme) => [theme.bad, "×", "cross"] as const;

export function squareParts(view: StartsView, setup: Starts, game: GameId, square: number) {
  const { name, title, rows, ratio } = squareWords(view, game, square);
  const heading = make("h2", `${title} `);
  heading.append(make("span", name, "mono at"));
  const list = make("dl", "", "kpi-list");
  for (const [place, { name: solver, text, says }] of rows.entries()) {
    const [group, more, watch] = [
      make("div"),
      make("dd", says, "small"),
      make("a", "Watch", "link"),
    ];
    watch.href = runLink(game, setup, square, setup.lanes[place]!);
    watch.setAttribute("aria-label", `Watch ${solver}, ${name}`);
    more.append(watch);
    group.append(make("dt", solver), make("dd", text, "mono"), more);
    list.append(group);
  }
  const race = make("a", "Race from here", "btn wide primary");
  race.href = raceLink(game, setup, square, setup.lanes);
  return [heading, list, make("p", ratio, "ratio"), race];
}

/** @param isMarked whether dots stand where there is no room for numbers */
export function scaleParts({ ends, unit }: StartsView, scale: HeatScale, isMarked: boolean) {
  if (!ends) return [];
  const strip = make("div", "", "ramp");
  strip.setAttribute("aria-hidden", "true");
  draw(strip, ramp(RAMP_WIDTH, scale, ends, isMarked ? inkOn : null));
  const says = `${capital(unit)}, one scale for both boards`;
  return [strip, make("p", isMarked ? `${says}: a larger dot is more` : says, "small muted")];
}
