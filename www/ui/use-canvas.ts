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
  const latest = useRef(draw);
  latest.current = draw;
  useLayoutEffect(() => paint(ref.current, latest.current));
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    // Drawn in the frame after: what is drawn must not change the layout that is observed.
    const soon = () => requestAnimationFrame(() => paint(ref.current, latest.current));
    const observer = new ResizeObserver(soon);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);
  return ref;
}

function paint(canvas: HTMLCanvasElement | null, draw: Draw) {
  const { clientWidth: width = 0, clientHeight: height = 0 } = canvas ?? {};
  if (!canvas || width <= 0 || height <= 0) return;
  draw(fitCanvas(canvas, width, height), { width, height });
}
