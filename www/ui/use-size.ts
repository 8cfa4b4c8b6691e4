/** The size of an element, measured only when it changes: to ask in every frame has the page laid out for it. */

import {
  type ReadonlySignal,
  type RefObject,
  useLayoutEffect,
  useSignal,
} from "../vendor/preact.js";

/** In CSS pixels; 0 by 0 until it is laid out. */
export interface ElementSize {
  width: number;
  height: number;
}

export function useSize(ref: RefObject<HTMLElement | null>): ReadonlySignal<ElementSize> {
  const size = useSignal<ElementSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const last = size.peek();
      if (width !== last.width || height !== last.height) size.value = { width, height };
    };
    measure();
    // In the frame after: what is drawn for a size must not change the layout that is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}
