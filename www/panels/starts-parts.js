/** The parts of every start: what a square shows, and the card of the one that is looked at. */

import { count } from "../base/numbers.js";
import { capital } from "../base/words.js";
import { draw } from "../charts/dom.js";
import { ramp } from "../charts/heat.js";
import { inkOn } from "../render/theme.js";
import { laneName } from "../run/contenders.js";
import { takes } from "../run/roster.js";
import { squareWords } from "../run/starts-view.js";
import { ALL } from "../run/ties-view.js";
import { raceLink, runLink } from "../session/compare/links.js";
import { make } from "./dom.js";

/** @typedef {import("../charts/heat.js").Cell} Cell */
/** @typedef {import("../charts/heat.js").HeatScale} HeatScale */
/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/compare/starts.js").Starts} Starts */
/** @typedef {import("../run/starts-view.js").StartsView} StartsView */
/** @typedef {import("../run/ties-view.js").TiesView} TiesView */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** The width of the scale of colours, in pixels. */
const RAMP_WIDTH = 230;

/**
 * @param {import("../engine/engine.js").LaneOrder} lane
 * @param {string} id
 * @param {SolverInfo[]} solvers
 * @param {Starts} size
 */
export function choiceOf(lane, id, solvers, size) {
  const info = /** @type {SolverInfo} */ (solvers.find((info) => info.id === lane.solver));
  return { id, label: laneName(info, lane), disabled: !takes(info, size) };
}

/**
 * @param {import("../run/starts-view.js").Value | null} value
 * @param {StartsView} view
 * @param {number} square
 * @param {string} solver
 * @param {HeatScale} scale
 * @returns {Cell}
 */
export function cellOf(value, { unit, nameOf }, square, solver, { colourOf, shareOf }) {
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

/** In tight places: `12k`, `1.2M`. @param {number} value */
const shortened = (value) =>
  value < 1000
    ? String(value)
    : value < 1e6
      ? `${Math.round(value / 1e3)}k`
      : `${(value / 1e6).toFixed(1)}M`;

/**
 * @param {number | null} share
 * @param {TiesView} view
 * @param {number} square
 * @param {Theme} theme
 * @param {HeatScale} scale
 * @returns {Cell}
 */
export function tieCell(share, { rule, rules, labels }, square, theme, { colourOf }) {
  const label = labels[square];
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
const good = (/** @type {Theme} */ theme) => /** @type {const} */ ([theme.good, "✓", "tick"]);
const bad = (/** @type {Theme} */ theme) => /** @type {const} */ ([theme.bad, "×", "cross"]);

/** @param {StartsView} view @param {Starts} setup @param {GameId} game @param {number} square */
export function squareParts(view, setup, game, square) {
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
    watch.href = runLink(game, setup, square, setup.lanes[place]);
    watch.setAttribute("aria-label", `Watch ${solver}, ${name}`);
    more.append(watch);
    group.append(make("dt", solver), make("dd", text, "mono"), more);
    list.append(group);
  }
  const race = make("a", "Race from here", "btn wide primary");
  race.href = raceLink(game, setup, square, setup.lanes);
  return [heading, list, make("p", ratio, "ratio"), race];
}

/**
 * @param {StartsView} view
 * @param {HeatScale} scale
 * @param {boolean} isMarked whether dots stand where there is no room for numbers
 */
export function scaleParts({ ends, unit }, scale, isMarked) {
  if (!ends) return [];
  const strip = make("div", "", "ramp");
  strip.setAttribute("aria-hidden", "true");
  draw(strip, ramp(RAMP_WIDTH, scale, ends, isMarked ? inkOn : null));
  const says = `${capital(unit)}, one scale for both boards`;
  return [strip, make("p", isMarked ? `${says}: a larger dot is more` : says, "small muted")];
}
