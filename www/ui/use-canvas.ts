import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fitCanvas } from "../render/canvas.ts";
import { type ElementSize, useSize } from "./use-size.ts";

type Draw = (context: CanvasRenderingContext2D, size: ElementSize) => void;

/**
 * Draws a canvas after every render and resize, because both clear it.
 * @returns the ref of the canvas
 */
export function useCanvas(draw: Draw): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  const size = useSize(ref).value;
  useLayoutEffect(() => {
    const { width, height } = size;
    if (ref.current && width > 0 && height > 0) draw(fitCanvas(ref.current, width, height), size);
  });
  return ref;
}
