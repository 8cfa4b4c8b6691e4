/** Panels about a run, opened one by one or all together, and remembered. */

import { signal, useComputed } from "@preact/signals";
import { lower } from "../core/words.ts";
import { Result } from "../panels/Figures.tsx";
import { PANELS, type Panel, panelsWith } from "../routes/panels.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { COMPONENTS, Panels, useTitles } from "./Panels.tsx";
import { RunTools } from "./RunTools.tsx";
import { Signs } from "./Signs.tsx";
import { Steering, useSteering } from "./use-steering.ts";

/** The open panels, and functions to change them. */
export function usePanels() {
  const { view, dispatch } = useApp();
  const open = useComputed(() => view.state.value.open).value;
  const set = (panels: Panel[]) => dispatch({ type: "settings/set", settings: { open: panels } });
  return { open, set, toggle: (panel: Panel) => set(panelsWith(open, panel)) };
}

/** Whether the list of panels is unfolded, even if none is open. */
const isUnfolded = signal(false);

function useFold() {
  const { open, set } = usePanels();
  const steering = useSteering();
  const isShown = isUnfolded.value || open.length > 0 || steering.isOpen;
  const fold = () => {
    isUnfolded.value = !isShown;
    if (isShown) set([]);
  };
  return { isShown, fold };
}

/** Unfolds the list of panels, and closes them all. */
function Heading({ isShown, onFold }: { isShown: boolean; onFold: () => void }) {
  const titles = Object.values(useTitles());
  const names = titles.map(([name]) => lower(shortened(name)));
  return (
    <h2 class="grow">
      <button
        type="button"
        class="row"
        id="open-more"
        aria-expanded={isShown}
        aria-describedby="more-hint"
        onClick={onFold}
      >
        <span id="more-title">More</span>
        <span class="muted cut" id="more-hint">
          {!isShown && names.join(", ")}
        </span>
        <Icon name="down" />
      </button>
    </h2>
  );
}

/** Rows beside the board, each with its panel under it. */
export function More() {
  const { open, set, toggle } = usePanels();
  const { isShown, fold } = useFold();
  const titles = useTitles();
  return (
    <section class="more" id="more" aria-labelledby="more-title">
      <div class={isShown ? "head" : "head ruled"}>
        <Heading isShown={isShown} onFold={fold} />
        {!isShown && <Result />}
        {open.length > 0 && (
          <Button
            class="btn plain small link"
            id="open-all"
            title="Open all panels beside a smaller board"
            onClick={() => set([...PANELS])}
          >
            All
          </Button>
        )}
      </div>
      {isShown && (
        <div class="rows ruled">
          <YouChoose />
          {PANELS.map((panel) => (
            <Row
              key={panel}
              panel={panel}
              title={titles[panel]}
              isOpen={open.includes(panel)}
              onToggle={() => toggle(panel)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface RowProps {
  panel: Panel;
  title: [name: string, hint: string];
  isOpen: boolean;
  onToggle: () => void;
}

function Row({ panel, title: [name, hint], isOpen, onToggle }: RowProps) {
  const Shown = COMPONENTS[panel];
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle();
      }}
    >
      <summary class="row" id={`open-${panel}`}>
        <b>{name}</b>
        <span class="muted">{hint}</span>
        {panel === "figures" && <Result />}
        <Icon name="down" />
      </summary>
      {isOpen && <Shown hasResult={false} />}
    </details>
  );
}

function YouChoose() {
  const { isOpen, toggle, refusal } = useSteering();
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) toggle();
      }}
    >
      <summary class="row" id="you-choose">
        <b>You choose</b>
        <span class="muted">squares in its place</span>
        <Icon name="down" />
      </summary>
      {isOpen && <Steering refusal={refusal} />}
    </details>
  );
}

/** On a phone: chips that open panels. */
export function Drawer() {
  const { open, toggle } = usePanels();
  const { isShown, fold } = useFold();
  const titles = useTitles();
  const steering = useSteering();
  return (
    <section class="more" id="more" aria-labelledby="more-title">
      <div class="head">
        <Heading isShown={isShown} onFold={fold} />
        <Result />
      </div>
      {isShown && (
        <div class="panel-keys cluster tight" role="group" aria-labelledby="more-title">
          {PANELS.map((panel) => (
            <button
              key={panel}
              type="button"
              class="btn"
              id={`open-${panel}`}
              aria-expanded={open.includes(panel)}
              onClick={() => toggle(panel)}
            >
              {shortened(titles[panel][0])}
            </button>
          ))}
          <button
            type="button"
            class="btn"
            id="you-choose"
            aria-expanded={steering.isOpen}
            onClick={steering.toggle}
          >
            You choose
          </button>
        </div>
      )}
      {steering.isOpen && <Steering refusal={steering.refusal} />}
      {open.length > 0 && <RunTools />}
      <Panels hasResult={false} />
      {open.length > 0 && <Signs />}
    </section>
  );
}

const SHORT: Record<string, string> = {
  "Search tree": "Tree",
  "Attacked squares": "Attacked",
  "Attacking pairs": "Pairs",
  "Onward moves": "Onward",
};

const shortened = (name: string) => SHORT[name] ?? name;
