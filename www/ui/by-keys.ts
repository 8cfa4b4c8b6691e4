/**
 * Whether a person goes by keys, or points. Engines tell by `:focus-visible`, each in its own way
 * once a script moves the focus: in WebKit, arrows that go on from a click would show no ring.
 */

let byKeys = true;

/** Whether keys were the last to lead anywhere, or nothing has been touched yet. */
export const isByKeys = () => byKeys;

/** Follows what is pressed anywhere, and marks the page for its style sheets while it is keys. */
export function followHands() {
  const set = (keys: boolean) => {
    byKeys = keys;
    document.documentElement.toggleAttribute("data-keys", keys);
  };
  set(byKeys);
  // Before anybody is told of the key or the click.
  const capture = true;
  window.addEventListener("keydown", (event) => isLeading(event) && set(true), { capture });
  window.addEventListener("pointerdown", () => set(false), { capture });
}

/** A key held for a click, or a shortcut, leads nowhere. */
const isLeading = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && key !== "Shift";
