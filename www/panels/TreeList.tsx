import {
  type ReadonlySignal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { coloursOf } from "../core/regions.ts";
import type { TreeLevel as Level } from "../engine/generated/run.ts";
import { isByKeys } from "../ui/by-keys.ts";
import { useApp } from "../ui/context.ts";
import { levelColour, moveColour } from "../ui/theme.ts";
import { type TreePlace, tip, valueAt, walk } from "./cursor.ts";
import { TreeRow } from "./TreeRow.tsx";

/** The space above and below a value scrolled into view, for its outline. */
const MARGIN = 6;

interface Props {
  tree: ReadonlySignal<Level[] | null>;
}

export function TreeList({ tree }: Props) {
  const { view, dispatch } = useApp();
  const levels = useComputed(() => tree.value ?? []);
  const { hovered, hover, point } = usePointing(levels);
  const { list, cursor, stop, isMoving } = useCursor(levels.value);
  useScrollToEnd(list, levels.value);

  const choose = (place: TreePlace | null) => {
    const value = place && valueAt(levels.peek(), place);
    if (!value) return;
    // Not every browser focuses a clicked button. From now on the board follows the run, not the pointer.
    focusOn(list.current, place);
    point(null);
    const { mode } = view.state.peek();
    if (mode === "learn") dispatch({ type: "learn/seek", step: value.step });
    else dispatch({ type: "watch/seek", step: value.step, announce: true });
  };

  return (
    <ol
      class="tree scroll"
      id="tree"
      aria-labelledby="tree-title"
      aria-describedby="tree-keys"
      ref={list}
      hidden={tree.value === null}
      tabIndex={stop ? undefined : -1}
      onPointerMove={({ pointerType, target }) => {
        // A touch chooses, without hovering first.
        if (pointerType !== "touch") hover(placeOf(target));
      }}
      onPointerLeave={() => hover(null)}
      onFocusIn={({ target }) => {
        if (isMoving.current) return;
        cursor.value = placeOf(target);
        if (isByKeys()) point(cursor.value);
      }}
      onFocusOut={() =>
        // A replaced row loses the focus and gets it back before the microtask.
        queueMicrotask(() => {
          if (!list.current?.contains(document.activeElement)) point(null);
        })
      }
      onKeyDown={(event) => {
        const to = placeAfter(event, levels.peek());
        if (!to) return;
        event.preventDefault();
        event.stopPropagation();
        focusOn(list.current, to);
      }}
      onClick={({ target }) => choose(placeOf(target))}
    >
      <Rows levels={levels.value} stop={stop} hovered={hovered.value} />
    </ol>
  );
}

interface RowsProps {
  levels: Level[];
  stop: TreePlace | null;
  hovered: TreePlace | null;
}

function Rows({ levels, stop, hovered }: RowsProps) {
  const { view, theme } = useApp();
  const names = view.names.value;
  const { game, rows, columns, regions } = view.puzzle.value;
  const board = { names, rows, regions: regions ? coloursOf(regions) : null };
  const colourOf = (depth: number) =>
    game === "knights"
      ? moveColour(theme.value, depth, rows * columns - 1)
      : levelColour(theme.value, depth);
  // While a run plays, its tree lags behind, so this depth belongs to the tree.
  const here = useMemo(() => view.run.peek()?.snapshot.depth, [levels]);
  return levels.map((level, index) => (
    <TreeRow
      key={level.depth}
      colour={colourOf(level.depth)}
      isHere={level.depth === here}
      stop={stop?.depth === index ? stop.square : undefined}
      hovered={hovered?.depth === index ? hovered.square : undefined}
      index={index}
      level={level}
      board={board}
    />
  ));
}

/** The keyboard's cursor, while its value exists; keeps the focus in the tree when rows change. */
function useCursor(levels: Level[]) {
  const list = useRef<HTMLOListElement>(null);
  const cursor = useSignal<TreePlace | null>(null);
  /** Whether this code is moving the focus. */
  const isMoving = useRef(false);
  const isKept = cursor.value !== null && valueAt(levels, cursor.value) !== null;
  const stop = isKept ? cursor.value : tip(levels);
  const hadFocus = list.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!isKept) cursor.value = hadFocus ? stop : null;
    if (!hadFocus) return;
    const holder = (stop && buttonAt(list.current, stop)) ?? list.current;
    if (holder === document.activeElement && isKept) return;
    isMoving.current = true;
    holder?.focus({ preventScroll: true });
    isMoving.current = false;
    if (stop) reveal(list.current, holder);
  });
  return { list, cursor, stop, isMoving };
}

