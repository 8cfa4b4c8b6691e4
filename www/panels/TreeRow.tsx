/** A row of the search tree: a depth, the values tried there, and the current one. */

import { useMemo } from "preact/hooks";
import { type Failed, failureLabel, left, standing, type TreeBoard } from "../board/scene/tree.ts";
import type { TreeLevel as Level } from "../engine/generated/run.ts";
import { inkOn } from "../ui/theme.ts";

interface Props {
  index: number;
  level: Level;
  board: TreeBoard;
  colour: string;
  /** Whether it is the current depth. */
  isHere: boolean;
  /** The square that Tab stops at, if it is in this row. */
  stop: number | undefined;
  /** The square under the pointer. */
  hovered: number | undefined;
}

/** The classes of failed values that look different. */
const KINDS: Record<string, string> = { solutions: "good", conflict: "conflict" };

/** Rendered again only when its content changes: a tour's tree has thousands of rows. */
export function TreeRow(props: Props) {
  return useMemo(() => <Row {...props} />, [keyOf(props)]);
}

/** Values are keyed by index: on a slow phone, reusing elements makes a run flat out 25% faster. */
function Row(props: Props) {
  const { index, level, board, colour, isHere } = props;
  const { names } = board;
  const { depth, current, failed, open } = level;
  return (
    <li class={isHere ? "here" : undefined} data-row={index}>
      <span class="chip" style={{ background: colour, color: inkOn(colour) }}>
        {depth}
      </span>
      <div class="values">
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
  const { label, mark } = failureLabel(failed, row.board);
  const name = row.board.names[failed.square];
  return (
    <button type="button" class={KINDS[failed.cause]} {...chip(row, failed.square, label)}>
      {failed.cause === "solutions" ? <b>{name}</b> : <s>{name}</s>}
      <small>{mark}</small>
    </button>
  );
}

/** The attributes of a value's button. Only the hovered one has a title: changing titles makes browsers restyle. */
const chip = ({ stop, hovered }: Props, square: number, label: string) => ({
  "data-square": square,
  "aria-label": label,
  tabIndex: square === stop ? 0 : -1,
  title: square === hovered ? label : undefined,
});

function keyOf({ level, board, colour, isHere, stop, hovered }: Props) {
  const { current, failed, open, struck } = level;
  const tried = failed.map(({ square, step, nodes }) => `${square} ${step} ${nodes}`);
  return [
    ...[board.names.length, board.rows, board.regions, colour, isHere, stop, hovered, open, struck],
    ...[current?.square, current?.step, current?.nodes, ...tried],
  ].join();
}
