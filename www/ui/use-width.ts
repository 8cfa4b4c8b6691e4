import { useComputed } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { useSize } from "./use-size.ts";

/** @returns the ref of an element, and its width in CSS pixels: 0 before layout */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  return [ref, useComputed(() => size.value.width).value];
}