type List = HTMLOListElement | null;

/** Scrolls to the end, unless the run is paused and the tree is in use. */
function useScrollToEnd(list: { current: List }, levels: Level[]) {
  const { view, theme } = useApp();
  useLayoutEffect(() => {
    const tree = list.current;
    if (!tree) return;
    const isLookedAt = (isByKeys() && tree.matches(":focus-within")) || tree.matches(":hover");
    if (isLookedAt && !view.run.peek()?.playing) return;
    // After rendering, as it forces a layout.
    queueMicrotask(() => {
      tree.scrollTop = tree.scrollHeight;
    });
  }, [levels, view.names.value, theme.value]);
}

/** The place of the button that contains a target. */
function placeOf(target: EventTarget | null): TreePlace | null {
  const button = target instanceof Element ? target.closest("button") : null;
  const row = button?.closest("li");
  if (!button || !row) return null;
  return { depth: Number(row.dataset.row), square: Number(button.dataset.square) };
}

const buttonAt = (list: List, { depth, square }: TreePlace) =>
  list?.children[depth]?.querySelector<HTMLElement>(`button[data-square="${square}"]`) ?? null;

/** The place that a key moves the focus to. */
function placeAfter(event: KeyboardEvent, levels: Level[]): TreePlace | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  const from = placeOf(event.target);
  if (!from || altKey || metaKey || shiftKey) return null;
  return walk(levels, from, ctrlKey ? `Control+${key}` : key);
}

function focusOn(list: List, place: TreePlace) {
  const button = buttonAt(list, place);
  button?.focus({ preventScroll: true });
  reveal(list, button);
}

/** Scrolls a value into view, without moving the page. */
function reveal(list: List, button: HTMLElement | null) {
  if (!list || !button) return;
  const [around, value] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
  const above = value.top - MARGIN - around.top;
  const below = value.bottom + MARGIN - around.bottom;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** Pointing at a value in the search tree shows the step that tried it, unless a run is playing. */
function usePointing(levels: ReadonlySignal<Level[]>) {
  const { view, dispatch } = useApp();
  /** The value whose step the board shows. */
  const pointed = useRef<TreePlace | null>(null);
  /** The value under the pointer; only entering it counts as pointing. */
  const hovered = useSignal<TreePlace | null>(null);
  const peek = (place: TreePlace | null) =>
    dispatch({ type: "watch/peek", value: place && valueAt(levels.peek(), place) });

  const point = (place: TreePlace | null) => {
    if (place === pointed.current) return;
    pointed.current = place;
    if (!view.run.peek()?.playing) peek(place);
  };

  const hover = (place: TreePlace | null) => {
    const before = hovered.peek();
    if (place?.depth === before?.depth && place?.square === before?.square) return;
    hovered.value = place;
    if (place || before === pointed.current) point(place);
  };

  useStepByHand(() => {
    if (pointed.current && !valueAt(levels.peek(), pointed.current)) pointed.current = null;
    if (pointed.current) peek(pointed.current);
  });
  return { hovered, hover, point };
}

/** Calls when a paused run has moved to another step. */
function useStepByHand(stepped: () => void) {
  const { view } = useApp();
  const last = useRef({ playing: false, step: 0 });
  useSignalEffect(() => {
    const { playing = false, snapshot } = view.run.value ?? {};
    const { playing: didPlay, step } = last.current;
    last.current = { playing, step: snapshot?.step ?? 0 };
    if (!playing && !didPlay && last.current.step !== step) untracked(stepped);
  });
}
