/**
 * Whether the keyboard or a pointer was used last. `:focus-visible` alone won't do: in WebKit, arrow keys after a click
 * show no focus ring.
 */

let byKeys = true;

/** Also true before any input. */
export const isByKeys = () => byKeys;

/** Marks the page for its style sheets while the keyboard is used. */
export function trackInput() {
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

/** Excludes modifiers held for a click, and shortcuts. */
const isLeading = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && key !== "Shift";
