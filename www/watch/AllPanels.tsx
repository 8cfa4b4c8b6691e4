/** Every panel, beside a smaller board. */

import { Button } from "../ui/Button.tsx";
import { usePanels } from "./More.tsx";
import { COMPONENTS } from "./Panels.tsx";
import { OptionsButton, OptionsCard } from "./Setup.tsx";
import { Signs } from "./Signs.tsx";
import { Solver } from "./Solver.tsx";
import { Steering, useSteering } from "./use-steering.ts";

export function AllPanels() {
  const { set } = usePanels();
  const { isOpen, refusal } = useSteering();
  const { domains: Domains, tree: Tree, figures: Figures, code: Code } = COMPONENTS;
  return (
    <div class="side all">
      <div class="head">
        <Solver />
        <OptionsButton />
        <Button class="btn plain small link" id="close-all" onClick={() => set([])}>
          Less
        </Button>
      </div>
      <OptionsCard />
      {isOpen && <Steering refusal={refusal} />}
      <div class="columns">
        <div class="stack">
          <Domains />
          <Figures />
          <section class="card" aria-label="What you see">
            <Signs />
          </section>
        </div>
        <div class="stack">
          <Tree />
          <Code />
        </div>
      </div>
    </div>
  );
}
