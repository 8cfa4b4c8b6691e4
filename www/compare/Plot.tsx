/** Draws a chart. For the keyboard and screen readers, its cursor is a slider. */

import type { RefObject } from "preact";
import { Drawing } from "../charts/Drawing.tsx";
import type { Shape } from "../charts/tree.ts";

interface Props {
  /** What the keyboard moves along. */
  label: string;
  /** The range of the cursor. */
  ends: [number, number];
  value: number;
  /** The value in words. */
  text: string;
  picture: Shape;
  /** Measures the available width. */
  host: RefObject<HTMLDivElement | null>;
  /** Given the pointer's place in the picture, in pixels. */
  onPoint?: (x: number, y: number) => void;
  onClick?: (x: number, y: number) => void;
  /** @returns whether the key moves the cursor */
  onKey: (key: string) => boolean;
}

export function Plot({ label, ends, value, text, picture, host, ...props }: Props) {
  return (
    <div
      ref={host}
      class="chart-plot"
      tabIndex={0}
      role="slider"
      aria-label={label}
      aria-valuemin={ends[0]}
      aria-valuemax={ends[1]}
      aria-valuenow={value}
      aria-valuetext={text}
      onPointerMove={(event) => props.onPoint?.(...placeOf(event))}
      onClick={(event) => (props.onClick ?? props.onPoint)?.(...placeOf(event))}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !props.onKey(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Drawing picture={unnamed(picture)} />
    </div>
  );
}

/** Hides the picture from screen readers: the slider describes it. */
const unnamed = (picture: Shape): Shape => ({
  ...picture,
  attributes: { ...picture.attributes, "aria-hidden": "true" },
});

interface PointerPlace {
  currentTarget: HTMLElement;
  clientX: number;
  clientY: number;
}

function placeOf({ currentTarget, clientX, clientY }: PointerPlace): [x: number, y: number] {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

/**
 * The value that a key of a slider moves to; undefined for other keys.
 * @param values in ascending order
 */
export function stepped(values: number[], from: number, key: string): number | undefined {
  if (key === "Home") return values[0];
  if (key === "End") return values.at(-1);
  if (key === "ArrowRight" || key === "ArrowUp")
    return values.find((value) => value > from) ?? from;
  if (key === "ArrowLeft" || key === "ArrowDown")
    return values.findLast((value) => value < from) ?? from;
  return undefined;
}

/** Distinct numbers in ascending order. */
export const inOrder = (numbers: number[]): number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);
