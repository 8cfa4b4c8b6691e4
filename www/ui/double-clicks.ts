/** A double click on a button that starts something new starts one thing, and presses nothing that follows it. */

/** Ignores further clicks of a multiple click that began on a button marked `data-starts`. */
export function ignoreDoubleClicks() {
  let hasStarted = false;
  const click = (event: MouseEvent) => {
    if (event.detail < 2) {
      hasStarted =
        event.target instanceof Element && event.target.closest("[data-starts]") !== null;
    } else if (hasStarted) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener("click", click, { capture: true });
}
