/** The solutions of 8 × 8 that a person has found, shape by shape, and their tours. */

import { byId, element, make, setText } from "./dom.ts";
import { Figures } from "./figures.ts";
import { tinyShape } from "./tiny.ts";

/** A solution and its mirror images and turns. */
interface Shape {
  /** Which of its solutions have been found. */
  found: boolean[];
  /** Whether one was found with the puzzle solved last. */
  isNew: boolean;
  /** The squares of the solution that stands for it; none while it has not been found. */
  queens: number[];
}

export interface CollectionView {
  shapes: Shape[];
  tours: Record<string, string>;
}

export class Collection {
  #tours = new Figures(element("tour-kinds"));

  show({ shapes, tours }: CollectionView) {
    const found = shapes.reduce((sum, shape) => sum + count(shape), 0);
    setText(element("found"), String(found));
    setText(element("found-shapes"), String(shapes.filter((shape) => count(shape) > 0).length));
    byId("found-meter", HTMLProgressElement).value = found;
    element("shapes").replaceChildren(...shapes.map(shapeElement));
    this.#tours.show(tours);
  }
}

/** How many of a shape were found. */
const count = ({ found }: Shape) => found.filter(Boolean).length;

function shapeElement(shape: Shape) {
  const [have, all] = [count(shape), shape.found.length];
  const made = make("li", "", `shape ${have === all ? "full" : ""}`.trim());
  const parts = make("span", "", "parts");
  parts.append(...shape.found.map((isFound) => make("i", "", isFound ? "on" : "")));
  const words = make("span");
  if (have === 0) words.textContent = "not found yet";
  else words.append(make("b", String(have)), ` of ${all}`);
  made.append(tinyShape(shape.queens, have === all), parts, words);
  if (shape.isNew) made.append(make("span", "New", "new"));
  return made;
}
