/** The set-up of a race: its board, and the solver of each lane with its options. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { DRAWN_SIDE } from "../core/geometry.ts";
import { sideOf } from "../core/regions.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { ColourBoards } from "../panels/ColourBoards.tsx";
import { SolverOptions } from "../panels/SolverOptions.tsx";
import { type BoardChoice, LANES } from "../routes/compare/race.ts";
import { namesOf } from "../routes/ids.ts";
import { takes } from "../store/roster.ts";
import { Button } from "../ui/Button.tsx";
import { Check } from "../ui/Check.tsx";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import type { LaneView, RaceView } from "./race-view.ts";

export function RaceSetup({ race }: { race: ReadonlySignal<RaceView> }) {
  const puzzle = useComputed(() => race.value.puzzle).value;
  const { lanes } = race.value;
  // Renders again after a refusal, to show the race as it was.
  useApp().view.refusals.value;
  return (
    <>
      <BoardFields puzzle={puzzle} />
      <div class="columns">
        {lanes.map((lane, index) =>
          lane.own ? (
            <YourFields key={lane.letter} lane={lane} />
          ) : (
            <LaneFields key={lane.letter} race={race.value} lane={lane} index={index} />
          ),
        )}
      </div>
      <p class="btns">
        <Button id="race-add" disabled={lanes.length === LANES.most} action={{ type: "race/add" }}>
          Add a solver
        </Button>
        {race.value.offersYou && (
          <Button id="race-add-you" action={{ type: "race/own", own: "you" }}>
            Add your solve
          </Button>
        )}
        {race.value.missing && (
          <Button id="race-without-you" action={{ type: "race/own", own: "" }}>
            Race without your lane
          </Button>
        )}
      </p>
    </>
  );
}

function BoardFields({ puzzle }: { puzzle: Puzzle }) {
  const { dispatch } = useApp();
  const { game, rows, columns, squares, closed, regions = null } = puzzle;
  const names = namesOf({ rows, columns }, squares);
  const isQueens = game !== "knights";
  const lay = (change: Partial<BoardChoice>) =>
    dispatch({
      type: "race/board",
      board: { rows, columns, at: names.join("+"), closed, regions, ...change },
    });
  const side = (name: string, id: string, shown: number, set: (side: number) => void) => (
    <Typed
      id={id}
      label={name}
      shown={String(shown)}
      isNumber
      onType={({ valueAsNumber }) => set(Math.trunc(valueAsNumber) || 0)}
    />
  );
  return (
    <div class="cluster" role="group" aria-label="Board of the race">
      {regions && (
        <ColourBoards
          id="race-colours"
          regions={regions}
          onChoose={(chosen) =>
            lay({ rows: sideOf(chosen), columns: sideOf(chosen), at: "", regions: chosen })
          }
        />
      )}
      {!regions &&
        side(isQueens ? "Size" : "Width", "race-columns", columns, (columns) =>
          lay(isQueens ? { rows: columns, columns } : { columns }),
        )}
      {!isQueens && side("Height", "race-rows", rows, (rows) => lay({ rows }))}
      <Typed
        id="race-at"
        label={isQueens ? "Locked queens" : "Start"}
        shown={names.join(" ")}
        onType={({ value }) => lay({ at: squaresIn(value) })}
      />
      {!isQueens && (
        <Check checked={closed} onChange={(closed) => lay({ closed })}>
          Closed tour
        </Check>
      )}
      <Button id="race-draw" action={{ type: "race/random" }}>
        {isQueens ? "Random queen" : "Random start"}
      </Button>
      <small>Or choose a square on any board.</small>
    </div>
  );
}

/** Typed squares, as in a link. */
const squaresIn = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, "+");

interface TypedProps {
  id: string;
  label: string;
  shown: string;
  onType: (field: HTMLInputElement) => void;
  /** Whether it takes a number; otherwise squares. */
  isNumber?: boolean;
}

const NUMBER = { type: "number", inputMode: "numeric", min: 1, max: DRAWN_SIDE } as const;
const SQUARES = { type: "text", autocapitalize: "none", autocomplete: "off" } as const;

/** A field that keeps typed text until it loses the focus, even if it is refused. */
function Typed({ id, label, shown, onType, isNumber }: TypedProps) {
  const ref = useRef<HTMLInputElement>(null);
  const show = () => {
    if (ref.current) ref.current.value = shown;
  };
  useLayoutEffect(() => {
    if (ref.current !== document.activeElement) show();
  });
  return (
    <Field label={label}>
      <input
        {...(isNumber ? NUMBER : SQUARES)}
        ref={ref}
        id={id}
        spellcheck={false}
        placeholder={isNumber ? undefined : "none"}
        onChange={({ currentTarget }) => onType(currentTarget)}
        onBlur={show}
      />
    </Field>
  );
}

interface LaneProps {
  race: RaceView;
  lane: LaneView;
  index: number;
}

/** Your own solve or program has nothing to set up. */
const YourFields = ({ lane: { letter, name, options, colour } }: { lane: LaneView }) => (
  <div role="group" aria-label="Your lane" style={{ "--c": `var(--s-${colour})` }}>
    <div class="inline">
      <span class="badge">{letter}</span>
      <span class="grow">
        {name} <small>{options}</small>
      </span>
      <Button
        class="icon"
        icon="cross"
        label="Remove your lane"
        action={{ type: "race/own", own: "" }}
      />
    </div>
  </div>
);

/** The solver of a lane, its options, and a button to remove it. */
function LaneFields({ race, lane: { letter, order, info, colour }, index }: LaneProps) {
  const { dispatch } = useApp();
  const choose = (solver: string) =>
    dispatch({
      type: "race/choose",
      lane: index,
      chosen: { solver, options: "", seed: order.seed },
    });
  return (
    <div
      role="group"
      aria-label={`Set-up of lane ${letter}`}
      style={{ "--c": `var(--s-${colour})` }}
    >
      <div class="inline">
        <span class="badge">{letter}</span>
        <Select
          class="grow"
          label="Solver"
          value={order.solver}
          options={race.solvers.map((solver) => ({
            value: solver.id,
            label: solver.name,
            group: solver.family,
            disabled: !takes(solver, race.puzzle),
          }))}
          onChange={choose}
        />
        <Button
          class="icon"
          icon="cross"
          label={`Remove lane ${letter}`}
          disabled={!race.mayRemove}
          action={{ type: "race/remove", lane: index }}
        />
      </div>
      <SolverOptions
        info={info}
        chosen={order}
        onChoose={(chosen) => dispatch({ type: "race/choose", lane: index, chosen })}
      />
    </div>
  );
}
