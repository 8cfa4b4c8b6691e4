/** What one method spared another. */
export function Ghost() {
  return (
    <div class="card ghost" id="ghost-card" hidden>
      <div class="ghost-head">
        <div>
          <h2>Ghost profile</h2>
          <p id="ghost-what" />
        </div>
        <div class="spared">
          <b class="mono" id="ghost-spared" />
          <span>spared</span>
        </div>
      </div>
      <select id="ghost-pair" aria-label="Solvers compared" />
      <div class="ghost-plot">
        <canvas id="ghost-plot" role="img" aria-label="Ghost profile" />
        <input
          type="range"
          id="ghost-span"
          min={0}
          max={0}
          step={1}
          value="0"
          aria-label="Dead end"
        />
      </div>
      <div class="ghost-says">
        <p>
          <b id="ghost-steps" /> <span id="ghost-says" />
        </p>
        <button type="button" class="btn" id="ghost-next">
          Next dead end
        </button>
      </div>
    </div>
  );
}
