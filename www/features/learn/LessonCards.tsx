/** What was tried in an exercise. */
export function TriesCard() {
  return (
    <div class="card" id="tries-card" data-in="learn" hidden>
      <h2>Your tries</h2>
      <div class="tries" id="tries" />
    </div>
  );
}

/** A lesson's figures. */
export function TallyCard() {
  return (
    <div class="card" id="tally-card" data-in="learn" hidden>
      <h2 id="tally-title" />
      <dl class="kpi" id="tally" />
    </div>
  );
}

/** The words that a lesson brings. */
export function WordsCard() {
  return (
    <div class="card" id="words-card" data-in="learn" hidden>
      <h2>Words</h2>
      <dl class="words" id="words" />
    </div>
  );
}

/** Light and dark squares, counted. */
export function ColoursCard() {
  return (
    <div class="card" id="colours-card" data-in="learn" hidden>
      <h2>Count the colours</h2>
      <div class="colours" id="colours" />
    </div>
  );
}
