/** Programs that a person wrote in the Lab. */

/** A person's program. */
export interface SavedProgram {
  text: string;
  /** When it was changed, in milliseconds. */
  at: number;
  /** What it replaced, the latest first. */
  earlier: { text: string; at: number }[];
}

const MOST_EARLIER = 20;

/** A program with another text, which sets aside the one before. */
export function replaced(before: SavedProgram | undefined, text: string, at: number): SavedProgram {
  if (!before || before.text === text) return { text, at, earlier: before?.earlier ?? [] };
  const { earlier, ...last } = before;
  return { text, at, earlier: [last, ...earlier].slice(0, MOST_EARLIER) };
}

/** The later of two programs; the other one is set aside. */
export function laterProgram(one: SavedProgram, other: SavedProgram): SavedProgram {
  if (one.text === other.text) return one.at >= other.at ? one : other;
  const [later, sooner] = one.at >= other.at ? [one, other] : [other, one];
  const isKept = later.earlier.some(({ text }) => text === sooner.text);
  return isKept ? later : { ...replaced(sooner, later.text, later.at) };
}

export const bothPrograms = (
  ours: Record<string, SavedProgram>,
  theirs: Record<string, SavedProgram>,
) => {
  const all = { ...ours, ...theirs };
  for (const slot in theirs) {
    const mine = ours[slot];
    if (mine) all[slot] = laterProgram(mine, theirs[slot]!);
  }
  return all;
};
