/** How a race ended. */
export function RaceResult() {
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
                Queens tried
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
          <tbody />
        </table>
      </div>
      <p class="small" id="takeaway" />
    </div>
  );
}
