/** The entries of the legend. */

import type { Annotation } from "../engine/generated/run.ts";
import { annotationColour, forceColours } from "../render/annotations.ts";
import type { Theme } from "../render/theme.ts";

export type Shape =
  | "square"
  | "ring"
  | "number"
  | "tab"
  | "line"
  | "dashes"
  | "arrow"
  | "dashed"
  | "dotted";

/** A colour of "" means text alone. */
export type Entry = [colour: string, words: string, shape?: Shape];

/** Numbered colours side by side. */
export interface Scale {
  words: string;
  first: number;
  colours: string[];
}

export interface LegendView {
  entries: Entry[];
  scale: Scale | null;
}

/** The sign and the meaning of each kind of annotation that the legend explains. */
const SIGNS: Record<string, [Shape, string]> = {
  emptied: ["ring", "row left empty"],
  "used-up": ["ring", "row used up"],
  "free-again": ["ring", "back again"],
  "taken-back": ["square", "taken back"],
  number: ["number", "what the choice compares"],
  "row-number": ["tab", "squares that the row has left"],
  chosen: ["ring", "the one chosen"],
  candidate: ["number", "onward moves compared"],
  fault: ["ring", "at fault"],
  jumped: ["square", "row skipped"],
  unsupported: ["number", "row with no square to go with this one"],
  covered: ["line", "line covered"],
  trail: ["line", "a queen’s path in this round"],
  edge: ["line", "tour of a block"],
  joined: ["line", "jump that joins two tours"],
  cut: ["dashes", "jump taken out"],
};
const FRESH = "ruled out now: the outlined row has no square to go with it";
const FORCES = [
  ["charge", "arrow", "away from each queen in line"],
  ["line", "dashed", "off the shared line, at random"],
  ["border", "dotted", "from the border to the centre"],
] as const;

/** One entry for each kind of annotation. */
export function annotationEntries(annotations: Annotation[], theme: Theme): Entry[] {
  const kinds = [...new Set(annotations.map(({ kind }) => kind))];
  const fresh = annotations.some((one) => one.kind === "unsupported" && one.fresh);
  return kinds.flatMap((kind) => {
    if (kind === "force") return forceEntries(theme);
    const sign = SIGNS[kind];
    if (!sign) return [];
    const [shape, words] = sign;
    const entry: Entry = [annotationColour(theme, kind), words, shape];
    return kind === "unsupported" && fresh ? [[theme.bad, FRESH, "ring"], entry] : [entry];
  });
}

export const forceEntries = (theme: Theme): Entry[] =>
  FORCES.map(([force, shape, words]) => [forceColours(theme)[force], words, shape]);
