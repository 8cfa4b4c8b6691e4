import { Icon } from "../../ui/Icon.tsx";

/** The board that is set up. */
export function DraftCard() {
  return (
    <div class="card" id="draft-card">
      <h2>Your board</h2>
      <div class="field" data-for="queens">
        <label for="draft-side">Squares on a side</label>
        <input type="number" id="draft-side" min={1} max={1000000} inputMode="numeric" />
      </div>
      <div class="field" data-for="knights">
        <span id="draft-size-label">Board</span>
        <div class="size" role="group" aria-labelledby="draft-size-label">
          <input
            type="number"
            id="draft-rows"
            min={1}
            max={2000}
            inputMode="numeric"
            aria-label="Rows"
          />{" "}
          ×{" "}
          <input
            type="number"
            id="draft-columns"
            min={1}
            max={2000}
            inputMode="numeric"
            aria-label="Columns"
          />
        </div>
      </div>
      <label class="check" data-for="knights">
        <input type="checkbox" id="draft-closed" />{" "}
        <span>
          Closed tour
          <small>the last square is a jump away from the start</small>
        </span>
      </label>
      <div class="row">
        <span id="draft-given-label" />
        <b class="mono given-list" id="draft-given" />
      </div>
      <div class="row" data-for="knights">
        <span>Blocked squares</span>
        <b class="mono" id="draft-blocked" />
      </div>
      <div class="row">
        <span>Solutions</span>
        <b class="mono" id="draft-ways" />
      </div>
      <progress
        class="meter"
        id="draft-meter"
        max={1}
        value="0"
        aria-label="How far the solutions are narrowed down"
      />
      <p class="plain" id="draft-says" role="status" />
      <div class="btns">
        <button type="button" class="btn" id="draft-cancel">
          Stop counting
        </button>
        <button type="button" class="btn" id="draft-clear">
          Clear the board
        </button>
        <button type="button" class="btn" id="draft-link">
          <Icon name="copy" />
          Copy link
        </button>
      </div>
    </div>
  );
}
