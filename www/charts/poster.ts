/** Charts as a file: side by side under a title, over a caption. */
import { box, drawing, moved, type Shape, shape, words } from "./tree.ts";

const EDGE = 20;
const HEAD = 34;
const LINE = 17;
/** Letters of the caption per hundred pixels. */
const LETTERS = 15;

export function poster(title: string, pictures: Shape[], caption: string) {
  const sized = pictures.map(({ attributes, children }) => ({
    children,
    wide: Number(attributes.width),
    high: Number(attributes.height),
  }));
  const across = sized.reduce((sum, { wide }) => sum + wide + EDGE, -EDGE);
  const high = Math.max(...sized.map(({ high }) => high));
  const lines = wrapped(caption, (across / 100) * LETTERS);
  const [width, height] = [across + 2 * EDGE, EDGE + HEAD + high + 14 + lines.length * LINE + EDGE];
  let left = EDGE;
  const placed = sized.map(({ children, wide }) => {
    const group = moved(left, EDGE + HEAD, children);
    left += wide + EDGE;
    return group;
  });
  const below = EDGE + HEAD + high + 26;
  return drawing(width, height, [
    shape("title", {}, [], `${title}. ${caption}`),
    box(0, 0, width, height, { fill: "var(--panel)" }),
    words(EDGE, EDGE + 14, title, { "font-size": 17, "font-weight": 700, fill: "var(--ink)" }),
    ...placed,
    ...lines.map((text, at) => words(EDGE, below + at * LINE, text, { "font-size": 12.5 })),
  ]);
}

/** A text in lines of at most this many letters. */
export function wrapped(text: string, most: number) {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
