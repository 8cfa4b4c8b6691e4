/** A held key steps, moves or undoes again and again; any other acts once a press. */

/** The keys that act again while they are held. */
const REPEATING = /^(?:Arrow\w+|Page\w+|Home|End|Tab|Backspace|Delete|[.,[\]+=-])$/;

/** Elements that a held key writes in. */
const WRITTEN = "textarea, input:not([type=radio], [type=range], [type=checkbox], [type=button])";
const PRESSED = "button, a[href], summary, input, select";

/** Whether a key that is held is meant to act again. */
export function mayRepeat(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (REPEATING.test(key) || ctrlKey || metaKey || altKey) return true;
  return key !== "Enter" && target instanceof Element && target.matches(WRITTEN);
}

/** Ignores repeats of other keys before any listener, even if a dialog or a button has got the focus meanwhile. */
export function ignoreHeldKeys() {
  let first: KeyboardEvent | null = null;
  const press = (event: KeyboardEvent) => {
    if (!event.repeat) first = event;
    if (!event.repeat || mayRepeat(event)) return;
    event.stopImmediatePropagation();
    // The browser would press the button that has the focus, or search the page.
    if (first?.defaultPrevented || isOn(event, PRESSED)) event.preventDefault();
  };
  // Space presses a button when it is released.
  const release = (event: KeyboardEvent) => {
    if (event.key === " " && event.target !== first?.target) event.preventDefault();
  };
  addEventListener("keydown", press, { capture: true });
  addEventListener("keyup", release, { capture: true });
}

const isOn = ({ target }: Event, selector: string) =>
  target instanceof Element && target.matches(selector);
