/** A board as read: its squares to check are ringed, and every square's colour can be changed. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useBoardDrawing, useBoardLayout } from "../../board/BoardPicture.tsx";
import { capital } from "../../core/words.ts";
import { useApp } from "../../ui/context.ts";
import type { Hue, ReadView } from "./bring-view.ts";

/** How the arrow keys move on a board. */
const STEPS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function ReadBoard({ read }: { read: ReadView }) {
  const box = useRef<HTMLDivElement>(null);
  const { side, scene, names, selected } = read;
  const layout = useBoardLayout(box, scene.size);
  const canvas = useBoardDrawing(scene, names, layout);
  const size = layout ? { width: `${layout.width}px`, height: `${layout.height}px` } : "";
  return (
    <div class="read-board" ref={box}>
      <div class="board" style={size}>
        <canvas ref={canvas} />
        <Rings read={read} />
        <Squares read={read} />
        {selected && <ColourChoice selected={selected} side={side} />}
      </div>
    </div>
  );
}

function Rings({ read: { side, open, selected, marked } }: { read: ReadView }) {
  const hasPiece = (square: number) => marked.includes(square);
  return (
    <svg class="rings" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {open.map((square) => {
        const [x, y] = [(square % side) + 0.5, Math.floor(square / side) + 0.5];
        const isChosen = square === selected?.square;
        return (
          <g key={square} class={isChosen ? "doubt chosen" : "doubt"}>
            <circle cx={x} cy={y} r=".41" />
            <circle cx={x} cy={y} r=".41" />
            {!isChosen && !hasPiece(square) && (
              <text x={x} y={y}>
                ?
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The squares, for pointer, keys and screen readers: one of them is in the order of focus. */
function Squares({ read: { side, words, open, selected } }: { read: ReadView }) {
  const { dispatch } = useApp();
  const grid = useRef<HTMLDivElement>(null);
  const current = useSignal(open[0] ?? 0);
  const at = current.value < side * side ? current.value : 0;
  const wasSelected = useRef<number | null>(null);
  // The focus returns to the square whose colour was chosen.
  useLayoutEffect(() => {
    const before = wasSelected.current;
    wasSelected.current = selected?.square ?? null;
    if (before !== null && !selected && document.activeElement === document.body)
      squareIn(grid.current, before)?.focus({ preventScroll: true });
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const row = Math.min(side - 1, Math.max(0, Math.floor(at / side) + step[0]));
    const column = Math.min(side - 1, Math.max(0, (at % side) + step[1]));
    current.value = row * side + column;
    squareIn(grid.current, current.value)?.focus({ preventScroll: true });
  };
  return (
    <div
      class="squares"
      role="grid"
      aria-label="The board as read"
      ref={grid}
      style={{ "--side": side }}
      onKeyDown={move}
    >
      {Array.from({ length: side }, (_, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its squares have the focus.
        <div role="row" key={row}>
          {words.slice(row * side, (row + 1) * side).map((text, column) => {
            const square = row * side + column;
            return (
              <button
                type="button"
                role="gridcell"
                key={square}
                data-square={square}
                aria-label={text}
                tabIndex={square === at ? 0 : -1}
                onClick={() => {
                  current.value = square;
                  dispatch({
                    type: "bring/select",
                    square: selected?.square === square ? null : square,
                  });
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const squareIn = (grid: HTMLElement | null, square: number) =>
  grid?.querySelector<HTMLElement>(`[data-square="${square}"]`);

type Selected = NonNullable<ReadView["selected"]>;

/** The colours that a square may have: the likely ones, and then all. */
function ColourChoice({ selected, side }: { selected: Selected; side: number }) {
  const { dispatch, theme } = useApp();
  const { square, name, own, likely, all } = selected;
  const box = useRef<HTMLDivElement>(null);
  const showsAll = useSignal(false);
  const [row, column] = [Math.floor(square / side), square % side];
  const isBelow = row < side / 2;
  useLayoutEffect(() => {
    showsAll.value = false;
  }, [square]);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [square, showsAll.value]);
  const choose = ({ colour }: Hue) => dispatch({ type: "bring/recolour", square, colour });
  const close = () => {
    dispatch({ type: "bring/select", square: null });
    document.querySelector<HTMLElement>(`.squares [data-square="${square}"]`)?.focus();
  };
  const hues = showsAll.value ? all : likely;
  return (
    <div
      class={isBelow ? "choice below" : "choice"}
      role="dialog"
      aria-label={`Colour of ${name}`}
      ref={box}
      style={{ "--x": (column + 0.5) / side, "--y": (isBelow ? row + 1 : side - row) / side }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <small>
        <b>{name}</b> is {own.name} as read
      </small>
      <div class={showsAll.value ? "hues all" : "hues"}>
        {hues.map((hue) => (
          <button
            type="button"
            key={hue.colour}
            aria-pressed={hue.colour === own.colour}
            aria-label={hue.name}
            title={hue.name}
            onClick={() => choose(hue)}
          >
            <i class="swatch" style={{ background: theme.value.regions[hue.place] }} />
            {!showsAll.value && capital(hue.name)}
          </button>
        ))}
        {!showsAll.value && (
          <button
            type="button"
            aria-label="Another colour"
            title="Another colour"
            onClick={() => {
              showsAll.value = true;
            }}
          >
            …
          </button>
        )}
      </div>
    </div>
  );
}
