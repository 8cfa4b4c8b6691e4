/** The legend: squares as on the board, and below them the signs of the current step. */

import type { ReadonlySignal } from "@preact/signals";
import { inkOn } from "../ui/theme.ts";
import type { Entry, LegendView, Shape, Tile } from "./legend-view.ts";

/** Paths in a box of 12 × 12, filled if the stroke's width is 0. */
const PICTURES: Record<Shape, { path: string; width: number }> = {
  square: { path: "M3 0h6q3 0 3 3v6q0 3-3 3H3q-3 0-3-3V3q0-3 3-3z", width: 0 },
  ring: { path: "M3 1h6q2 0 2 2v6q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z", width: 2 },
  number: { path: "M3.5 3.5 6.5 1.5V10.5M3.5 10.5h6", width: 2 },
  tab: { path: "M12 1.5H5a4.5 4.5 0 0 0 0 9h7z", width: 0 },
  line: { path: "M0 6h12", width: 3 },
  dashes: { path: "M0 6h3.2M4.8 6h3M9.4 6h2.6", width: 3 },
  arrow: { path: "M0 4.8h6V2l6 4-6 4V7.2H0z", width: 0 },
  dashed: { path: "M0 4.8h2.4v2.4H0zM4.2 4.8H7V2l5 4-5 4V7.2H4.2z", width: 0 },
  dotted: {
    path: "M0 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M3.8 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M7.4 2.4l4.6 3.6-4.6 3.6z",
    width: 0,
  },
};

export function Legend({ legend }: { legend: ReadonlySignal<LegendView> }) {
  const { tiles, signs } = legend.value;
  return (
    <div class="legend" id="legend">
      <ul class="tiles stack">
        {tiles.map((tile) => (
          <li key={tile.words} class="inline">
            <Square {...tile} />
            {tile.words}
          </li>
        ))}
      </ul>
      <Signs signs={signs} />
    </div>
  );
}

export function Signs({ signs }: { signs: Entry[] }) {
  return (
    <ul class="signs cluster">
      {signs.map(([colour, words, shape]) => (
        <li key={words} class="inline">
          <Picture colour={colour} shape={shape} />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** A square of the board, in a box of 100 × 100. */
function Square({ ground, mark }: Tile) {
  const ink = inkOn(ground);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={ground} />
      {mark === "dot" && <circle cx="50" cy="50" r="15" style={{ fill: "var(--ring)" }} />}
      {mark === "cross" && <path d="M37 37l26 26m0-26l-26 26" stroke={ink} stroke-width="9" />}
      {(mark === "queen" || mark === "knight") && (
        <use href={`#i-${mark}`} x="16" y="16" width="68" height="68" style={{ color: "#fff" }} />
      )}
      {typeof mark === "number" && (
        <text x="88" y="40" font-size="36" font-weight="600" text-anchor="end" fill={ink}>
          {mark}
        </text>
      )}
    </svg>
  );
}

function Picture({ colour, shape = "square" }: { colour: Entry[0]; shape?: Shape | undefined }) {
  const { path, width } = PICTURES[shape];
  const [fill, stroke] = width > 0 ? ["none", colour] : [colour, "none"];
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} fill={fill} stroke={stroke} stroke-width={width} />
    </svg>
  );
}
