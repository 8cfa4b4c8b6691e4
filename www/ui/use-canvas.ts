import { fitCanvas } from "../render/canvas.ts";
import { type RefObject, useLayoutEffect, useRef } from "../vendor/preact.js";
import { onResize } from "./on-resize.ts";
import type { ElementSize } from "./use-size.ts";

type Draw = (context: CanvasRenderingContext2D, size: ElementSize) => void;

/**
 * Draws a canvas after every render and resize, because both clear it. Measures only on resize: measuring in every
 * frame would force a layout.
 * @returns the ref of the canvas
 */
export function useCanvas(draw: Draw): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  const size = useRef<ElementSize>({ width: 0, height: 0 });
  const latest = useRef(draw);
  latest.current = draw;
  const paint = () => {
    const { width, height } = size.current;
    if (!ref.current || width <= 0 || height <= 0) return;
    latest.current(fitCanvas(ref.current, width, height), size.current);
  };
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const measure = () => {
      size.current = { width: canvas.clientWidth, height: canvas.clientHeight };
    };
    measure();
    return onResize(canvas, () => {
      measure();
      paint();
    });
  }, []);
  useLayoutEffect(paint);
  return ref;
}
