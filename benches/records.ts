/**
 * Dated results of the benchmarks, and how to compare them. `record/README.md` describes the
 * format.
 */

import type { Figure } from "./measuring.ts";

interface Machine {
  processor: string;
  cores: number;
  /** The versions of programs by their names. */
  versions: Record<string, string>;
}

export interface Recording {
  date: string;
  note: string;
  machine: Machine;
  figures: Figure[];
}
/** A line that a benchmark handed on: a figure, or the version of a program. */
export type Line = Figure | { program: string; version: string };

/** Makes a record of what the benchmarks handed on. */
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

/** A day's record with what was measured later that day; it replaces figures of the same name. */
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

/**
 * What every figure is, as a multiple of what it was: a line each. Figures of one record alone are named.
 */
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
