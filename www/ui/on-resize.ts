/**
 * Calls when an element changes its size. It waits for the next frame, since drawing may itself change the
 * layout that is observed.
 * @returns stops observing
 */
export function onResize(element: Element, changed: () => void) {
  const observer = new ResizeObserver(() => requestAnimationFrame(changed));
  observer.observe(element);
  return () => observer.disconnect();
}
