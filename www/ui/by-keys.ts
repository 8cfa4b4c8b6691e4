/**
 * Whether the keyboard or a pointer is used. `:focus-visible` differs between engines once a script moves the focus:
 * in WebKit, arrow keys after a click would show no ring.
 */

let byKeys = true;

/** Whether the keyboard was used last, or nothing yet. */
export const isByKeys = () => byKeys;

/** Marks the page for its style sheets while the keyboard is used. */
export function followHands() {
  const set = (keys: boolean) => {
    byKeys = keys;
    document.documentElement.toggleAttribute("data-keys", keys);
  };
  set(byKeys);
  // Before any other listener.
  const capture = true;
  window.addEventListener("keydown", (event) => isLeading(event) && set(true), { capture });
  window.addEventListener("pointerdown", () => set(false), { capture });
}

/** Neither a modifier held for a click nor a shortcut. */
const isLeading = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && key !== "Shift";
