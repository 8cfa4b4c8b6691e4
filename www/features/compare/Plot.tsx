/**
 * Where a chart is drawn and pointed at. The keyboard moves a cursor as on a slider, whose value is
 * read aloud.
 */

import { Drawing } from "../../charts/Drawing.tsx";
import type { Shape } from "../../charts/tree.ts";
import type { RefObject } from "../../vendor/preact.js";

interface Props {
  /** What the keyboard moves along. */
  label: string;
  /** The least and the most that the cursor comes to. */
  ends: [number, number];
  value: number;
  /** The value in words. */
  text: string;
  picture: Shape;
  /** Measures how wide the picture may be. */
  host: RefObject<HTMLDivElement | null>;
  /** Told where in the picture it is pointed at, in pixels. */
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

/** The slider says what the picture shows. */
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
 * The next of some values in the order of a slider; undefined for keys that lead nowhere.
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

/** Numbers in ascending order, each once. */
export const inOrder = (numbers: number[]): number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);
