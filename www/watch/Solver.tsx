/** The solver chosen: its name opens the menu of all. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useChosenRun } from "../panels/use-watched.ts";
import { layoutWords } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { layout } from "../ui/layout.ts";
import { Setup } from "./Setup.tsx";
import { SolverMenu } from "./SolverMenu.tsx";

export function Solver() {
  const [menu, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  const isOpen = useSignal(false);
  const { view } = useApp();
  const { game, run } = useChosenRun();
  const { name } = view.solver.value;
  const isWide = layout.value === "wide";
  return (
    <div class="chosen">
      <button
        type="button"
        class="row name"
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
        <span class={isWide ? "title" : "grow lines"}>
          <b id="solver-name">{name}</b>{" "}
          {!isWide && <small id="solver-where">{layoutWords(game, run)}</small>}
        </span>
        {isWide ? <Icon name="down" /> : <span class="pick">Change</span>}
      </button>
      <SolverMenu menu={menu} button={button} isOpen={isOpen}>
        {!isWide && <Setup />}
      </SolverMenu>
    </div>
  );
}
