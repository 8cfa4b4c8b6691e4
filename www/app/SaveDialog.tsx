/** Saves the board as a file. */
export function SaveDialog() {
  return (
    <dialog id="save-dialog" aria-labelledby="save-title">
      <h2 id="save-title">Save the board</h2>
      <div class="field">
        <span id="save-as-label">
          As a picture (SVG, PNG), a moving one (GIF), or the answer (JSON, CSV)
        </span>
        <div class="seg small" role="radiogroup" aria-labelledby="save-as-label">
          <label>
            <input type="radio" name="save-as" value="svg" />
            <span>SVG</span>
          </label>
          <label>
            <input type="radio" name="save-as" value="png" />
            <span>PNG</span>
          </label>
          <label>
            <input type="radio" name="save-as" value="gif" />
            <span>GIF</span>
          </label>
          <label>
            <input type="radio" name="save-as" value="json" />
            <span>JSON</span>
          </label>
          <label>
            <input type="radio" name="save-as" value="csv" />
            <span>CSV</span>
          </label>
        </div>
      </div>
      <div class="field" id="save-size-row">
        <label for="save-size">Width in pixels</label>
        <input type="number" id="save-size" min={64} max={4096} value="720" inputMode="numeric" />
      </div>
      <div class="field" id="save-speed-row">
        <label for="save-speed">Steps per second</label>
        <input type="number" id="save-speed" min={1} max={25} value="4" inputMode="numeric" />
      </div>
      <progress id="save-progress" max={1} value="0" aria-label="Progress" hidden />
      <p class="plain" id="save-says" role="status" />
      <div class="btns">
        <button type="button" class="btn primary" id="save-now">
          Save
        </button>
        <button type="button" class="btn" id="save-close">
          Close
        </button>
      </div>
    </dialog>
  );
}
