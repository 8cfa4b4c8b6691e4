import { Icon } from "../../ui/Icon.tsx";

/** The profile of a run, and its slider. */
export function Timeline() {
  return (
    <div class="track" id="timeline" data-in="watch" role="group" aria-label="Timeline">
      <div class="plot" id="plot">
        <canvas id="profile" role="img" aria-label="Depth of the search, step by step" />
        <span class="axis" id="axis" />
        <div id="marks" />
      </div>
      <input
        type="range"
        class="seek"
        id="moment"
        min={0}
        max={1}
        step={1}
        value="0"
        aria-label="Step"
      />
      <div class="when">
        <div>
          <b id="moment-step" />
          <small id="moment-of" />
        </div>
        <div class="tools">
          <button
            type="button"
            class="tool"
            id="bookmark"
            aria-pressed="false"
            title="Bookmark this step (B)"
            aria-label="Bookmark this step"
          >
            <svg aria-hidden="true">
              <use id="bookmark-icon" href="#i-mark" />
            </svg>
          </button>
          <button
            type="button"
            class="tool"
            id="copy-link"
            title="Copy a link to this step (L)"
            aria-label="Copy a link to this step"
          >
            <Icon name="link" />
          </button>
          <button
            type="button"
            class="tool"
            id="save-run"
            title="Save a picture or a moving one"
            aria-label="Save a picture"
          >
            <Icon name="share" />
          </button>
        </div>
      </div>
    </div>
  );
}
