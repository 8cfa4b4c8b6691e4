import { Published } from "./Published.tsx";
import { Race } from "./Race.tsx";

/** Runs compared. */
export function Compare() {
  return (
    <section class="compare" id="compare" aria-label="Compare" data-in="compare">
      <div class="compare-tabs">
        <div class="seg" id="compare-tabs" role="tablist" aria-label="Compare">
          <button type="button" role="tab" id="tab-race" aria-controls="race">
            Race
          </button>
          <button type="button" role="tab" id="tab-starts" aria-controls="starts">
            Every start
          </button>
          <button type="button" role="tab" id="tab-growth" aria-controls="growth">
            Growth
          </button>
          <button type="button" role="tab" id="tab-chance" aria-controls="chance">
            By chance
          </button>
          <button type="button" role="tab" id="tab-published" aria-controls="published-tab">
            Published figures
          </button>
        </div>
      </div>
      <p class="compare-says" id="compare-says" />
      <Race />
      <div id="starts" role="tabpanel" aria-labelledby="tab-starts" />
      <div id="growth" role="tabpanel" aria-labelledby="tab-growth" />
      <div id="chance" role="tabpanel" aria-labelledby="tab-chance" />
      <Published />
    </section>
  );
}
