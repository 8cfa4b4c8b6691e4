import { Icon } from "../../ui/Icon.tsx";

/** The keys that drive a run, and its speed. */
export function Transport() {
  return (
    <div class="deck" id="deck" data-in="watch">
      <div class="keys" role="group" aria-label="Transport">
        <button
          type="button"
          class="k"
          id="to-start"
          title="To the start (Home)"
          aria-label="To the start"
        >
          <Icon name="start" />
        </button>
        <button type="button" class="k" id="step-back" title="Step back (,)" aria-label="Step back">
          <Icon name="back" />
        </button>
        <button type="button" class="k play" id="start" title="Play (Space)" aria-label="Play">
          <svg aria-hidden="true">
            <use id="start-icon" href="#i-play" />
          </svg>
        </button>
        <button type="button" class="k" id="step" title="Step (.)" aria-label="Step">
          <Icon name="on" />
        </button>
        <button
          type="button"
          class="k"
          id="to-end"
          title="To the last step made (End)"
          aria-label="To the last step made"
        >
          <Icon name="end" />
        </button>
      </div>
      <div class="pair" id="backtracks" role="group" aria-label="Backtracks">
        <button
          type="button"
          class="k"
          id="backtrack-before"
          title="Previous backtrack ([)"
          aria-label="Previous backtrack"
        >
          <Icon name="before" />
        </button>
        <span aria-hidden="true">Backtrack</span>
        <button
          type="button"
          class="k"
          id="backtrack-next"
          title="Next backtrack (])"
          aria-label="Next backtrack"
        >
          <Icon name="after" />
        </button>
      </div>
      <div class="speed" id="speed-row">
        <fieldset class="seg small" id="speed">
          <legend>Speed</legend>
          <label title="0.5 to 60 steps per second">
            <input type="radio" name="speed" value="normal" />
            <span>Normal</span>
          </label>
          <label title="1,000 times as fast (F)">
            <input type="radio" name="speed" value="fast" />
            <span>Fast</span>
          </label>
          <label title="As many steps as the machine can make">
            <input type="radio" name="speed" value="flat" />
            <span>Flat out</span>
          </label>
        </fieldset>
        <label class="rate" for="rate" id="rate-row">
          <span id="rate-label" />{" "}
          <input type="range" id="rate" min={0} max={100} step={1} aria-label="Steps per second" />
        </label>
      </div>
      <button type="button" class="btn" id="restart-run" title="New run (N)">
        New run
      </button>
    </div>
  );
}
