/** The fields for a new puzzle. */

import type { ComponentChildren } from "preact";
import { sizeWords } from "../board/puzzle-words.ts";
import type { Size } from "../core/geometry.ts";
import { capital } from "../core/words.ts";
import type { PuzzleOrder } from "../store/puzzle-order.ts";
import { Button } from "../ui/Button.tsx";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { GameChoice } from "../ui/GameChoice.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { type Choice, Segmented } from "../ui/Segmented.tsx";
import { usePlay } from "../ui/use-play.ts";
import { either, whyNot } from "./grade-words.ts";

/** Choices whose values are their lower-case labels. */
const choices = <T extends string>(...labels: T[]): Choice<Lowercase<T>>[] =>
  labels.map((label) => ({ label, value: label.toLowerCase() as Lowercase<T> }));

const SIZES = choices("6", "8", "10", "12", "Other");
const COLOUR_SIZES = choices("5", "6", "7", "8", "9", "10", "11");
const LOCKS = choices("1", "2", "3", "4", "Any");
const BLOCKS = choices("None", "2", "4", "6");
const ENDS = choices("Open", "Closed");
const GRADES = choices("Easy", "Medium", "Hard", "Expert");

/** The limits of the number fields. */
const SIDES = { min: 3, max: 32 };

export function NewPuzzleForm() {
  const { dispatch } = useApp();
  const free = usePlay((play) => play.free);
  if (!free) return null;
  const { game, making, order, grades } = free;
  const message = free.message || whyNot(game, order);
  const request: Command = { type: making ? "play/cancel-making" : "play/make" };
  return (
    <form
      class="body"
      id="free-play"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(request);
      }}
    >
      <div class="rows full">
        <div class="option">
          <span>Game</span>
          <GameChoice
            name="new-game"
            value={game}
            onChange={(chosen) => dispatch({ type: "play/new-game", game: chosen })}
          />
        </div>
        {game === "queens" && <QueensFields order={order} />}
        {game === "colour" && <ColourFields order={order} />}
        {game === "knights" && <KnightsFields order={order} />}
        <GradeField order={order} grades={grades} />
      </div>
      <p class="says-free muted" id="free-says" role="status">
        {making ? message : [canBe(order, grades), message].filter(Boolean).join(" ")}
      </p>
      <div class="btns">
        <button
          type="submit"
          class="btn primary"
          id="new-puzzle"
          data-starts={making ? undefined : true}
          disabled={!making && grades.length === 0}
        >
          {making ? "Cancel" : "Make a puzzle"}
        </button>
        <Button class="btn" id="set-up" action={{ type: "draft/open", game }}>
          Make a board
        </Button>
      </div>
    </form>
  );
}

/** `8 × 8 boards can be Easy, Medium or Hard.` */
const canBe = (size: Size, grades: string[]) =>
  grades.length > 0 && `${sizeWords(size)} boards can be ${either(grades.map(capital))}.`;

function useOrder() {
  const { dispatch } = useApp();
  return (order: Partial<PuzzleOrder>) => dispatch({ type: "play/order", order });
}

function QueensFields({ order }: { order: PuzzleOrder }) {
  const change = useOrder();
  const { rows, other, locks } = order;
  const size = String(rows);
  const isOther = other || !SIZES.some(({ value }) => value === size);
  const resize = (side: number) => change({ other: true, rows: side, columns: side });
  return (
    <>
      <ChoiceField
        name="size"
        label="Size"
        choices={SIZES}
        value={isOther ? "other" : size}
        onChange={(value) => change(sizeOrder(value))}
      />
      {isOther && (
        <SizeField>
          <NumberInput id="free-rows" label="Rows" value={rows} {...SIDES} onChange={resize} />
        </SizeField>
      )}
      <ChoiceField
        name="locks"
        label="Locked queens"
        choices={LOCKS}
        value={locks === 0 ? "any" : String(locks)}
        onChange={(value) => change({ locks: value === "any" ? 0 : Number(value) })}
      />
    </>
  );
}

const sizeOrder = (value: string): Partial<PuzzleOrder> =>
  value === "other"
    ? { other: true }
    : { other: false, rows: Number(value), columns: Number(value) };

function ColourFields({ order }: { order: PuzzleOrder }) {
  const change = useOrder();
  return (
    <ChoiceField
      name="size"
      label="Size"
      choices={COLOUR_SIZES}
      value={String(order.rows)}
      onChange={(value) => change(sizeOrder(value))}
    />
  );
}

function KnightsFields({ order }: { order: PuzzleOrder }) {
  const change = useOrder();
  const { rows, columns, blocked, closed } = order;
  const resize = (side: Partial<PuzzleOrder>) => change({ other: true, rows, columns, ...side });
  return (
    <>
      <SizeField>
        <NumberInput
          id="free-columns"
          label="Width"
          value={columns}
          {...SIDES}
          onChange={(side) => resize({ columns: side })}
        />
        <span>×</span>
        <NumberInput
          id="free-rows"
          label="Height"
          value={rows}
          {...SIDES}
          onChange={(side) => resize({ rows: side })}
        />
      </SizeField>
      <ChoiceField
        name="blocks"
        label="Blocked squares"
        choices={BLOCKS}
        value={blocked === 0 ? "none" : String(blocked)}
        onChange={(value) => change({ blocked: value === "none" ? 0 : Number(value) })}
      />
      <ChoiceField
        name="ends"
        label="Tour"
        choices={ENDS}
        value={closed ? "closed" : "open"}
        onChange={(value) => change({ closed: value === "closed" })}
      />
    </>
  );
}

/** @param props.grades available for such a board */
function GradeField({ order, grades }: { order: PuzzleOrder; grades: string[] }) {
  const change = useOrder();
  return (
    <ChoiceField
      name="grade"
      label="Difficulty"
      choices={GRADES.map((choice) => ({ ...choice, disabled: !grades.includes(choice.value) }))}
      value={order.grade}
      onChange={(grade) => change({ grade })}
    />
  );
}

interface ChoiceFieldProps<T extends string> {
  name: string;
  label: string;
  choices: Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

function ChoiceField<T extends string>({ label, ...props }: ChoiceFieldProps<T>) {
  const id = `${props.name}-label`;
  return (
    <div class="option">
      <span id={id}>{label}</span>
      <Segmented class="seg" labelledBy={id} {...props} />
    </div>
  );
}

function SizeField({ children }: { children: ComponentChildren }) {
  return (
    <div class="option" id="other-size">
      <span id="other-label">Size</span>
      <div class="size" role="group" aria-labelledby="other-label">
        {children}
      </div>
    </div>
  );
}
