import { Icon } from "../../ui/Icon.tsx";

/** The puzzle's name and the time played. */
export function PlayHead() {
  return (
    <div class="playhead" data-in="play">
      <button
        type="button"
        class="back"
        id="back-home"
        title="Back to Today"
        aria-label="Back to Today"
      >
        <Icon name="left" />
      </button>
      <div class="name">
        <h2 class="title" id="play-title" tabIndex={-1} />
        <span class="sub" id="play-sub" />
      </div>
      <div class="timer" id="timer">
        <span class="mono" id="clock" role="timer" />
        <button type="button" class="tool" id="eye">
          <svg aria-hidden="true">
            <use id="eye-icon" href="#i-eye" />
          </svg>
        </button>
      </div>
    </div>
  );
}
