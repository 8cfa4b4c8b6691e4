/** The game in figures. */
export function GameCard() {
  return (
    <div class="card" id="game-card">
      <h2 id="game-card-title">Your game</h2>
      <dl class="kpi" id="game-kpi" />
    </div>
  );
}

/** What is marked on the board. */
export function MarksCard() {
  return (
    <div class="card" id="marks-card">
      <h2>Marks</h2>
      <label class="check" data-for="queens">
        <input type="checkbox" id="shadows" />{" "}
        <span>
          Shadows
          <small>tint what each queen attacks, in its own colour</small>
        </span>
      </label>
      <label class="check" data-for="queens">
        <input type="checkbox" id="auto-cross" />{" "}
        <span>
          Auto-crosses
          <small>cross out attacked squares for you</small>
        </span>
      </label>
      <label class="check" data-for="queens">
        <input type="checkbox" id="conflicts" />{" "}
        <span>
          Show conflicts
          <small>draw a line between queens that attack each other</small>
        </span>
      </label>
      <label class="check" data-for="queens">
        <input type="checkbox" id="strict" />{" "}
        <span>
          Safe squares only
          <small>refuse a square that a queen attacks</small>
        </span>
      </label>
      <label class="check" data-for="knights">
        <input type="checkbox" id="hints" />{" "}
        <span>
          Onward moves
          <small>how many jumps lead on from each square in reach</small>
        </span>
      </label>
      <label class="check" data-for="knights">
        <input type="checkbox" id="path-numbers" />{" "}
        <span>
          Path numbers
          <small>number the squares in the order of the jumps</small>
        </span>
      </label>
      <label class="check">
        <input type="checkbox" id="warn" />{" "}
        <span>
          Warn me
          <small>say at once when the board can’t be completed any more</small>
        </span>
      </label>
      <p class="tip" id="cross-tip" data-for="queens" />
    </div>
  );
}

/** A position to come back to. */
export function MarkCard() {
  return (
    <div class="card" id="mark-card">
      <h2>Try something out</h2>
      <p class="plain" id="mark-says" />
      <div class="btns">
        <button type="button" class="btn" id="set-mark">
          Mark this position
        </button>
        <button type="button" class="btn" id="to-mark">
          Back to the mark
        </button>
        <button type="button" class="btn" id="again-too">
          Start over
        </button>
        <button type="button" class="btn" id="link-mark" title="Copy a link to this position">
          Copy a link to it
        </button>
      </div>
    </div>
  );
}

/** What there is to know of the puzzle. */
export function AboutPuzzle() {
  return (
    <div class="card" id="about-puzzle">
      <h2>This puzzle</h2>
      <p class="plain" id="about-grade" />
      <div class="btns">
        <button type="button" class="btn" id="watch-this">
          Watch a solver
        </button>
        <button type="button" class="btn" id="save-picture" aria-haspopup="dialog">
          Save a picture
        </button>
      </div>
    </div>
  );
}
