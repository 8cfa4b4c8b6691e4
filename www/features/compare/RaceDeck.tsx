import { Icon } from "../../ui/Icon.tsx";

/** The keys that drive a race. */
export function RaceDeck() {
  return (
    <div class="race-deck" role="group" aria-label="Run all lanes">
      <div class="deck-keys">
        <button
          type="button"
          class="k"
          id="race-start"
          title="To the start (Home)"
          aria-label="To the start"
        >
          <Icon name="start" />
        </button>
        <button
          type="button"
          class="k"
          id="race-back"
          title="One step back (,)"
          aria-label="One step back"
        >
          <Icon name="back" />
        </button>
        <button type="button" class="k play" id="race-play" title="Play (Space)" aria-label="Play">
          <Icon name="play" />
        </button>
        <button
          type="button"
          class="k"
          id="race-on"
          title="One step on (.)"
          aria-label="One step on"
        >
          <Icon name="on" />
        </button>
        <button
          type="button"
          class="k"
          id="race-end"
          title="To the end (End)"
          aria-label="To the end"
        >
          <Icon name="end" />
        </button>
      </div>
      <div class="deck-clock">
        <b class="mono" id="race-clock" />
        <span id="race-of" />
      </div>
      <div class="scrub">
        <div class="race-flags" id="race-flags" aria-hidden="true" />
        <input
          type="range"
          class="seek"
          id="race-seek"
          min={0}
          max={1}
          step={1}
          value="0"
          aria-label="Moment of the race"
        />
      </div>
      <fieldset class="seg small">
        <legend>What the lanes share</legend>
        <label title="Every lane has made equally many steps">
          <input type="radio" name="race-share" value="steps" />{" "}
          <span>
            <i class="same">Same </i>
            steps
          </span>
        </label>
        <label title="Every lane has worked equally long; times are this device’s">
          <input type="radio" name="race-share" value="time" />{" "}
          <span>
            <i class="same">Same </i>
            time
          </span>
        </label>
      </fieldset>
      <label class="deck-speed">
        <span class="hidden">Speed</span>
        <select id="race-speed" />
      </label>
    </div>
  );
}
