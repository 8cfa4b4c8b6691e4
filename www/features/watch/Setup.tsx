/** The puzzle and the solver in Watch. */

import { capital } from "../../core/words.ts";
import { SolverOptions } from "../../player/SolverOptions.tsx";
import { layoutWords } from "../../state/state.ts";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import {
  type ComponentChildren,
  type RefObject,
  type Signal,
  useRef,
  useSignal,
} from "../../vendor/preact.js";
import { PuzzleCard } from "./PuzzleCard.tsx";
import { RunActs } from "./RunActs.tsx";
import { SolverMenu } from "./SolverMenu.tsx";
import { hasNewRunBySolver, NewRun } from "./Transport.tsx";
import { useChosenRun } from "./use-chosen-run.ts";

export function Setup() {
  const [menu, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  const isOpen = useSignal(false);
  const isTabbed = layout.value !== "wide";
  const how = (
    <>
      <Options />
      <RunActs />
    </>
  );
  return (
    <section class="setup" aria-label="Puzzle and solver" data-in="watch">
      {!isTabbed && <PuzzleCard />}
      <SolverCard menu={menu} button={button} isOpen={isOpen}>
        {!isTabbed && how}
      </SolverCard>
      <SolverMenu menu={menu} button={button} isOpen={isOpen}>
        {isTabbed && (
          <>
            <PuzzleCard />
            {how}
          </>
        )}
      </SolverMenu>
    </section>
  );
}

interface SolverProps {
  menu: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the menu is open. */
  isOpen: Signal<boolean>;
  children: ComponentChildren;
}

function SolverCard({ menu, button, isOpen, children }: SolverProps) {
  const { view } = useApp();
  const { game, run } = useChosenRun();
  const { name, idea } = view.solver.value;
  const hasNewRun = hasNewRunBySolver();
  return (
    <div class="card" id="solver-card" data-in="watch">
      <h2>Solver</h2>
      <div class="solver-row" id="solver-row">
        <button
          type="button"
          class="solver"
          id="solver"
          ref={button}
          aria-haspopup="menu"
          aria-expanded={isOpen.value}
          aria-controls="menu"
          onClick={() => menu.current?.togglePopover()}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            menu.current?.showPopover();
          }}
        >
          <b id="solver-name">{name}</b>
          <small class="idea" id="solver-idea">
            {capital(idea)}
          </small>
          <small class="where" id="solver-where">
            {layoutWords(game, run)}
          </small>
          <Icon name="down" />
        </button>
        {hasNewRun && <NewRun />}
      </div>
      {children}
    </div>
  );
}

function Options() {
  const { view, dispatch } = useApp();
  return (
    <SolverOptions
      id="solver-options"
      info={view.solver.value}
      chosen={useChosenRun().run}
      onChoose={(chosen) => dispatch({ type: "watch/choose", chosen })}
    />
  );
}
