/** A board drawn as a picture. */
export function LargeBoard() {
  return (
    <div class="board large" id="large" hidden>
      <canvas
        id="large-canvas"
        role="application"
        tabIndex={0}
        aria-roledescription="board"
        aria-describedby="large-keys"
      />
      <div class="zoom" role="group" aria-label="Zoom">
        <button type="button" class="k" id="zoom-in" title="Zoom in (+)" aria-label="Zoom in">
          +
        </button>
        <button type="button" class="k" id="zoom-out" title="Zoom out (−)" aria-label="Zoom out">
          −
        </button>
        <button
          type="button"
          class="k"
          id="zoom-whole"
          title="Whole board (0)"
          aria-label="Whole board"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path class="line" d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </div>
      <span class="hidden" id="large-keys">
        The arrows go from square to square, Enter presses one. Plus and minus zoom, zero shows the
        whole board, Shift with the arrows moves it.
      </span>
    </div>
  );
}
