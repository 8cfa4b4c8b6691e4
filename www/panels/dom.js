/** Short ways to the elements of the page. */

/**
 * The element with an id, of the kind expected.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${kind.name} called ${id}.`);
}

/** @param {string} id */
export const button = (id) => byId(id, HTMLButtonElement);

/** @param {string} id */
export const input = (id) => byId(id, HTMLInputElement);

/** @param {string} id */
export const element = (id) => byId(id, HTMLElement);

/**
 * A new element with text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [text]
 * @param {string} [className]
 */
export function make(tag, text = "", className = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/** One of the icons in the page's sprite. @param {string} name without its "i-" */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/**
 * Changes a text only where it differs, so that nothing is spoken or laid out for nothing.
 * @param {HTMLElement} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Tells that an element has become wider or narrower, once that has been laid out.
 * @param {HTMLElement} target
 * @param {() => void} heard
 */
export function onWidth(target, heard) {
  let before = target.clientWidth;
  const look = () => {
    const width = target.clientWidth;
    if (width === before) return;
    before = width;
    heard();
  };
  // Whoever draws while the browser lays out has it lay out again: that is an error.
  new ResizeObserver(() => requestAnimationFrame(look)).observe(target);
}

/**
 * The radio buttons of a name: shows the one with a value, and tells when another is chosen.
 * @param {string} name
 * @param {(value: string) => void} chosen
 */
export function radios(name, chosen) {
  const all = () =>
    /** @type {NodeListOf<HTMLInputElement>} */ (
      document.querySelectorAll(`input[name="${name}"]`)
    );
  for (const radio of all()) radio.addEventListener("change", () => chosen(radio.value));
  return {
    /** @param {string} value */
    show(value) {
      for (const radio of all()) radio.checked = radio.value === value;
    },
  };
}
