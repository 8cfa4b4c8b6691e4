/** The menu of solvers: by family, each with its idea and its result on this puzzle. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { grouped } from "../core/groups.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { useChosenRun } from "../panels/use-watched.ts";
import { resultOf } from "../store/results.ts";
import { limitOf, refusalOf, takes } from "../store/roster.ts";
import { layoutWords } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { StartItems } from "./Starts.tsx";
import { useSteering } from "./use-steering.ts";

interface Props {
  menu: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: Signal<boolean>;
  /** Shown above the list if there is no room beside the board. */
  children: ComponentChildren;
}

export function SolverMenu({ menu, button, isOpen, children }: Props) {
  const place = () => placeMenu(menu.current, button.current);
  const list = useRef<HTMLDivElement>(null);
  /** Whether the menu has its entries. A closed menu has none, so that a run does not update them. */
  const isFilled = useSignal(false);
  useClosing(menu);
  useLayoutEffect(() => {
    // An on-screen keyboard resizes the window, and must not cover the field.
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, []);
  return (
    <div
      id="menu"
      popover="auto"
      ref={menu}
      onBeforeToggle={({ newState }) => {
        if (newState === "open") isFilled.value = true;
        place();
      }}
      onToggle={({ newState }) => {
        isOpen.value = newState === "open";
        isFilled.value = isOpen.value;
        if (!isOpen.value) return;
        // On a phone the fields above the list come first.
        if (layout.peek() !== "wide" && menu.current) menu.current.scrollTop = 0;
        const items = itemsOf(list.current);
        const chosen =
          items.find((item) => item.getAttribute("aria-checked") === "true") ?? items[0];
        chosen?.focus({ preventScroll: layout.peek() !== "wide" });
      }}
    >
      {isFilled.value && (
        <>
          {children}
          <Solvers list={list} onChosen={() => menu.current?.hidePopover()} />
          <Foot />
        </>
      )}
    </div>
  );
}

/** Closes the menu when the layout changes, or when squares of the board behind it are to be blocked or chosen. */
function useClosing(menu: RefObject<HTMLDivElement | null>) {
  const { blocking } = useApp().view;
  const isSteered = useSteering().isOpen;
  const close = () => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  };
  useLayoutEffect(close, [blocking.value, layout.value, isSteered]);
}

interface SolversProps {
  list: RefObject<HTMLDivElement | null>;
  /** Called before a solver is chosen. */
  onChosen: () => void;
}

function Solvers({ list, onChosen }: SolversProps) {
  const { view, dispatch } = useApp();
  const { run } = useChosenRun();
  /** The solver that Tab stops at. */
  const stop = useSignal("");
  return (
    <div
      id="solver-list"
      role="menu"
      aria-label="Solvers"
      ref={list}
      onKeyDown={(event) => {
        const next = nextItem(event.key, itemsOf(list.current));
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      <StartItems onChosen={onChosen} />
      {Array.from(
        grouped(view.solvers.value, ({ family }) => family),
        ([family, members]) => (
          <Family key={family} name={family} solvers={members}>
            {(info) => (
              <Item
                key={info.id}
                info={info}
                isStop={info.id === stop.value}
                onFocus={() => {
                  stop.value = info.id;
                }}
                onChoose={() => {
                  onChosen();
                  const chosen = { solver: info.id, options: "", seed: run.seed };
                  dispatch({ type: "watch/choose", chosen });
                }}
              />
            )}
          </Family>
        ),
      )}
    </div>
  );
}

interface FamilyProps {
  name: string;
  solvers: SolverInfo[];
  children: (info: SolverInfo) => ComponentChildren;
}

function Family({ name, solvers, children }: FamilyProps) {
  return (
    <div role="group" aria-label={name}>
      <div class="head" role="presentation">
        <b>{name}</b>
        <small>{stepOf(solvers)}</small>
      </div>
      {solvers.map(children)}
    </div>
  );
}

interface ItemProps {
  info: SolverInfo;
  /** Whether Tab stops at it. */
  isStop: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

function Item({ info, isStop, onFocus, onChoose }: ItemProps) {
  const { view } = useApp();
  const { run } = useChosenRun();
  const { id, name, step, idea } = info;
  const isTaken = takes(info, run);
  const words = resultOf(view.results.value, view.puzzle.value, info, run);
  return (
    <Button
      class="row item"
      role="menuitemradio"
      tabIndex={isStop ? 0 : -1}
      title={`A step ${step}.`}
      label={name}
      aria-describedby={`idea-${id} result-${id}`}
      aria-checked={id === run.solver}
      aria-disabled={!isTaken}
      onFocus={onFocus}
      onClick={() => isTaken && onChoose()}
      icon="check"
    >
      <span class="lines">
        <b>{name}</b>
        <small id={`idea-${id}`}>
          {isTaken ? idea : (run.regions && refusalOf(info)) || limitOf(info)}
        </small>
      </span>
      <small class="end num" id={`result-${id}`}>
        {words === undefined ? "not run" : `${words} ${words === "1" ? "step" : "steps"}`}
      </small>
    </Button>
  );
}

function Foot() {
  const { view } = useApp();
  const { game, run } = useChosenRun();
  const seed = view.solvers.value.some(({ seeded }) => seeded) ? `, seed ${run.seed}` : "";
  const where = `${layoutWords(game, run)}${seed}`;
  return (
    <p class="muted" id="menu-foot">
      {`Results on this board: ${where}. Don’t compare steps of different families.`}
    </p>
  );
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(".item") ?? []),
];

/** What a step is, if the whole family agrees. */
function stepOf(solvers: SolverInfo[]) {
  const steps = new Set(solvers.map(({ step }) => step));
  return steps.size === 1 ? `a step ${[...steps][0]}` : "steps differ (see About)";
}

/** From the menu to its button, and to the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 14;

/** Places the menu under its button, no wider than the column, so that the board stays visible; on a phone it is a sheet. */
export function placeMenu(menu: HTMLElement | null, button: HTMLElement | null) {
  if (!menu || !button) return;
  const { style } = menu;
  const isWide = layout.peek() === "wide";
  const { left, bottom } = button.getBoundingClientRect();
  const column = button.closest(".side")?.getBoundingClientRect();
  style.left = isWide ? `${left - EDGE}px` : "";
  style.top = isWide ? `${bottom + GAP}px` : "";
  style.width = isWide && column ? `${column.right - left + 2 * EDGE}px` : "";
  style.maxHeight = isWide ? `${innerHeight - bottom - GAP - EDGE}px` : "";
}

/** The item that a key moves the focus to: arrows to the next one, a letter to the next that starts with it. */
export function nextItem(key: string, all: HTMLElement[]) {
  const at = all.indexOf(document.activeElement as HTMLElement);
  const last = all.length - 1;
  const ways: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const way = ways[key];
  if (way !== undefined) return all[way];
  if (key.length !== 1 || key === " ") return null;
  const begins = (item: HTMLElement) => item.ariaLabel?.toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins) ?? null;
}
