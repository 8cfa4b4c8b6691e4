/** Short ways to the elements of the page. */

/** The element with an id, of the kind expected. */
export function byId<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${kind.name} called ${id}.`);
}

export const button = (id: string) => byId(id, HTMLButtonElement);

export const input = (id: string) => byId(id, HTMLInputElement);

export const element = (id: string) => byId(id, HTMLElement);

/** A new element with text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string = "",
  className: string = "",
) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * One of the icons in the page's sprite.
 * @param name without its "i-"
 */
export function icon(name: string) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** Changes a text only where it differs, so that nothing is spoken or laid out for nothing. */
export function setText(target: HTMLElement, text: string) {
  if (target.textContent !== text) target.textContent = text;
}

/** The radio buttons of a name: shows the one with a value, and tells when another is chosen. */
export function radios(name: string, chosen: (value: string) => void) {
  const all = () =>
    document.querySelectorAll(`input[name="${name}"]`) as NodeListOf<HTMLInputElement>;
  for (const radio of all()) radio.addEventListener("change", () => chosen(radio.value));
  return {
    show(value: string) {
      for (const radio of all()) radio.checked = radio.value === value;
    },
  };
}
