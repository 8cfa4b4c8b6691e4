/** A canvas that is drawn when it has a size and again when that, or what it shows, changes. */

import { fitCanvas } from "../render/canvas.ts";
import { type RefObject, useLayoutEffect, useRef } from "../vendor/preact.js";

interface Size {
  /** In CSS pixels. */
  width: number;
  height: number;
}

type Draw = (context: CanvasRenderingContext2D, size: Size) => void;

/**
 * Draws after every render, and whenever the canvas gets another size: both empty it.
 * @param draw in CSS pixels
 * @returns the ref of the canvas
 */
export function useCanvas(draw: Draw): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  const size = useRef<Size>({ width: 0, height: 0 });
  const latest = useRef(draw);
  latest.current = draw;
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    // Measured when it changes: to measure in every frame has the page laid out in every frame.
    const measure = () => {
      size.current = { width: canvas.clientWidth, height: canvas.clientHeight };
    };
    const measureAndPaint = () => {
      measure();
      paint(ref.current, size.current, latest.current);
    };
    measure();
    // Drawn in the frame after: what is drawn must not change the layout that is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(measureAndPaint));
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => paint(ref.current, size.current, latest.current));
  return ref;
}

function paint(canvas: HTMLCanvasElement | null, size: Size, draw: Draw) {
  const { width, height } = size;
  if (canvas && width > 0 && height > 0) draw(fitCanvas(canvas, width, height), size);
}
