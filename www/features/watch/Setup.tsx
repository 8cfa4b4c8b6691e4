import { Icon } from "../../ui/Icon.tsx";
import { RunActs } from "./RunActs.tsx";
import { SolverMenu } from "./SolverMenu.tsx";

/** The board that is watched. */
export function PuzzleCard() {
  return (
    <div class="card" id="puzzle">
      <h2>Puzzle</h2>
      <div class="layout">
        <label for="side" data-for="queens">
          Board
        </label>
        <input
          data-for="queens"
          type="number"
          id="side"
          min={1}
          max={1000000}
          inputMode="numeric"
          title="Rows and columns"
        />
        <span id="knights-board" data-for="knights">
          Board
        </span>
        <span class="size" role="group" aria-labelledby="knights-board" data-for="knights">
          <input type="number" id="rows" min={1} max={2000} inputMode="numeric" aria-label="Rows" />{" "}
          ×{" "}
          <input
            type="number"
            id="columns"
            min={1}
            max={2000}
            inputMode="numeric"
            aria-label="Columns"
          />
        </span>
        <span class="given-row">
          <span id="given-label" />{" "}
          <button
            type="button"
            class="given"
            id="new"
            title="Clear the board"
            aria-label="Clear the board"
          >
            <b id="given" />
            <Icon name="cross" />
          </button>
        </span>
        <span class="break" />
        <span class="solutions" data-for="queens" id="solutions-row">
          <b id="solutions" /> <span id="solutions-noun">solutions</span>
        </span>
        <fieldset class="seg small" id="tour" data-for="knights">
          <legend>Tour</legend>
          <label>
            <input type="radio" name="tour" value="open" aria-label="Open tour" />
            <span>Open</span>
          </label>
          <label>
            <input type="radio" name="tour" value="closed" aria-label="Closed tour" />
            <span>Closed</span>
          </label>
        </fieldset>
        <button type="button" class="btn tiny" id="block" data-for="knights" aria-pressed="false" />
        <button type="button" class="btn tiny" id="draw" />
      </div>
    </div>
  );
}

/** The solver chosen, and its options. */
export function SolverCard() {
  return (
    <div class="card" id="solver-card" data-in="watch">
      <h2>Solver</h2>
      <div class="solver-row" id="solver-row">
        <button
          type="button"
          class="solver"
          id="solver"
          aria-haspopup="menu"
          aria-expanded="false"
          aria-controls="menu"
        >
          <b id="solver-name" />
          <small class="idea" id="solver-idea" />
          <small class="where" id="solver-where" />
          <Icon name="down" />
        </button>
      </div>
      <div class="options" id="solver-options" role="group" />
      <RunActs />
    </div>
  );
}

/** Puzzle and solver. */
export function Setup() {
  return (
    <section class="setup" aria-label="Puzzle and solver" data-in="watch">
      <PuzzleCard />
      <SolverCard />
      <SolverMenu />
    </section>
  );
}
