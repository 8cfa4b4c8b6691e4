import { Fold, useFold } from "../../ui/Fold.tsx";

/** The solver's pseudocode and its story. */
export function SolverText() {
  const isFolded = useFold();
  return (
    <div class={isFolded.value ? "card code folded" : "card code"} id="card" data-in="watch learn">
      <div class="head" data-in="learn" hidden>
        <h2>Pseudocode</h2>
        <Fold id="fold-code" label="Pseudocode" isFolded={isFolded} />
      </div>
      <div class="seg small" role="tablist" aria-label="About the solver" id="doc">
        <button type="button" role="tab" id="doc-code" aria-controls="card-code">
          Code
        </button>
        <button type="button" role="tab" id="doc-about" aria-controls="card-about">
          About
        </button>
      </div>
      <div class="doc" id="card-code" role="tabpanel" aria-labelledby="doc-code" tabIndex={0}>
        <ol class="pseudocode" id="card-lines" aria-label="Pseudocode" />
      </div>
      <div class="doc" id="card-about" role="tabpanel" aria-labelledby="doc-about" tabIndex={0}>
        <p id="card-what" />
        <h3>What to watch for</h3>
        <p id="card-watch" />
        <h3>A telling moment</h3>
        <p id="card-shows" />
        <figure>
          <canvas id="card-canvas" role="img" />
          <figcaption class="small" id="card-caption" />
        </figure>
        <button type="button" class="btn" id="card-open">
          Show me this moment
        </button>
        <dl class="costs">
          <div>
            <dt>A step</dt>
            <dd id="card-step" />
          </div>
          <div>
            <dt>Time</dt>
            <dd id="card-time" />
          </div>
          <div>
            <dt>Memory</dt>
            <dd id="card-memory" />
          </div>
          <div>
            <dt>Source</dt>
            <dd id="card-source" />
          </div>
        </dl>
      </div>
    </div>
  );
}
