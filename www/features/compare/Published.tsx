/** Published figures, measured again. */
export function Published() {
  return (
    <div id="published-tab" role="tabpanel" aria-labelledby="tab-published">
      <div class="card">
        <h2>Published figures, reproduced</h2>
        <p class="small">
          Every figure that the sources print, what this program measures when it follows the source
          to the letter, and what the textbook’s algorithm gives. They are measured when you ask for
          them.
        </p>
        <p class="small" id="caution" />
        <div class="measuring">
          <button type="button" class="btn" id="measure">
            Measure
          </button>
          <button type="button" class="btn" id="measure-cancel" hidden>
            Cancel
          </button>
          <progress
            id="measure-progress"
            max={1}
            value="0"
            aria-label="Progress of the measurement"
            hidden
          />
          <span class="small" id="measure-says" role="status" />
        </div>
        <div class="scroll" role="region" aria-label="Published figures" tabIndex={0}>
          <table id="published">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" class="number">
                  n
                </th>
                <th scope="col" class="number">
                  Published
                </th>
                <th scope="col" class="number">
                  Reproduced
                </th>
                <th scope="col" class="number">
                  Corrected
                </th>
              </tr>
            </thead>
          </table>
        </div>
      </div>
    </div>
  );
}
