/** Every panel of a run, in the space beside its board. */

import type { ComponentChildren } from "preact";
import { PANEL } from "./Panels.tsx";

interface Props {
  /** What the signs on the board mean. */
  signs: ComponentChildren;
  /** In the place of a tree that has not begun to grow. */
  starts: ComponentChildren;
}

export function Dashboard({ signs, starts }: Props) {
  const { domains: Domains, tree: Tree, figures: Figures, code: Code } = PANEL;
  return (
    <div class="dash" role="group" aria-label="Panels">
      <Figures />
      <div class="stack">
        <Domains />
        <section class="card" aria-labelledby="signs-title">
          <h2 id="signs-title">What you see</h2>
          {signs}
        </section>
      </div>
      <div class="stack">
        <div class="sprouting">
          <Tree />
          {starts}
        </div>
        <Code />
      </div>
    </div>
  );
}
