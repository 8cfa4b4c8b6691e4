import { Icon } from "../../ui/Icon.tsx";
import { Ghost } from "./Ghost.tsx";
import { RaceDeck } from "./RaceDeck.tsx";
import { RaceResult } from "./RaceResult.tsx";

/** The board of a race. */
export function RaceFields() {
  return (
    <div class="popover" id="race-fields" popover role="group" aria-label="Board of the race">
      <label class="opt" data-board="queens">
        <span>Size</span>
        <input type="number" id="race-side" min={1} max={64} inputMode="numeric" />
      </label>
      <label class="opt" data-board="knights">
        <span>Rows</span>
        <input type="number" id="race-rows" min={1} max={64} inputMode="numeric" />
      </label>
      <label class="opt" data-board="knights">
        <span>Columns</span>{" "}
        <input type="number" id="race-columns" min={1} max={64} inputMode="numeric" />
      </label>
      <label class="opt">
        <span id="race-at-label">Locked queens</span>{" "}
        <input
          type="text"
          id="race-at"
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          placeholder="none"
        />
      </label>
      <label class="opt" data-board="knights">
        <span>Closed tour</span>
        <input type="checkbox" id="race-closed" />
      </label>
      <p class="small">Or choose a square of any lane’s board.</p>
    </div>
  );
}

/** The options of a lane. */
export function LaneOptions() {
  return (
    <div
      class="popover"
      id="lane-options"
      popover
      role="group"
      aria-labelledby="lane-options-title"
    >
      <h2 id="lane-options-title" />
      <div class="options" id="lane-fields" role="group" />
    </div>
  );
}

/** The lane that was tapped. */
export function LaneOnPhone() {
  return (
    <div class="lane-on" id="lane-on">
      <div>
        <small id="lane-on-name" />
        <p id="lane-on-says" />
      </div>
      <button
        type="button"
        class="tool"
        id="lane-on-options"
        aria-label="Options of this lane"
        title="Options"
      >
        <Icon name="options" />
      </button>
      <button
        type="button"
        class="tool"
        id="lane-on-remove"
        aria-label="Remove this lane"
        title="Remove"
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

/** A race. */
export function Race() {
  return (
    <div id="race" role="tabpanel" aria-labelledby="tab-race">
      <div class="race-setup">
        <div class="presets" id="presets" role="group" aria-label="Ready-made races" />
        <div class="race-board">
          <button
            type="button"
            class="btn tiny mono"
            id="race-puzzle"
            popovertarget="race-fields"
            title="Choose the board"
          />
          <button type="button" class="btn tiny" id="race-draw">
            Random queen
          </button>
          <button type="button" class="btn tiny" id="race-add">
            + Solver
          </button>
        </div>
      </div>
      <RaceFields />
      <LaneOptions />
      <p class="race-problem" id="race-problem" role="alert" />
      <div class="apart" id="race-apart" hidden>
        <Icon name="lock" />
        <span id="race-apart-says" />
        <button type="button" class="link" id="race-rejoin">
          Back to one clock
        </button>
      </div>
      <div id="lanes" />
      <LaneOnPhone />
      <RaceDeck />
      <Ghost />
      <RaceResult />
    </div>
  );
}
