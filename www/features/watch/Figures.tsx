/** The run in figures. */
export function Figures() {
  return (
    <div class="card" id="figures" data-in="watch learn">
      <div class="head">
        <h2>Figures</h2>
        <span class="result" id="result" hidden />
      </div>
      <dl class="kpi" id="kpi" />
    </div>
  );
}
