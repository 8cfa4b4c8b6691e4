import { useApp } from "../../ui/context.ts";
import { signal, useComputed } from "../../vendor/preact.js";
import type { CHARTS } from "./Charts.tsx";
import { Race } from "./Race.tsx";

/** The charts, once they have been loaded: they arrive after the page. */
export const charts = signal<typeof CHARTS | null>(null);

/** The chart of a tab, while that is seen. */
function Chart({ tab }: { tab: "starts" | "growth" | "chance" }) {
  const { view } = useApp();
  const isSeen = useComputed(
    () => view.state.value.mode === "compare" && view.state.value.compare.tab === tab,
  ).value;
  const Content = charts.value?.[tab];
  return isSeen && Content ? <Content /> : null;
}

function Published() {
  const Content = charts.value?.published;
  return Content ? <Content /> : null;
}

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
      <div id="starts" role="tabpanel" aria-labelledby="tab-starts">
        <Chart tab="starts" />
      </div>
      <div id="growth" role="tabpanel" aria-labelledby="tab-growth">
        <Chart tab="growth" />
      </div>
      <div id="chance" role="tabpanel" aria-labelledby="tab-chance">
        <Chart tab="chance" />
      </div>
      <div id="published-tab" role="tabpanel" aria-labelledby="tab-published">
        <Published />
      </div>
    </section>
  );
}
