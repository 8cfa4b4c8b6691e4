import { Icon } from "../../ui/Icon.tsx";

/** Past puzzles, month by month. */
export function Archive() {
  return (
    <div class="pane" id="pane-archive" role="tabpanel" aria-labelledby="tab-archive">
      <div class="month">
        <button type="button" class="icon" id="month-before">
          <Icon name="left" />
        </button>
        <h3 id="month" aria-live="polite" />
        <button type="button" class="icon" id="month-after">
          <Icon name="right" />
        </button>
      </div>
      <div class="calendar" id="calendar" />
      <p class="plain key">
        <span>
          <i class="dot queens on" />
          queens solved
        </span>{" "}
        <span>
          <i class="dot knights on" />
          knight solved
        </span>{" "}
        <span>
          <i class="dot queens half" />
          begun
        </span>{" "}
        <span>
          <i class="dot queens" />
          open
        </span>
        <br /> Only a puzzle solved on its own day counts for the streak.
      </p>
    </div>
  );
}

/** What was solved, in figures. */
export function Statistics() {
  return (
    <div class="pane" id="pane-statistics" role="tabpanel" aria-labelledby="tab-statistics">
      <fieldset class="seg small which" id="statistics-game">
        <legend>Game</legend>
        <label>
          <input type="radio" name="statistics-game" value="queens" />
          <span>Queens</span>
        </label>
        <label>
          <input type="radio" name="statistics-game" value="knights" />
          <span>Knight</span>
        </label>
      </fieldset>
      <dl class="kpi six" id="statistics-kpi" />
      <div class="two">
        <div>
          <h3>
            How long you take <span class="muted" id="bars-of" />
          </h3>
          <div class="dist" id="dist" />
        </div>
        <div>
          <h3>Best times</h3>
          <table class="best" id="best" />
        </div>
      </div>
      <h3 id="spark-title">Last 30 puzzles</h3>
      <div class="spark" id="spark" />
      <div class="btns keep">
        <button type="button" class="btn tiny" id="save-json">
          Save as JSON
        </button>
        <button type="button" class="btn tiny" id="save-csv">
          Save as CSV
        </button>
        <button type="button" class="btn tiny" id="reset-statistics">
          Reset statistics…
        </button>
        <button type="button" class="btn tiny" id="undo-reset" hidden>
          Bring them back
        </button>
      </div>
      <p class="plain" id="statistics-says" role="status" />
    </div>
  );
}

/** Solutions found so far. */
export function Collection() {
  return (
    <div class="pane" id="pane-collection" role="tabpanel" aria-labelledby="tab-collection">
      <div class="found">
        <div>
          <b class="mono" id="found" />
          <span class="muted"> of 92 solutions</span>
        </div>
        <div>
          <b class="mono" id="found-shapes" />
          <span class="muted"> of 12 shapes</span>
        </div>
        <progress id="found-meter" max={92} value="0" aria-label="Solutions found" />
      </div>
      <p class="small">
        The 8 × 8 board has 92 solutions. Turn and mirror them and 12 shapes remain. Every 8 × 8
        puzzle you solve adds its solution here.
      </p>
      <ul class="shapes" id="shapes" />
      <h3>Knight’s tours</h3>
      <dl class="kpi four" id="tour-kinds" />
    </div>
  );
}

/** Your puzzles. */
export function Sheet() {
  return (
    <dialog class="sheet" id="sheet" aria-label="Your puzzles">
      <div class="sheet-head">
        <div class="seg small" role="tablist" aria-label="Your puzzles">
          <button type="button" role="tab" id="tab-archive" aria-controls="pane-archive">
            Past puzzles
          </button>
          <button type="button" role="tab" id="tab-statistics" aria-controls="pane-statistics">
            Statistics
          </button>
          <button type="button" role="tab" id="tab-collection" aria-controls="pane-collection">
            Collection
          </button>
        </div>
        <button type="button" class="icon" id="sheet-close" title="Close (Esc)" aria-label="Close">
          <Icon name="cross" />
        </button>
      </div>
      <Archive />
      <Statistics />
      <Collection />
    </dialog>
  );
}
