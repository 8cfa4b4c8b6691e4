import { Icon } from "../../ui/Icon.tsx";

/** Moves through the stretch of a lesson. */
export function Stepper() {
  return (
    <div class="stepper" id="stepper" data-in="learn" hidden role="group" aria-label="Steps">
      <div class="keys">
        <button
          type="button"
          class="k"
          id="stretch-start"
          title="To the start (Home)"
          aria-label="To the start"
        >
          <Icon name="start" />
        </button>
        <button
          type="button"
          class="k"
          id="stretch-back"
          title="Step back (,)"
          aria-label="Step back"
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="k play"
          id="stretch-play"
          title="Play (Space)"
          aria-label="Play"
        >
          <svg aria-hidden="true">
            <use id="stretch-icon" href="#i-play" />
          </svg>
        </button>
        <button type="button" class="k" id="stretch-on" title="Step (.)" aria-label="Step">
          <Icon name="on" />
        </button>
      </div>
      <div class="scrub">
        <svg
          id="stretch-profile"
          preserveAspectRatio="none"
          role="img"
          aria-label="How deep the search is, step by step"
        >
          <path />
        </svg>
        <input type="range" class="seek" id="stretch" step={1} aria-label="Step" />
        <div class="ticks" id="ticks" aria-hidden="true" />
      </div>
      <span class="mono" id="stretch-at" />
    </div>
  );
}
