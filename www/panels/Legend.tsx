/** The legend: a square of the board for each sign. */

import type { ComponentChildren } from "preact";
import { forceColours } from "../board/draw/annotations.ts";
import { groundsOf, struckBy } from "../board/draw/ground.ts";
import type { Sign } from "../content/signs.ts";
import { useApp } from "../ui/context.ts";
import { inkOn, levelColour, moveColour, type Theme } from "../ui/theme.ts";
import type { Entry } from "./legend-view.ts";

export function Legend({ entries }: { entries: Entry[] }) {
  const theme = useApp().theme.value;
  return (
    <ul class="legend">
      {entries.map(({ sign, words }) => (
        <li key={words} class="inline">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            {typeof sign === "string" ? (
              pictureOf(sign, theme)
            ) : (
              <rect width="100" height="100" fill={sign.colour} />
            )}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}

type Children = ComponentChildren;

/** A square of a colour, with what is on it. */
const on = (ground: string, children?: Children) => (
  <>
    <rect width="100" height="100" fill={ground} />
    {children}
  </>
);

/** Strokes. */
const stroke = (d: string, colour: string, width = 9, dashes?: string) => (
  <path
    d={d}
    fill="none"
    stroke={colour}
    stroke-width={width}
    stroke-linecap="round"
    stroke-dasharray={dashes}
  />
);

const piece = (name: "queen" | "knight", faint = false) => (
  <use
    href={`#i-${name}`}
    x="16"
    y="16"
    width="68"
    height="68"
    style={{ "--icon-fill": "#fff", "--icon-line": "#17181c", opacity: faint ? 0.72 : 1 }}
  />
);

/** @param size of its letters */
const text = (words: string, x: number, y: number, fill: string, size = 40) => (
  <text x={x} y={y} font-size={size} font-weight="600" text-anchor="middle" fill={fill}>
    {words}
  </text>
);

const free = (theme: Theme, children?: Children) => on(groundsOf(theme).free[0], children);
const wood = (theme: Theme, children?: Children) => on(groundsOf(theme).wood[0], children);
const shade = (theme: Theme, children?: Children) => on(groundsOf(theme).shade[0], children);
const struck = (theme: Theme, level: number, children?: Children) =>
  on(struckBy(theme, level)[0], children);

const CROSS = "M26 26l48 48m0-48l-48 48";
const SMALL_CROSS = "M36 36l28 28m0-28l-28 28";

const dot = (x: number, y: number, r: number, fill: string) => (
  <circle cx={x} cy={y} r={r} fill={fill} />
);

/** A row's frame, which leaves the tile at both sides. */
const frame = (colour: string) => (
  <rect
    x="-20"
    y="20"
    width="140"
    height="60"
    rx="10"
    fill="none"
    stroke={colour}
    stroke-width="11"
  />
);

/** A frame around a square. */
const ring = (colour: string, dashes?: string) => (
  <rect
    x="9"
    y="9"
    width="82"
    height="82"
    rx="12"
    fill="none"
    stroke={colour}
    stroke-width="12"
    stroke-dasharray={dashes}
  />
);

const takenBack = (theme: Theme, name: "queen" | "knight") => (
  <>
    {piece(name, true)}
    {stroke(CROSS, theme.panel, 16)}
    {stroke(CROSS, theme.ink, 8)}
  </>
);

/** What is written on a disc. */
const disc = (words: string, fill: string, ink: string) => (
  <>
    {dot(50, 50, 34, fill)}
    {text(words, 50, 66, ink, 46)}
  </>
);

const arrow = (colour: string, dashes?: string) => (
  <>
    {stroke("M14 50h52", colour, 11, dashes)}
    <path d="M62 28l32 22-32 22z" fill={colour} />
  </>
);

const CORNERS = "M10 30V10h20M70 10h20v20M90 70v20H70M30 90H10V70";
const PADLOCK = "M70 22v-6a8 8 0 0 1 16 0v6";

/** The picture of each sign, in a box of 100 × 100. */
const TILES: Record<Sign, (theme: Theme) => Children> = {
  possible: (theme) => free(theme, dot(50, 50, 16, theme.ring)),
  "ruled-out": (theme) => struck(theme, 2, text("2", 78, 42, inkOn(struckBy(theme, 2)[0]))),
  "at-start": (theme) => shade(theme),
  tried: (theme) => struck(theme, 1, stroke(SMALL_CROSS, inkOn(struckBy(theme, 1)[0]), 11)),
  queen: (theme) => on(levelColour(theme, 1), piece("queen")),
  "own-queen": (theme) => on(levelColour(theme, 2), piece("queen")),
  locked: (theme) =>
    on(
      theme.locked,
      <>
        {piece("queen")}
        {stroke(PADLOCK, "#fff", 5)}
        <rect x="65" y="20" width="26" height="18" rx="3" fill="#fff" />
      </>,
    ),
  clash: (theme) =>
    wood(
      theme,
      <>
        {stroke("M50 50L110 110", theme.clash, 14)}
        <rect x="10" y="10" width="76" height="76" rx="10" fill={theme.clash} />
        {piece("queen")}
      </>,
    ),
  "taken-back": (theme) => free(theme, takenBack(theme, "queen")),
  refused: (theme) =>
    free(
      theme,
      <>
        {piece("queen", true)}
        {stroke(CROSS, theme.bad, 11)}
      </>,
    ),
  ray: (theme) =>
    shade(
      theme,
      <g opacity="0.8">
        {stroke("M0 10L64 64", theme.ink, 8)}
        {dot(66, 66, 14, theme.ink)}
      </g>,
    ),
  emptied: (theme) => shade(theme, frame(theme.bad)),
  "used-up": (theme) => shade(theme, frame(theme.accent)),
  "free-again": (theme) =>
    free(
      theme,
      <>
        {dot(50, 50, 15, theme.ring)}
        <circle cx="50" cy="50" r="33" fill="none" stroke={theme.ring} stroke-width="9" />
      </>,
    ),
  unsupported: (theme) => struck(theme, 1, disc("4", theme.panel, theme.bad)),
  "unsupported-by-colour": (theme) => struck(theme, 1, disc("C", theme.panel, theme.bad)),
  fresh: (theme) =>
    free(
      theme,
      <>
        {ring(theme.bad)}
        {disc("4", theme.panel, theme.bad)}
      </>,
    ),
  fault: (theme) => wood(theme, ring(theme.bad)),
  "colour-out": (theme) => wood(theme, ring(theme.bad)),
  jumped: (theme) =>
    shade(theme, <rect y="20" width="100" height="60" fill={theme.muted} opacity="0.5" />),
  covered: (theme) => wood(theme, <g opacity="0.5">{stroke("M-10 50h120", theme.muted, 14)}</g>),
  "row-number": (theme) =>
    wood(
      theme,
      <>
        <path d="M100 24H66a26 26 0 0 0 0 52h34z" fill={theme.accent} />
        {text("3", 74, 65, theme["accent-ink"])}
      </>,
    ),
  number: (theme) =>
    wood(
      theme,
      <>
        {dot(32, 68, 26, theme.panel)}
        {text("3", 32, 81, theme.accent, 36)}
      </>,
    ),
  chosen: (theme) => wood(theme, ring(theme.accent)),
  trail: (theme) => wood(theme, stroke("M16 84L50 30L84 60", levelColour(theme, 2), 9)),
  charge: (theme) => wood(theme, arrow(forceColours(theme).charge)),
  line: (theme) => wood(theme, arrow(forceColours(theme).line, "12 18")),
  border: (theme) => wood(theme, arrow(forceColours(theme).border, "0.1 18")),
  knight: (theme) => on(moveColour(theme, 1, 2), piece("knight")),
  visited: (theme) => {
    const colour = moveColour(theme, 0, 2);
    return wood(theme, [stroke("M50 50L104 -10", colour, 8), disc("3", colour, inkOn(colour))]);
  },
  stranded: (theme) =>
    on(groundsOf(theme).stranded[0], stroke("M32 32l36 36m0-36l-36 36", "#fff", 12)),
  candidate: (theme) =>
    wood(
      theme,
      <>
        {stroke("M-8 108L50 50", theme.accent, 6, "14 14")}
        {disc("4", theme.panel, theme.muted)}
      </>,
    ),
  best: (theme) =>
    wood(
      theme,
      <>
        {ring(theme.accent)}
        {disc("2", theme.accent, theme["accent-ink"])}
      </>,
    ),
  "jump-back": (theme) => wood(theme, takenBack(theme, "knight")),
  edge: (theme) => wood(theme, stroke("M10 84L90 16", theme.muted, 7)),
  joined: (theme) => wood(theme, stroke("M10 84L90 16", theme.good, 14)),
  cut: (theme) => wood(theme, stroke("M10 84L90 16", theme.bad, 14, "20 24")),
  blocked: (theme) => on(theme.blocked, stroke("M34 66l32-32", "#8a8781", 8)),
  named: (theme) => wood(theme, stroke(CORNERS, theme.ink, 9)),
  won: (theme) => on(theme.won, piece("queen")),
  arrived: (theme) => on(theme.won, piece("knight")),
};

/** A sign on its square, in a box of 100 × 100. */
export const pictureOf = (sign: Sign, theme: Theme) => TILES[sign](theme);
