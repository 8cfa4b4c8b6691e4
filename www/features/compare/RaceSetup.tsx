/** The setup of a race: presets, and a button that opens the board's fields. */

import { PRESETS } from "../../content/compare/presets.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { sizeWords } from "../../run/puzzle-words.ts";
import type { RaceView } from "../../run/race-view.ts";
import { LANES, LARGEST } from "../../state/compare/race.ts";
import { namesOf } from "../../state/ids.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { type ReadonlySignal, useComputed, useLayoutEffect, useRef } from "../../vendor/preact.js";

export function RaceSetup({ race }: { race: ReadonlySignal<RaceView> }) {
  const preset = useComputed(() => race.value.preset?.id).value;
  const puzzle = useComputed(() => race.value.puzzle).value;
  const isFull = useComputed(() => race.value.lanes.length === LANES.most);
  return (
    <>
      <div class="race-setup">
        <div class="presets" id="presets" role="group" aria-label="Ready-made races">
          {PRESETS.map(({ id, name }, index) => (
            <Button
              key={id}
              class="preset"
              aria-pressed={id === preset}
              action={{ type: "race/preset", index }}
            >
              {name}
            </Button>
          ))}
        </div>
        <div class="race-board">
          <Button
            class="btn tiny mono"
            id="race-puzzle"
            popovertarget="race-fields"
            title="Choose the board"
          >
            {wordsOf(puzzle)}
          </Button>
          <Button class="btn tiny" id="race-draw" action={{ type: "race/random" }}>
            {puzzle.game === "queens" ? "Random queen" : "Random start"}
          </Button>
          <Button class="btn tiny" id="race-add" disabled={isFull} action={{ type: "race/add" }}>
            + Solver
          </Button>
        </div>
      </div>
      <BoardFields puzzle={puzzle} />
    </>
  );
}

/** More locked queens than this are counted, not named. */
const NAMED = 3;

function wordsOf({ game, rows, columns, squares, closed }: Puzzle) {
  const size = sizeWords({ rows, columns });
  const names = namesOf({ rows, columns }, squares);
  if (squares.length === 0) return `${size}, none locked`;
  if (game === "knights") return `${size}, start ${names[0]}${closed ? ", closed" : ""}`;
  if (squares.length > NAMED) return `${size}, ${squares.length} locked`;
  return `${size}, ${names.join(", ")} locked`;
}

/** Fields for the board of a race. */
function BoardFields({ puzzle }: { puzzle: Puzzle }) {
  const { view, dispatch } = useApp();
  // Rendered again after a refusal, to show the board as it was.
  view.refusals.value;
  const { game, rows, columns, squares, closed } = puzzle;
  const names = namesOf({ rows, columns }, squares);
  const isSquare = game === "queens";
  const lay = (change: Partial<{ rows: number; columns: number; at: string; closed: boolean }>) =>
    dispatch({
      type: "race/board",
      board: { rows, columns, at: names.join("+"), closed, ...change },
    });
  const sides = isSquare ? ["side"] : ["rows", "columns"];
  return (
    <div class="popover" id="race-fields" popover role="group" aria-label="Board of the race">
      {sides.map((side) => (
        <Field
          key={side}
          id={`race-${side}`}
          label={SIDES[side]!}
          shown={String(side === "columns" ? columns : rows)}
          isNumber
          onType={({ valueAsNumber }) => {
            const whole = Math.trunc(valueAsNumber) || 0;
            lay(isSquare ? { rows: whole, columns: whole } : { [side]: whole });
          }}
        />
      ))}
      <Field
        id="race-at"
        label={isSquare ? "Locked queens" : "Start"}
        shown={names.join(" ")}
        onType={({ value }) => lay({ at: squaresIn(value) })}
      />
      {!isSquare && (
        <label class="opt">
          <span>Closed tour</span>
          <input
            type="checkbox"
            id="race-closed"
            checked={closed}
            onChange={({ currentTarget }) => lay({ closed: currentTarget.checked })}
          />
        </label>
      )}
      <p class="small">Or choose a square of any lane’s board.</p>
    </div>
  );
}

const SIDES: Record<string, string> = { side: "Size", rows: "Rows", columns: "Columns" };

/** Typed squares in the form of a link. */
const squaresIn = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, "+");

interface FieldProps {
  id: string;
  label: string;
  shown: string;
  onType: (field: HTMLInputElement) => void;
  /** Whether it takes a number; otherwise squares. */
  isNumber?: boolean;
}

const NUMBER = { type: "number", inputMode: "numeric", min: 1, max: LARGEST } as const;
const SQUARES = { type: "text", autocapitalize: "none", autocomplete: "off" } as const;

/** A field that keeps what is typed until it loses the focus, even if it is refused. */
function Field({ id, label, shown, onType, isNumber }: FieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const show = () => {
    if (ref.current) ref.current.value = shown;
  };
  useLayoutEffect(() => {
    if (ref.current !== document.activeElement) show();
  });
  return (
    <label class="opt">
      <span>{label}</span>
      <input
        {...(isNumber ? NUMBER : SQUARES)}
        ref={ref}
        id={id}
        spellcheck={false}
        placeholder={isNumber ? undefined : "none"}
        onChange={({ currentTarget }) => onType(currentTarget)}
        onBlur={show}
      />
    </label>
  );
}
