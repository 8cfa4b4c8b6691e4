import { Icon } from "../../ui/Icon.tsx";

/** How a puzzle was solved. */
export function Won() {
  return (
    <div class="card won" id="won" hidden>
      <div class="head">
        <h2>Solved</h2>
        <small id="won-place" />
      </div>
      <div class="big mono" id="won-time" />
      <dl class="kpi three" id="won-kpi" />
      <p class="plain" id="won-kinds" />
      <span class="week" id="won-week" role="img" />
    </div>
  );
}

/** What there is to share. */
export function Share() {
  return (
    <div class="card share" id="share" hidden>
      <div class="head">
        <h2>Share</h2>
        <button type="button" class="btn tiny" id="share-copy">
          <Icon name="copy" />
          Copy
        </button>
      </div>
      <div class="preview">
        <div class="squares" id="share-picture" role="img" />
        <p id="share-words" />
      </div>
      <p class="plain key" id="share-key" />
    </div>
  );
}

/** How solvers do with the puzzle. */
export function Effort() {
  return (
    <div class="card how" id="how" hidden>
      <h2>How would a solver do it?</h2>
      <div class="effort" id="how-bars" />
      <p class="plain" id="how-note" />
      <div class="btns">
        <button type="button" class="btn" id="watch-solver">
          Watch a solver
        </button>
        <button type="button" class="btn" id="race-them">
          Race them
        </button>
      </div>
    </div>
  );
}
