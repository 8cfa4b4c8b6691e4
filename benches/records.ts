/** Dated benchmark results, and comparing them. `record/README.md` describes the format. */

import type { Figure } from "./measuring.ts";

interface Machine {
  processor: string;
  cores: number;
  /** Versions by program. */
  versions: Record<string, string>;
}

export interface Recording {
  date: string;
  note: string;
  machine: Machine;
  figures: Figure[];
}
/** A line that a benchmark wrote: a figure, or the version of a program. */
export type Line = Figure | { program: string; version: string };

/** Makes a record from the lines of the benchmarks. */
export function recordOf(
  lines: Line[],
  { date, note, machine }: { date: string; note: string; machine: Machine },
): Recording {
  const programs = lines.filter((line) => "program" in line);
  const versions = Object.fromEntries(programs.map(({ program, version }) => [program, version]));
  const figures = lines.filter((line) => "what" in line);
  return {
    date,
    note,
    machine: { ...machine, versions: { ...machine.versions, ...versions } },
    figures,
  };
}

/** Adds later measurements to the record of the same day; they replace figures of the same name. */
export function joined(before: Recording, after: Recording): Recording {
  const again = new Set(after.figures.map(({ what }) => what));
  const kept = before.figures.filter(({ what }) => !again.has(what));
  return {
    date: after.date,
    note: [...new Set([before.note, after.note])].filter(Boolean).join(" "),
    machine: {
      ...after.machine,
      versions: { ...before.machine.versions, ...after.machine.versions },
    },
    figures: kept.concat(after.figures),
  };
}

/** Each figure as a multiple of the earlier one, one per line. Figures that only one record has are listed. */
export function compared(before: Figure[], after: Figure[]) {
  const known = new Map(before.map((figure) => [figure.what, figure]));
  const measured = new Set(after.map(({ what }) => what));
  const here = after.map(({ what, value, unit }) => {
    const other = known.get(what);
    const same = other?.unit === unit;
    return line(what, same ? `${(value / other.value).toFixed(2)} times` : "new");
  });
  const gone = before.filter(({ what }) => !measured.has(what));
  return [...here, ...gone.map(({ what }) => line(what, "not measured"))];
}

const line = (what: string, words: string) => `${what.padEnd(60)} ${words}`;
