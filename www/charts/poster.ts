/** A chart as it is given away: under a heading, over what it says, on a ground of its own. */
import { box, drawing, moved, type Shape, shape, words } from "./tree.ts";

const EDGE = 20;
const HEAD = 34;
const LINE = 17;
/** Letters of the caption that fit into a hundred pixels. */
const LETTERS = 15;

/** @param pictures side by side */
export function poster(title: string, pictures: Shape[], caption: string) {
  const sizes = pictures.map(({ attributes }) => [
    Number(attributes.width),
    Number(attributes.height),
  ]);
  const across = sizes.reduce((sum, [width]) => sum + width + EDGE, -EDGE);
  const high = Math.max(...sizes.map(([, height]) => height));
  const lines = wrapped(caption, (across / 100) * LETTERS);
  const [width, height] = [across + 2 * EDGE, EDGE + HEAD + high + 14 + lines.length * LINE + EDGE];
  let left = EDGE;
  const placed = pictures.map((picture, at) => {
    const group = moved(left, EDGE + HEAD, picture.children);
    left += sizes[at][0] + EDGE;
    return group;
  });
  const below = EDGE + HEAD + high + 26;
  return drawing(width, height, [
    { ...shape("title"), text: `${title}. ${caption}` },
    box(0, 0, width, height, { fill: "var(--panel)" }),
    words(EDGE, EDGE + 14, title, { "font-size": 17, "font-weight": 700, fill: "var(--ink)" }),
    ...placed,
    ...lines.map((text, at) => words(EDGE, below + at * LINE, text, { "font-size": 12.5 })),
  ]);
}

/** A text in lines of up to so many letters. */
export function wrapped(text: string, most: number) {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
