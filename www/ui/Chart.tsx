/** A chart that fills its box and is described in words. */

import type { ComponentChild } from "preact";
import { useRef } from "preact/hooks";
import { type ElementSize, useSize } from "./use-size.ts";

interface Props {
  label: string;
  id?: string;
  class?: string;
  /** Given the pointer's place, in pixels from the left, and the size of the box. */
  onPress?: (x: number, size: ElementSize) => void;
  /** Draws into a box of this size. */
  children: (size: ElementSize) => ComponentChild;
}

export function Chart({ label, id, class: className = "", onPress, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box).value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider beside a chart does the same by keyboard
    <div
      ref={box}
      class={`chart ${className}`}
      id={id}
      role="img"
      aria-label={label}
      onClick={onPress && (({ offsetX }) => onPress(offsetX, size))}
    >
      {size.width > 0 && size.height > 0 && children(size)}
    </div>
  );
}
