/** Domains, or what the solver keeps in their place. */
export function Detail() {
  return (
    <div class="card" id="detail" data-in="watch">
      <div class="head">
        <h2 id="detail-title" />
        <small id="detail-note" />
      </div>
      <canvas id="detail-canvas" role="img" />
      <div class="bars" id="bars" hidden />
      <div class="legend" id="legend" />
    </div>
  );
}
