/** How much room the window has. The same lines are drawn in the style sheets, in em as well. */

/** A column of its own for everything: a phone, or a window as small. */
const PHONE = matchMedia(
  "(max-width: 47.5em) and (min-height: 31.3125em), (max-width: 47.5em) and (orientation: portrait)",
);
/** No room for panels side by side, so that they stand behind tabs. */
const TABBED = matchMedia("(max-width: 47.5em), (max-height: 40em)");
/** A phone so short that only the keys stay under its board. */
const SHORT = matchMedia("(max-width: 47.5em) and (max-height: 43.75em)");
/** A phone on its side. */
const SIDEWAYS = matchMedia("(max-height: 31.25em) and (orientation: landscape)");

/** Whether the room is what a host gives: an embed leaves controls out, and moves none. */
export const isEmbed = "embed" in document.documentElement.dataset;

export const room = {
  get isPhone() {
    return PHONE.matches && !isEmbed;
  },
  get isTabbed() {
    return TABBED.matches && !isEmbed;
  },
  get isShort() {
    return (SHORT.matches || SIDEWAYS.matches) && !isEmbed;
  },
  /** Whether a sentence and its keys are all that fits beside the board. */
  get isSideways() {
    return SIDEWAYS.matches && !isEmbed;
  },
};

const QUERIES = [PHONE, TABBED, SHORT, SIDEWAYS];

/**
 * Calls whenever the room becomes another.
 * @returns what ends that
 */
export function onRoom(changed: () => void) {
  for (const query of QUERIES) query.addEventListener("change", changed);
  return () => {
    for (const query of QUERIES) query.removeEventListener("change", changed);
  };
}
