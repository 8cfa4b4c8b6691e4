import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { onResize } from "./on-resize.ts";

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
