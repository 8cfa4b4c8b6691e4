import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** In CSS pixels. */
export interface ElementSize {
  width: number;
  height: number;
}

/**
 * The size of an element, 0 by 0 before layout. Measures only on resize: measuring in every frame would force a
 * layout.
 */
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
    return onResize(element, measure);
  }, []);
  return size;
}

/**
 * Calls back when an element changes size, but only in the next frame: drawing may change the observed
 * layout again.
 * @returns stops observing
 */
export function onResize(element: Element, changed: () => void) {
  const observer = new ResizeObserver(() => requestAnimationFrame(changed));
  observer.observe(element);
  return () => observer.disconnect();
}

/** @returns the ref of an element, and its width in CSS pixels: 0 before layout */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  return [ref, useComputed(() => size.value.width).value];
}
