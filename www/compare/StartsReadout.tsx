/** Next to the maps of every start: the values of a square, and the colour scale. */

import { Drawing } from "../charts/Drawing.tsx";
import { type HeatScale, ramp } from "../charts/heat.ts";
import { capital } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Starts } from "../routes/compare/starts.ts";
import { inkOn } from "../ui/theme.ts";
import { raceLink, runLink } from "./links.ts";
import { type StartsView, squareWords } from "./starts-view.ts";

/** The width of a map in a file, in pixels. */
export const FILE_WIDTH = 470;
/** The width of the colour scale, in pixels. */
const RAMP_WIDTH = 230;

interface SquareProps {
  view: StartsView;
  setup: Starts;
  game: GameId;
  square: number;
}

export function SquareReadout({ view, setup, game, square }: SquareProps) {
  const { name, title, rows, ratio } = squareWords(view, game, square);
  return (
    <>
      <h2>
        {title} {name}
      </h2>
      <dl class="values">
        {rows.map(({ name: solver, text, message }, place) => (
          <div key={place}>
            <dt>{solver}</dt>
            <dd class="num">{text}</dd>
            <dd class="more muted inline spread">
              {message}
              <a
                class="link"
                href={runLink(game, setup, square, setup.lanes[place]!)}
                aria-label={`Watch ${solver}, ${name}`}
              >
                Watch
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p class="ratio">{ratio}</p>
      <a class="btn primary" href={raceLink(game, setup, square, setup.lanes)}>
        Race from here
      </a>
    </>
  );
}

interface ScaleProps {
  view: StartsView;
  scale: HeatScale;
  /** Whether dots replace numbers that do not fit. */
  isMarked: boolean;
}

export function ScaleOfColours({ view: { ends, unit }, scale, isMarked }: ScaleProps) {
  if (!ends) return null;
  return (
    <>
      <div class="ramp" aria-hidden="true">
        <Drawing picture={ramp(RAMP_WIDTH, scale, ends, isMarked ? inkOn : null)} />
      </div>
      <p class="muted">
        {capital(unit)}, on one scale for both boards{isMarked && ": a larger dot means more"}
      </p>
    </>
  );
}
