/** Pictures as elements of the page. */

import type { JSX } from "preact";
import type { Shape } from "./tree.ts";

export function elementOf({ tag, attributes, children, text }: Shape): JSX.Element {
  const Tag = tag as "g";
  return <Tag {...attributes}>{text || children.map(elementOf)}</Tag>;
}

export const Drawing = ({ picture }: { picture: Shape }) => elementOf(picture);
