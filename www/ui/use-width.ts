/** The width of an element, for what is drawn to fit into it. */

import { type RefObject, useLayoutEffect, useRef, useSignal } from "../vendor/preact.js";

/** @returns the ref of the element, and its width in CSS pixels: 0 until it has been laid out */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      width.value = element.clientWidth;
    };
    measure();
    // In the frame after: what is drawn must not change the layout that is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width.value];
}
