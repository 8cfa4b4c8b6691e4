/** Every panel of a run, in the space beside its board. */

import { PANEL } from "./Panels.tsx";
import { Signs } from "./Signs.tsx";
import { Starts, useIsNew } from "./Starts.tsx";

export function Dashboard() {
  const { domains: Domains, tree: Tree, figures: Figures, code: Code } = PANEL;
  const isNew = useIsNew();
  return (
    <div class="dash">
      <Figures />
      <div class="stack">
        <Domains />
        <section class="card" aria-labelledby="signs-title">
          <h2 id="signs-title">What you see</h2>
          <Signs />
        </section>
      </div>
      <div class="stack">
        <div class="sprouting">
          <Tree />
          {isNew && <Starts />}
        </div>
        <Code />
      </div>
    </div>
  );
}
