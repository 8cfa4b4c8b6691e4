/** The layouts of the page, with the same breakpoints in em as in the style sheets. */

/** One column: a phone, or a window as small. */
const PHONE = matchMedia(
  "(max-width: 47.5em) and (min-height: 31.3125em), (max-width: 47.5em) and (orientation: portrait)",
);
/** No room for panels side by side: they are behind tabs. */
const TABBED = matchMedia("(max-width: 47.5em), (max-height: 40em)");
/** A phone so short that only the keys fit under the board. */
const SHORT = matchMedia("(max-width: 47.5em) and (max-height: 43.75em)");
/** A phone on its side. */
const SIDEWAYS = matchMedia("(max-height: 31.25em) and (orientation: landscape)");

/** An embed has a layout of its own: it leaves out controls, and moves none. */
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
  /** Whether only a sentence and its keys fit beside the board. */
  get isSideways() {
    return SIDEWAYS.matches && !isEmbed;
  },
};

const QUERIES = [PHONE, TABBED, SHORT, SIDEWAYS];

/** @returns stops listening */
export function onRoom(changed: () => void) {
  for (const query of QUERIES) query.addEventListener("change", changed);
  return () => {
    for (const query of QUERIES) query.removeEventListener("change", changed);
  };
}
