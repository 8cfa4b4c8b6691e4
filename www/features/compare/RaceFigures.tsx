/** All figures of a race, lane by lane. */

import type { ReadonlySignal } from "@preact/signals";
import { placeWords } from "../../run/race-result.ts";
import type { RaceView } from "../../run/race-view.ts";
import { TableHead } from "../../ui/TableHead.tsx";

export function RaceFigures({ race }: { race: ReadonlySignal<RaceView> }) {
  const { results, puzzle } = race.value;
  const tried = puzzle.game !== "knights" ? "Queens tried" : "Jumps";
  const head = ["Place", "Solver", "Steps", tried, "Taken back", "Ruled out", "Time", "Outcome"];
  return (
    <>
      <div class="scroll" role="region" aria-label="Result of the race" tabIndex={0}>
        <table id="race-results">
          <TableHead names={head} />
          <tbody>
            {results.map(({ letter, name, colour, place, end, figures }) => (
              <tr key={letter} style={{ "--c": `var(--s-${colour})` }}>
                <td>{place === null ? "–" : placeWords(place, end!)}</td>
                <th scope="row">
                  <span class="badge">{letter}</span>
                  {`\u00a0${name}`}
                </th>
                {Object.entries(figures).map(([figure, text]) => (
                  <td key={figure}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="muted">Times were measured on this device.</p>
    </>
  );
}
