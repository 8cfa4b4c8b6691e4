/**
 * Dated results of the benchmarks: what they are made of, and how one compares with another.
 * `record/README.md` says what stands in a file.
 */

/** @typedef {import("./measuring.js").Figure} Figure */
/**
 * @typedef {object} Machine
 * @property {string} processor
 * @property {number} cores
 * @property {Record<string, string>} versions by program
 */
/** @typedef {{date: string, note: string, machine: Machine, figures: Figure[]}} Recording */
/** A line that a benchmark handed on: a figure, or the version of a program. @typedef {Figure | {program: string, version: string}} Line */

/**
 * Makes a record of what the benchmarks handed on.
 * @param {Line[]} lines
 * @param {{date: string, note: string, machine: Machine}} facts
 * @returns {Recording}
 */
export function recordOf(lines, { date, note, machine }) {
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

/**
 * What every figure is, as a multiple of what it was: a line each. Figures of one record alone are named.
 * @param {Figure[]} before
 * @param {Figure[]} after
 */
export function compared(before, after) {
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

/** @param {string} what @param {string} words */
const line = (what, words) => `${what.padEnd(60)} ${words}`;
