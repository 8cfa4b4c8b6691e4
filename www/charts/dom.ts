/** A picture becomes elements of the page. What stays the same stays, and with it the focus. */

import type { Shape } from "./tree.ts";

const SVG = "http://www.w3.org/2000/svg";

/** What each element was made from. */
const made: WeakMap<Element, Shape> = new WeakMap();

/** Shows a picture, in place of the one there was. */
export function draw(host: HTMLElement, picture: Shape) {
  const old = host.firstElementChild;
  const element = brought(old, picture);
  if (element !== old) host.replaceChildren(element);
}

/** The element that shows a shape: the old one, if it can be. */
function brought(old: Element | null, shape: Shape) {
  const before = old && made.get(old);
  const element = old && before?.tag === shape.tag ? old : document.createElementNS(SVG, shape.tag);
  const known = element === old ? before : undefined;
  if (known === shape) return element;
  made.set(element, shape);
  bringAttributes(element, known?.attributes ?? {}, shape.attributes);
  if (shape.text !== (known?.text ?? "")) element.textContent = shape.text;
  bringChildren(element, shape.children);
  return element;
}

function bringAttributes(
  element: Element,
  before: Shape["attributes"],
  after: Shape["attributes"],
) {
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) element.setAttribute(name, String(value));
  }
  for (const name of Object.keys(before)) {
    if (!(name in after)) element.removeAttribute(name);
  }
}

function bringChildren(element: Element, shapes: Shape[]) {
  for (const [at, shape] of shapes.entries()) {
    const old = element.children[at] ?? null;
    const child = brought(old, shape);
    if (child === old) continue;
    if (old) old.replaceWith(child);
    else element.append(child);
  }
  while (element.children.length > shapes.length) element.lastElementChild?.remove();
}
