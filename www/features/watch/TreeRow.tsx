/** A row of the search tree: a depth, what was tried there, what stands and what is left. */

import type { TreeLevel as Level } from "../../engine/generated/run.ts";
import { inkOn } from "../../render/theme.ts";
import { type Failed, failureLabel, left, standing } from "../../scene/tree.ts";
import { useMemo } from "../../vendor/preact.js";

interface Props {
  index: number;
  level: Level;
  /** Names of all squares, and the rows of their board. */
  names: string[];
  rows: number;
  /** Of its number. */
  colour: string;
  /** Whether the run stands there. */
  isHere: boolean;
  /** The square whose button Tab stops at, if it is in this row. */
  stop: number | undefined;
  /** The square that the pointer is on. */
  hovered: number | undefined;
}

/** How a value that failed is drawn, where it is drawn otherwise. */
const KINDS: Record<string, string> = { solutions: "found", conflict: "conflict" };

/** Rendered again only where something in it is new: a tour's tree has thousands of rows. */
export function TreeRow(props: Props) {
  return useMemo(() => <Row {...props} />, [keyOf(props)]);
}

/**
 * Values have their places as keys: elements that are used again are faster by a quarter than new ones,
 * on a slow phone with a run flat out.
 */
function Row(props: Props) {
  const { index, level, names, colour, isHere } = props;
  const { depth, current, failed, open } = level;
  return (
    <li class={isHere ? "here" : undefined} data-row={index}>
      <span class="depth" style={{ background: colour, color: inkOn(colour) }}>
        {depth}
      </span>
      <div class="chips">
        {failed.map((value, place) => (
          <FailedValue key={place} failed={value} row={props} />
        ))}
        {current ? (
          <button
            type="button"
            class="now"
            {...chip(props, current.square, standing(current, names))}
          >
            {names[current.square]}
          </button>
        ) : (
          <span class="next">{open > 0 ? "next" : "none left"}</span>
        )}
      </div>
      <small class="left">{left(level)}</small>
    </li>
  );
}

function FailedValue({ failed, row }: { failed: Failed; row: Props }) {
  const { label, mark } = failureLabel(failed, row.names, row.rows);
  const name = row.names[failed.square];
  return (
    <button type="button" class={KINDS[failed.cause]} {...chip(row, failed.square, label)}>
      {failed.cause === "solutions" ? <b>{name}</b> : <s>{name}</s>}
      <small>{mark}</small>
    </button>
  );
}

/**
 * What every value's button has. Only one that is pointed at has a title: where titles change, browsers look at
 * every style again.
 */
const chip = ({ stop, hovered }: Props, square: number, label: string) => ({
  "data-square": square,
  "aria-label": label,
  tabIndex: square === stop ? 0 : -1,
  title: square === hovered ? label : undefined,
});

/** All that a row shows. */
function keyOf({ level, names, rows, colour, isHere, stop, hovered }: Props) {
  const { current, failed, open, struck } = level;
  const tried = failed.map(({ square, step, nodes }) => `${square} ${step} ${nodes}`);
  return [
    ...[names.length, rows, colour, isHere, stop, hovered, open, struck],
    ...[current?.square, current?.step, current?.nodes, ...tried],
  ].join();
}
