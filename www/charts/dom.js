/** A picture becomes elements of the page. What stays the same stays, and with it the focus. */

/** @typedef {import("./tree.js").Shape} Shape */

const SVG = "http://www.w3.org/2000/svg";

/** What each element was made from. @type {WeakMap<Element, Shape>} */
const made = new WeakMap();

/**
 * Shows a picture, in place of the one there was.
 * @param {HTMLElement} host
 * @param {Shape} picture
 */
export function draw(host, picture) {
  const old = host.firstElementChild;
  const element = brought(old, picture);
  if (element !== old) host.replaceChildren(element);
}

/**
 * The element that shows a shape: the old one, if it can be.
 * @param {Element | null} old
 * @param {Shape} shape
 */
function brought(old, shape) {
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

/**
 * @param {Element} element
 * @param {Shape["attributes"]} before
 * @param {Shape["attributes"]} after
 */
function bringAttributes(element, before, after) {
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) element.setAttribute(name, String(value));
  }
  for (const name of Object.keys(before)) {
    if (!(name in after)) element.removeAttribute(name);
  }
}

/** @param {Element} element @param {Shape[]} shapes */
function bringChildren(element, shapes) {
  for (const [at, shape] of shapes.entries()) {
    const old = element.children[at] ?? null;
    const child = brought(old, shape);
    if (child === old) continue;
    if (old) old.replaceWith(child);
    else element.append(child);
  }
  while (element.children.length > shapes.length) element.lastElementChild?.remove();
}
