/** A heat map of the board, for pointers and arrow keys. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { elementOf } from "../charts/Drawing.tsx";
import { cursorRing, type HeatMap as HeatPicture, heatMap } from "../charts/heat.ts";
import { moved } from "../core/geometry.ts";

/** A map without its size and its cursor. */
export type HeatBoard = Omit<HeatPicture, "width" | "focus" | "cursor">;

interface Props {
  map: HeatBoard;
  cursor: number | null;
  width: number;
  /** Measures the available width. */
  host?: RefObject<HTMLDivElement | null>;
  /** The pointer or the focus entered a square, or left the map. */
  onLook: (square: number | null) => void;
  onChoose: (square: number) => void;
}

/** The greatest width of a map, in pixels. */
const WIDEST = 480;
/** Keys that choose the focused square. */
const CHOOSING = ["Enter", " "];

/** The width of a map in an available width. */
export const mapWidth = (room: number) => Math.min(WIDEST, room);

export function HeatMap({ map, cursor, width, host, onLook, onChoose }: Props) {
  const focus = useSignal(0);
  const enter = (square: number | null) => {
    if (square === null) return;
    focus.value = square;
    onLook(square);
  };
  const choose = (square: number | null) => {
    if (square !== null) onChoose(square);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its squares have the focus.
    <div
      ref={host}
      class="heatmap"
      onPointerOver={(event) => {
        if (event.pointerType !== "touch") onLook(squareOf(event));
      }}
      onPointerLeave={() => onLook(null)}
      onFocusIn={(event) => enter(squareOf(event))}
      onFocusOut={() => onLook(null)}
      onClick={(event) => choose(squareOf(event))}
      onKeyDown={(event) => onKey(event, map, choose)}
    >
      {width > 0 && <Picture map={map} cursor={cursor} width={width} focus={focus.value} />}
    </div>
  );
}

interface PictureProps {
  map: HeatBoard;
  cursor: number | null;
  width: number;
  focus: number;
}

/** When the cursor moves, only the cursor renders again: there may be thousands of squares. */
function Picture({ map, cursor, width, focus }: PictureProps) {
  const tabbed = focus < map.cells.length ? focus : 0;
  const { attributes, squares } = useMemo(() => {
    const { attributes, children } = heatMap({ ...map, width, focus: tabbed, cursor: null });
    return { attributes, squares: children.map(elementOf) };
  }, [map, width, tabbed]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the grid in it has a name.
    <svg {...attributes}>
      {squares}
      {cursorRing({ ...map, width, cursor }).map(elementOf)}
    </svg>
  );
}

/** Arrow keys move the focus, others choose. */
function onKey(event: KeyboardEvent, map: HeatBoard, choose: (square: number) => void) {
  const square = squareOf(event);
  if (square === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = moved(map, square, event.key);
  if (next === null && !CHOOSING.includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === null) choose(square);
  else focusOn(event.currentTarget as HTMLElement, next);
}

const focusOn = (host: HTMLElement, square: number) =>
  host.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus();

/** The square of an event's target. */
function squareOf({ target }: Event) {
  const cell = target instanceof Element ? target.closest("[data-square]") : null;
  return cell instanceof SVGElement ? Number(cell.dataset.square) : null;
}
