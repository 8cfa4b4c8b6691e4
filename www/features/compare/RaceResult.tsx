/** The result of a race: a table and a takeaway. */

import { placeWords } from "../../run/race-result.ts";
import type { RaceView } from "../../run/race-view.ts";
import { type ReadonlySignal, useComputed } from "../../vendor/preact.js";

export function RaceResult({ race }: { race: ReadonlySignal<RaceView> }) {
  const results = useComputed(() => race.value.results).value;
  const tried = useComputed(() => (race.value.puzzle.game === "queens" ? "Queens tried" : "Jumps"));
  const takeaway = useComputed(() => {
    const { takeaway: lesson } = race.value;
    return lesson ? `${lesson} Times are this device’s.` : "Measuring every lane to its end …";
  });
  return (
    <div class="card results">
      <h2>Result</h2>
      <div class="scroll" role="region" aria-label="Result of the race" tabIndex={0}>
        <table id="race-results">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Solver</th>
              <td class="bar" />
              <th scope="col">Steps</th>
              <th scope="col" class="more" id="race-tried">
                {tried}
              </th>
              <th scope="col" class="more">
                Taken back
              </th>
              <th scope="col" class="more">
                Ruled out
              </th>
              <th scope="col">Time</th>
              <th scope="col" class="outcome">
                Outcome
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((row) => (
              <Row key={row.letter} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="small" id="takeaway">
        {takeaway}
      </p>
    </div>
  );
}

function Row({ row }: { row: RaceView["results"][number] }) {
  const { letter, name, colour, place, length, figures } = row;
  return (
    <tr style={{ "--c": `var(--s-${colour})`, "--w": `${100 * length}%` }}>
      <td class={place === 0 ? "first" : undefined}>{placeWords(place)}</td>
      <th scope="row">
        <span class="name">
          <span class="tag">{letter}</span>
          {name}
        </span>
      </th>
      <td class="bar">
        <i />
      </td>
      {figures && (
        <>
          <td>{figures.steps}</td>
          <td class="more">{figures.tried}</td>
          <td class="more">{figures.takenBack}</td>
          <td class="more">{figures.ruledOut}</td>
          <td>{figures.time}</td>
          <td class="outcome">{figures.outcome}</td>
        </>
      )}
    </tr>
  );
}
