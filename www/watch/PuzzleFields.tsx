/** Fields for the puzzle in Watch. */

import { OFFERED_SIDES } from "../core/geometry.ts";
import { count } from "../core/numbers.ts";
import { ColourBoards } from "../panels/ColourBoards.tsx";
import { useChosenRun } from "../panels/use-watched.ts";
import { namesOf } from "../routes/ids.ts";
import type { BoardLayout } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import { SizeInput } from "../ui/SizeInput.tsx";
import type { Solutions as Counted } from "./solutions-controller.ts";

/** More locked queens than this are counted, not named. */
const NAMED = 3;

export function PuzzleFields() {
  const { game, run } = useChosenRun();
  const isQueens = game !== "knights";
  return (
    <div class="cluster" id="puzzle" role="group" aria-label="Puzzle">
      <Board layout={run} />
      <GivenSquares layout={run} />
      {isQueens ? <Solutions /> : <KnightsRules layout={run} />}
      <RandomSquare />
    </div>
  );
}

interface Props {
  layout: BoardLayout;
}

function Board({ layout }: Props) {
  const { dispatch } = useApp();
  const { regions } = layout;
  if (useChosenRun().game === "knights") return <Sides layout={layout} />;
  if (!regions) return <Side layout={layout} />;
  return (
    <>
      <ColourBoards
        id="colour-board"
        regions={regions}
        onChoose={(chosen) => dispatch({ type: "watch/board", regions: chosen })}
      />
      <Button class="btn small" id="make-your-own" action={{ type: "draft/open" }}>
        Make your own
      </Button>
    </>
  );
}

function Side({ layout }: Props) {
  const { dispatch } = useApp();
  return (
    <span class="cluster">
      <label for="side">Board</label>
      <NumberInput
        id="side"
        title="Rows and columns"
        min={1}
        max={OFFERED_SIDES.queens}
        isUnclamped
        value={layout.rows}
        onChange={(side) => dispatch({ type: "watch/resize", rows: side, columns: side })}
      />
    </span>
  );
}

function Sides({ layout }: Props) {
  const { dispatch } = useApp();
  return (
    <span class="cluster">
      <span id="knights-board">Board</span>
      <span class="size" role="group" aria-labelledby="knights-board">
        <SizeInput
          size={layout}
          max={OFFERED_SIDES.knights}
          ids={{ rows: "rows", columns: "columns" }}
          onChange={(size) => dispatch({ type: "watch/resize", ...size })}
        />
      </span>
    </span>
  );
}

function GivenSquares({ layout }: Props) {
  const { game } = useChosenRun();
  const given = givenNames(layout);
  const [some, none] =
    game !== "knights" ? ["Locked", "No queen locked"] : ["Start", "No start yet"];
  return (
    <span class="cluster">
      <span id="given-label">{given ? some : none}</span>{" "}
      <Button
        class="btn small"
        id="new"
        label="Clear the board"
        hidden={layout.squares.length === 0 && layout.blocked.length === 0}
        action={{ type: "watch/clear" }}
      >
        <b id="given">{given || "Clear"}</b>
        <Icon name="cross" />
      </Button>
    </span>
  );
}

function givenNames({ rows, columns, squares }: BoardLayout) {
  if (squares.length > NAMED) return `${squares.length} queens`;
  return namesOf({ rows, columns }, squares).join(" ");
}

function KnightsRules({ layout: { closed, blocked } }: Props) {
  const { view, dispatch } = useApp();
  const isBlocking = view.blocking.value;
  const words = blocked.length > 0 ? `Blocked: ${blocked.length}` : "Block…";
  const noun = blocked.length === 1 ? "square" : "squares";
  return (
    <>
      <Segmented
        id="tour"
        name="tour"
        label="Tour"
        choices={[
          { value: "open", label: "Open", name: "Open tour" },
          { value: "closed", label: "Closed", name: "Closed tour" },
        ]}
        value={closed ? "closed" : "open"}
        onChange={(value) => dispatch({ type: "watch/close", closed: value === "closed" })}
      />
      <Button
        class="btn small"
        id="block"
        aria-pressed={isBlocking}
        aria-label={`${words.replace("…", "")} ${noun}`}
        action={{ type: "watch/block" }}
      >
        {words}
      </Button>
    </>
  );
}

function RandomSquare() {
  const isQueens = useChosenRun().game !== "knights";
  return (
    <Button
      class="btn small"
      id="draw"
      label={isQueens ? "Random queen" : "Random start"}
      title={isQueens ? "Lock a queen at random" : "Start at random"}
      action={{ type: "watch/random" }}
    >
      {isQueens ? "Random queen" : "Random start"}
    </Button>
  );
}

/** How many solutions of the empty board hold the locked queens. */
function Solutions() {
  const counted = useApp().view.solutions.value;
  const [value, noun] = wordsOf(counted ?? "counting");
  return (
    <span class="solutions" id="solutions-row" hidden={!counted}>
      <b id="solutions">{value}</b> <span id="solutions-noun">{noun}</span>
    </span>
  );
}

function wordsOf(counted: Counted): [value: string, noun: string] {
  if (counted === "counting") return ["…", "solutions"];
  if (counted === "failed") return ["—", "solutions"];
  const { all, held } = counted;
  if (held === 0 && all > 0) return ["None", `of ${count(all)} solutions has these queens`];
  if (held === null) return [count(all), all === 1 ? "solution" : "solutions"];
  return [`${count(held)} of ${count(all)}`, held === 1 && all === 1 ? "solution" : "solutions"];
}
