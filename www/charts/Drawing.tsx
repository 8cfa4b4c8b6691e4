/** A picture as elements of the page. */

import type { JSX } from "../vendor/preact.js";
import type { Shape } from "./tree.ts";

/** The element that shows a shape, with all that is in it. */
export function elementOf({ tag, attributes, children, text }: Shape): JSX.Element {
  const Tag = tag as "g";
  return <Tag {...attributes}>{text || children.map(elementOf)}</Tag>;
}

interface Props {
  picture: Shape;
}

export const Drawing = ({ picture }: Props) => elementOf(picture);
