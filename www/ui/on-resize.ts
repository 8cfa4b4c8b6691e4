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
